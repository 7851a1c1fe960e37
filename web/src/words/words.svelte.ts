/** Everything that is said, from Fluent catalogues: the shell's own here, what all share in `chabudai.words`, each game's in its folder. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import common_de from '../../../src/chabudai/words/common.de.ftl?raw'
import common_en from '../../../src/chabudai/words/common.en.ftl?raw'
import { settings, type Language } from '../shell/settings.svelte'
import shell_de from './de.ftl?raw'
import shell_en from './en.ftl?raw'

export type Arguments = Record<string, unknown>

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

/** Who sits at a table: the people by name, the bots by number. */
export function company(names: readonly string[]): string {
  const people = names.filter((name) => name && !has(`level-${name}`))
  const bots = names.filter((name) => name && has(`level-${name}`)).length
  return [...people, ...(bots ? [t('some-bots', { count: bots })] : [])].join(', ')
}

const CATALOGUES = import.meta.glob<string>('../../../src/chabudai/games/*/words/*.ftl', { query: '?raw', import: 'default' })
const RULES = import.meta.glob<string>('../../../src/chabudai/games/*/words/RULES*.md', { query: '?raw', import: 'default' })

/** A title's name as its folder is called. */
const folder = (title: string) => title.replaceAll('-', '_')

export async function rulesOf(title: string, language: Language): Promise<string> {
  const load = RULES[`../../../src/chabudai/games/${folder(title)}/words/RULES${language === 'en' ? '' : `.${language}`}.md`]
  return load ? load() : ''
}

/** A title's catalogue, ready to speak. */
export async function catalogue(title: string, language: Language): Promise<FluentBundle> {
  const load = CATALOGUES[`../../../src/chabudai/games/${folder(title)}/words/${language}.ftl`]
  return bundle(language, language === 'de' ? common_de : common_en, load ? await load() : '')
}

export const kebab = (name: string) => name.replace(/(?<!^)([A-Z])/g, '-$1').toLowerCase()

/** A title's words for one reader at a table of named seats, as `chabudai.words` has them on the server. */
export class GameWords {
  constructor(
    private readonly bundle: FluentBundle,
    readonly names: readonly string[],
    readonly reader: number | null,
  ) {}

  has(message: string): boolean {
    return this.bundle.hasMessage(message)
  }

  say(message: string, given: Arguments = {}): string {
    return say(this.bundle, message, this.filled(given)) ?? message
  }

  event(event: { event: string } & Arguments): string {
    return this.say(`event-${event.event}`, event)
  }

  action(action: { verb: string } & Arguments): string {
    return this.say(`action-${action.verb}`, action)
  }

  decision(name: string): string {
    return this.say(`decision-${kebab(name)}`)
  }

  private filled(given: Arguments): Record<string, FluentVariable> {
    const filled: Record<string, FluentVariable> = {}
    for (const [name, value] of Object.entries(given)) {
      if (name.endsWith('seat') && typeof value === 'number') {
        filled[name] = this.names[value] ?? String(value)
        filled[`${name}_is`] = value === this.reader ? 'you' : 'other'
      } else if (Array.isArray(value)) filled[name] = value.join(', ')
      else if (typeof value === 'boolean') filled[name] = value ? 'yes' : 'no'
      else if (typeof value === 'number' || typeof value === 'string') filled[name] = value
      else filled[name] = value === null ? '' : String(value)
    }
    return filled
  }
}
