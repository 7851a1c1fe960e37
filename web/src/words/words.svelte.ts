/** Everything that is said, from Fluent catalogues: the shell's own here, what all share in `chabudai.words`, each game's in its folder. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { createContext } from 'svelte'
import common_de from '../../../src/chabudai/words/common.de.ftl?raw'
import common_en from '../../../src/chabudai/words/common.en.ftl?raw'
import { folderOf } from '../games/kit'
import { api } from '../net/http'
import type { Action, GameEvent, Phrase } from '../net/wire'
import { settings, type Language } from '../shell/settings.svelte'
import shell_de from './de.ftl?raw'
import shell_en from './en.ftl?raw'

function bundle(language: Language, ...texts: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false })
  for (const text of texts) made.addResource(new FluentResource(text))
  return made
}

const shell: Record<Language, FluentBundle> = { en: bundle('en', common_en, shell_en), de: bundle('de', common_de, shell_de) }

function say(from: FluentBundle, message: string, given: Record<string, FluentVariable>): string | null {
  const found = from.getMessage(message)
  return found?.value ? from.formatPattern(found.value, given, []) : null
}

/** Whether the shell has this sentence. */
export const has = (message: string) => shell[settings.language].hasMessage(message)

/** A sentence of the shell in the chosen language. */
export function t(message: string, given: Record<string, FluentVariable> = {}): string {
  return say(shell[settings.language], message, given) ?? message
}

/** The sentences of a page that brings its own catalogues, so that others need not load them. */
export function spoken(texts: Record<Language, string>): (message: string, given?: Record<string, FluentVariable>) => string {
  const made: Record<Language, FluentBundle> = { en: bundle('en', texts.en), de: bundle('de', texts.de) }
  return (message, given = {}) => say(made[settings.language], message, given) ?? message
}

/** Names as one says them: with commas, and *and* before the last. */
export const and = (names: readonly string[]) => new Intl.ListFormat(settings.language).format(names)

/** Who sits at a table: the people by name, the bots by number. */
export function company(names: readonly string[]): string {
  const people = names.filter((name) => name && !has(`level-${name}`))
  const bots = names.filter((name) => name && has(`level-${name}`)).length
  return [...people, ...(bots ? [t('some-bots', { count: bots })] : [])].join(', ')
}

const CATALOGUES = import.meta.glob<string>('../../../src/chabudai/games/*/words/*.ftl', { query: '?raw', import: 'default' })
const RULES = import.meta.glob<string>('../../../src/chabudai/games/*/words/RULES*.md', { query: '?raw', import: 'default' })

/** What lies beside this client for a title; what does not is asked of the server. */
const beside = (found: Record<string, () => Promise<string>>, title: string, file: string) => found[`../../../src/chabudai/games/${folderOf(title)}/words/${file}`]

export async function rulesOf(title: string, language: Language): Promise<string> {
  const load = beside(RULES, title, `RULES${language === 'en' ? '' : `.${language}`}.md`)
  return load ? load() : api.rules(title, language)
}

const known: Record<string, Promise<FluentBundle>> = {}

/** A title's catalogue, ready to speak. */
export function catalogue(title: string, language: Language): Promise<FluentBundle> {
  const name = `${title} ${language}`
  const found = (known[name] ??= fetched(title, language))
  found.catch(() => Reflect.deleteProperty(known, name))
  return found
}

async function fetched(title: string, language: Language): Promise<FluentBundle> {
  const load = beside(CATALOGUES, title, `${language}.ftl`)
  return load ? bundle(language, language === 'de' ? common_de : common_en, await load()) : bundle(language, await api.words(title, language))
}

/** The catalogue of a table: its title's, with the names that an edition of one's own gives to things. */
export async function catalogueAt(table: string, title: string, edition: string, language: Language): Promise<FluentBundle> {
  if (!edition || edition.startsWith('house ')) return catalogue(title, language)
  const [made, own] = await Promise.all([fetched(title, language), api.ownWords(table, language)])
  made.addResource(new FluentResource(own), { allowOverrides: true })
  return made
}

export const kebab = (name: string) => name.replace(/(?<!^)([A-Z])/g, '-$1').replaceAll('_', '-').toLowerCase()

