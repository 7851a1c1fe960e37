/** A lesson as it is played: every choice so far goes to the server, which answers where they lead; nothing is kept there. */

import type { Action, GameEvent, GameKit, Person } from '../games/kit'
import { kitOf } from '../games/kits'
import { Film } from '../motion/film.svelte'
import { api } from '../net/http'
import type { Guidance, LessonInfo, LessonStage, Phrase } from '../net/wire'
import { self } from '../shell/me.svelte'
import { settings } from '../shell/settings.svelte'
import { announce, notify } from '../ui/notices.svelte'
import { chime } from '../ui/sounds'
import { trouble } from '../words/refusals'
import { catalogue, GameWords, t } from '../words/words.svelte'
import { learn } from './learned.svelte'

type Catalogue = Awaited<ReturnType<typeof catalogue>>

export class LessonPlay {
  lessons = $state.raw<LessonInfo[]>([])
  stage = $state.raw<LessonStage | null>(null)
  film = $state.raw<Film | null>(null)
  kit = $state.raw<GameKit | null>(null)
  callout = $state('')
  /** The choice that was sent and is not yet answered. */
  pending = $state('')
  missing = $state(false)
  private bundle = $state.raw<Catalogue | null>(null)
  private choices: string[] = []
  private wrong = 0

  readonly info = $derived.by(() => this.lessons[this.number - 1] ?? null)
  readonly words = $derived.by(() => (this.bundle && this.info ? new GameWords(this.bundle, this.people.map((person) => person.name), this.info.seat) : null))
  readonly people = $derived.by((): Person[] =>
    (this.info?.names ?? []).map((name, seat) => {
      const mine = seat === this.info?.seat
      return { seat, name: mine ? (self.me?.name ?? t('you')) : name, kind: mine ? 'person' : 'bot', present: true, level: mine ? '' : 'beginner', held: '', mine, clock: null }
    }),
  )
  /** Whether everything that followed the last choice has been seen. */
  readonly settled = $derived.by(() => this.film !== null && !this.film.playing && !this.pending)
  readonly legal = $derived.by((): Action[] => (this.settled ? (this.film?.position?.legal ?? []) : []))
  readonly done = $derived.by(() => this.settled && this.stage?.verdict === 'done')
  /** The guide of the position. What each choice leads to is to be found out here, so it is not told beforehand. */
  readonly guide = $derived.by((): Guidance | null => {
    if (!this.stage) return null
    const groups = (this.stage.guide.groups ?? []).map((group) => ({ ...group, choices: group.choices.map(({ text, things }) => ({ text, things: things ?? [] })) }))
    return { ...this.stage.guide, groups, version: this.stage.moments.at(-1)!.version }
  })

  constructor(
    readonly title: string,
    readonly number: number,
  ) {
    void this.open()
  }

  private async open(): Promise<void> {
    try {
      const [lessons, kit] = await Promise.all([api.lessons(this.title), kitOf(this.title)])
      if (kit.prepare) kit.prepare(await api.edition(this.title, 'house'))
      await this.speak()
      this.lessons = lessons
      this.kit = kit
      this.film = new Film(kit, (event) => this.tell(event))
      await this.again()
    } catch {
      this.missing = true
    }
  }

  /** The words in the language of the moment. */
  async speak(): Promise<void> {
    this.bundle = await catalogue(this.title, settings.language)
  }

  /** From the beginning. */
  async again(): Promise<void> {
    this.choices = []
    this.wrong = 0
    await this.show(await api.lesson(this.title, this.number, [], 0))
  }

  choose(text: string): void {
    if (this.pending || !this.settled) return
    this.pending = text
    const tried = [...this.choices, text]
    void api
      .lesson(this.title, this.number, tried, this.wrong)
      .then((stage) => {
        this.wrong = stage.verdict === 'wrong' ? this.wrong + 1 : 0
        if (stage.verdict !== 'wrong') this.choices = tried
        return this.show(stage)
      })
      .catch((error: unknown) => notify(trouble(error), 'warn'))
      .finally(() => (this.pending = ''))
  }

  private async show(stage: LessonStage): Promise<void> {
    const { film } = this
    if (!film) return
    this.stage = stage
    const [first, ...rest] = stage.moments
    if (stage.verdict === 'begin') film.show(first!)
    const scenes = stage.verdict === 'begin' ? rest : stage.moments
    await Promise.all(scenes.map((position) => new Promise<void>((done) => film.play({ position, done }))))
    this.say(stage.said)
    if (stage.asked) this.say([stage.asked])
    if (stage.verdict === 'done' && this.info) learn(this.title, this.info.id)
  }

  private say(phrases: Phrase[]): void {
    for (const phrase of phrases) if (this.words) announce(this.words.phrase(phrase))
  }

  private tell(event: GameEvent): void {
    if (!this.words) return
    const text = this.words.event(event)
    announce(text)
    if (this.kit?.callout?.(event)) this.callout = text
    const sound = this.kit?.sound?.(event)
    if (sound) chime(sound)
  }
}