/** A name of the program as words, where the catalogue has none: `hand_sizes` is `Hand sizes`. */
export const plain = (name: string) => kebab(name).replaceAll('-', ' ').replace(/^./, (first) => first.toUpperCase())

/** A number with a fraction, as the server writes it; three digits would be a German thousand. */
const FRACTION = /^[+−-]?\d+\.\d{1,2}$/

/** An action as far as it can be said, without its place among the others. */
export type Sayable<A> = A extends unknown ? Omit<A, 'index' | 'text'> : never

/** A title's words for one reader at a table of named seats, as `chabudai.words` has them on the server. */
export class GameWords<A extends Action = Action> {
  constructor(
    private readonly bundle: FluentBundle,
    readonly names: readonly string[],
    readonly reader: number | null,
  ) {}

  has(message: string): boolean {
    return this.bundle.hasMessage(message)
  }

  say(message: string, given: object = {}): string {
    return say(this.bundle, message, this.filled(given)) ?? message
  }

  /** A sentence of a guide or a story. */
  phrase(phrase: Phrase): string {
    return this.say(phrase.message, phrase.given)
  }

  event(event: GameEvent): string {
    return this.sayOr(`event-${event.event}`, event, plain(event.event))
  }

  action(action: Sayable<A> & { verb: string; text?: string }): string {
    return this.sayOr(`action-${action.verb}`, action, action.text ?? action.verb)
  }

  decision(name: string): string {
    return this.sayOr(`decision-${kebab(name)}`, {}, plain(name))
  }

  /** A message of the catalogue; where it has none, other words. */
  sayOr(message: string, given: object, other: string): string {
    return this.has(message) ? this.say(message, given) : other
  }

  /** A message that needs nothing filled in; null if there is none such. */
  bare(message: string): string | null {
    const found = this.bundle.getMessage(message)?.value
    const missing: Error[] = []
    const text = found ? this.bundle.formatPattern(found, {}, missing) : ''
    return found && !missing.length ? text : null
  }

  private filled(given: object): Record<string, FluentVariable> {
    const filled: Record<string, FluentVariable> = {}
    for (const [name, value] of Object.entries(given) as [string, unknown][]) {
      if (name.endsWith('seat') && typeof value === 'number') {
        filled[name] = this.names[value] ?? String(value)
        filled[`${name}_is`] = value === this.reader ? 'you' : 'other'
      } else if (Array.isArray(value)) {
        filled[name] = name.endsWith('seats') ? this.company(value) : value.map((item) => this.item(item)).join(', ')
        Object.assign(filled, this.ranked(name, value))
      } else if (isPhrase(value)) filled[name] = this.phrase(value)
      else if (typeof value === 'boolean') filled[name] = value ? 'yes' : 'no'
      else if (typeof value === 'string' && FRACTION.test(value)) filled[name] = value.replace('.', new Intl.NumberFormat(this.bundle.locales[0]).format(1.5)[1]!)
      else if (typeof value === 'number' || typeof value === 'string') filled[name] = value
      else filled[name] = value === null ? '' : String(value)
    }
    return filled
  }

  /** Several seats by their names, with an `and` before the last. */
  private company(seats: unknown[]): string {
    const names = seats.map((seat) => this.names[seat as number] ?? String(seat))
    return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${this.bare('label-and') ?? '&'} ${names.at(-1)}`
  }

  /** Numbers of all seats, with their names: `$totals_rising` and `$totals_falling`. */
  private ranked(name: string, value: unknown[]): Record<string, string> {
    if (value.length !== this.names.length || !value.every((item) => typeof item === 'number')) return {}
    const you = this.bare('label-you')
    const order = value.map((_, seat) => seat)
    const named = (seat: number) => `${seat === this.reader && you ? you : this.names[seat]} ${value[seat]}`
    const rising = order.toSorted((one, other) => value[one]! - value[other]!).map(named).join(', ')
    const falling = order.toSorted((one, other) => value[other]! - value[one]!).map(named).join(', ')
    return { [`${name}_rising`]: rising, [`${name}_falling`]: falling }
  }

  private item(item: unknown): string {
    return isPhrase(item) ? this.phrase(item) : String(item)
  }
}

const isPhrase = (value: unknown): value is Phrase => typeof value === 'object' && value !== null && 'message' in value

/** The words of the game around a part of its board. */
export const [wordsHere, setWords] = createContext<() => GameWords>()
