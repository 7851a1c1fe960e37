/** One table as this screen follows it: what the server said, what is being shown, what was sent and not yet answered. */

import type { Action, GameEvent, GameKit, Person } from '../games/kit'
import { kitOf } from '../games/kits'
import { Film } from '../motion/film.svelte'
import { accept, attend, offer, receiptOf } from '../net/dealer'
import { api } from '../net/http'
import { blank, type Receipt } from '../net/receipt'
import { connection, type Follower } from '../net/connection.svelte'
import { BOT_NAMES, type ChairInfo, type ClockInfo, type FromServer, type Line, type Position, type Problem, type Replay, type TableInfo } from '../net/wire'
import { alertElsewhere } from '../shell/alerts'
import { self } from '../shell/me.svelte'
import { settings } from '../shell/settings.svelte'
import { chime } from '../ui/sounds'
import { announce, notify } from '../ui/notices.svelte'
import { refusal } from '../words/refusals'
import { catalogueAt, GameWords, t } from '../words/words.svelte'
import { recap, since, summary, type Entry } from './beside/turns'

/** What bots without a name are called. */
export const called = (chair: ChairInfo, seat: number) => chair.name || (chair.bot ? BOT_NAMES[seat % BOT_NAMES.length]! : t('seat-number', { n: seat + 1 }))

type Catalogue = Awaited<ReturnType<typeof catalogueAt>>
/** Milliseconds until something that could not be fetched is tried again. */
const AGAIN = 3000

export class LiveTable {
  info = $state.raw<TableInfo | null>(null)
  position = $state.raw<Position | null>(null)
  chat = $state.raw<Line[]>([])
  unread = $state(0)
  log = $state.raw<Entry[]>([])
  pending = $state.raw<{ id: string; text: string } | null>(null)
  film = $state.raw<Film | null>(null)
  kit = $state.raw<GameKit | null>(null)
  callout = $state.raw<Entry | null>(null)
  /** The game from the deal on, as this seat was told of it; its moments count from 0. */
  history = $state.raw<Position[]>([])
  /** What this browser noted of the deal, before the cards were dealt and since. */
  receipt = $state.raw<Receipt>(blank())
  now = $state(Date.now())
  /** Whether something the table needs could not be fetched; it is tried again. */
  stuck = $state(false)
  private bundle = $state.raw<Catalogue | null>(null)
  private clocksAt = Date.now()
  private stop: (() => void) | null = null
  private readonly deaf: () => void
  private ticker: ReturnType<typeof setInterval>
  private count = 0
  private readonly follower: Follower
  /** The chairs that were offered our part in the deal. */
  private readonly offered: number[] = []
  /** Done when the table has answered to all of them. */
  offers: Promise<unknown> = Promise.resolve()
  /** What led to each position that is shown: whose decision, and which moment of the game it is. */
  private readonly led = new WeakMap<Position, { seat: number | null; moment: number }>()
  /** What happened in this turn and was not yet said; what was said last. */
  private breath: Entry[] = []
  private said = ''
  private recalls = 0
  private again: ReturnType<typeof setTimeout> | undefined
  /** Updates that came while the past is fetched; null when none is. */
  private waiting: { position: Position; seq: number }[] | null = null
  /** The last message that the fetched past has in it. */
  private upTo = 0

  readonly title = $derived(this.info?.setup.title ?? '')
  readonly edition = $derived(this.info?.setup.edition ?? '')
  readonly words = $derived.by(() => this.wordsFor(this.seat))

  readonly people = $derived.by((): Person[] => {
    const { info } = this
    if (!info) return []
    return info.chairs.map((chair, seat) => ({
      seat,
      name: called(chair, seat),
      kind: chair.user ? 'person' : chair.bot ? 'bot' : 'empty',
      present: chair.bot ? true : chair.online,
      level: chair.bot || chair.held,
      held: chair.held,
      mine: seat === this.seat,
      adjusts: info.adjusts && chair.bot !== '',
      clock: this.clock(info.clocks, seat),
      hints: chair.hints,
    }))
  })

  /** What is wrong with the deal; the person has not said yet to play on all the same. */
  readonly trouble = $derived(this.receipt.accepted ? '' : this.receipt.trouble)
  /** What may be done now; nothing while something is still being shown or answered, or the deal is not to be trusted. */
  readonly legal = $derived(this.film && !this.film.playing && !this.pending && !this.trouble && this.position && this.info?.phase !== 'closed' ? this.position.legal : [])
  readonly outcome = $derived(this.position?.outcome ?? null)
  readonly mayAct = $derived(this.legal.length > 0)
  /** Whether the past may be looked at: a game can be played without this help to the memory, until it is over. */
  readonly remembers = $derived(this.position?.past ?? true)
  /** What of the log may be read now. */
  readonly readable = $derived(this.remembers ? this.log : this.log.slice(this.log.findLastIndex((entry) => this.kit?.forgets?.(entry.event)) + 1))

  /** What happened since this seat's last own turn, in a line. */
  readonly since = $derived.by(() => recap(since(this.readable, this.seat, this.kit), this.kit))

  constructor(
    readonly id: string,
    readonly seat: number | null,
    /** The seat is no longer this person's. */
    private readonly lost: () => void = () => undefined,
  ) {
    this.follower = { table: id, seat, stream: '', seq: 0, hear: (message) => this.hear(message), again: () => this.post() }
    this.ticker = setInterval(() => (this.now = Date.now()), 500)
    this.stop = connection.follow(this.follower)
    this.deaf = $effect.root(() => {
      $effect(() => {
        if (this.title) void catalogueAt(this.id, this.title, this.edition, settings.language).then((bundle) => (this.bundle = bundle), () => undefined)
      })
    })
  }

  close(): void {
    this.stop?.()
    this.deaf()
    clearInterval(this.ticker)
    clearTimeout(this.again)
    this.recalls += 1
    this.film?.skip()
  }

  act(action: Action): void {
    this.send(action.text)
  }

  /** Sends a move; a move that is not offered is sent too, so that the server says why it cannot be done. */
  send(text: string): void {
    if (this.seat === null || !this.position || this.pending || this.trouble) return
    if (this.film?.playing) return this.film.skip()
    this.pending = { id: `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`, text }
    this.post()
  }

  attempt(text: string): void {
    if (this.film?.playing) return this.film.skip()
    if (this.outcome) return
    if (this.position?.actor !== this.seat) {
      const actor = this.position?.actor ?? -1
      notify(t('not-your-turn', { name: this.people[actor]?.name ?? '' }), 'warn')
    } else this.send(text)
  }

  undo(): void {
    if (this.seat !== null && !connection.send({ type: 'undo', table: this.id, seat: this.seat })) notify(t('offline-wait'), 'warn')
  }

  answerUndo(consent: boolean): void {
    if (this.seat !== null) connection.send({ type: 'answer-undo', table: this.id, seat: this.seat, consent })
  }

  say(text: string): boolean {
    return connection.send({ type: 'say', table: this.id, text })
  }

  /** Sends the pending move, after a gap once more: with the same id, what was already played is only acknowledged. */
  private post(): void {
    if (!this.pending || this.seat === null) return
    connection.send({ type: 'move', table: this.id, seat: this.seat, id: this.pending.id, action: this.pending.text, version: this.position?.version ?? '' })
  }

  private clock(clocks: ClockInfo, seat: number): number | null {
    if (clocks.kind === 'none') return null
    const left = clocks.left[seat] ?? 0
    return Math.max(0, left - (clocks.running === seat ? this.now - this.clocksAt : 0)) / 1000
  }

  /** The clocks were just told: what is shown starts from them, not from the last tick, which was before. */
  private setClocks(): void {
    this.clocksAt = this.now = Date.now()
  }

  private hear(message: FromServer): void {
    switch (message.type) {
      case 'snapshot':
        this.hearTable(message.info)
        this.chat = message.chat
        if (message.position) this.snap(message.position)
        break
      case 'table':
        this.hearTable(message.info)
        break
      case 'update':
        if (this.info) this.info = { ...this.info, clocks: message.clocks }
        this.setClocks()
        this.update(message.position, message.seq)
        break
      case 'said':
        this.chat = [...this.chat, message.line]
        this.unread += 1
        announce(`${message.line.name}: ${message.line.text}`)
        break
      case 'ack':
        if (this.pending?.id === message.id) this.pending = null
        break
      case 'refused':
        if (this.pending?.id === message.id) this.pending = null
        this.complain(message.problem)
        if (message.position && message.position.version !== this.position?.version) this.snap(message.position)
        break
      case 'unwatched':
        this.lost()
        break
      case 'failed':
        if (message.about === 'watch' && this.seat !== null && message.problem.status === 403) this.lost()
        else if (message.about !== 'reveal') this.complain(message.problem) // whether our part is in the deal, the table itself shows
    }
  }

  private complain(problem: Problem): void {
    const why = refusal(problem, this.words)
    notify(why, 'warn')
    announce(why)
  }

  private hearTable(info: TableInfo): void {
    const asked = info.undo && this.seat !== null && info.undo.waiting.includes(this.seat) && !this.info?.undo
    const called = info.next && this.info && !this.info.next
    this.info = info
    this.setClocks()
    if (asked || called) chime('ask')
    if (called) notify(t('rematch-called'))
    this.attend(info)
  }

  /** Our part in the deal: offered on every chair of ours that has none, as at a rematch, and revealed when it is time. */
  private attend(info: TableInfo): void {
    const me = self.me?.id ?? ''
    const before = receiptOf(this.id)
    this.receipt = attend(info, me, ({ seat, value }) => connection.send({ type: 'reveal', table: this.id, seat, value }))
    if (Object.keys(before.parts).some((seat) => !(seat in this.receipt.parts))) notify(t('deal-elsewhere'))
    if (this.trouble && this.receipt.trouble !== before.trouble) announce(t(`deal-${this.trouble}`))
    if (info.phase !== 'open') return
    for (const [seat, chair] of info.chairs.entries()) {
      if (chair.user !== me || chair.commitment || this.offered.includes(seat)) continue
      this.offered.push(seat)
      const offering = offer(this.id, seat, (commitment) => api.join(this.id, { seat, commitment })) // may come too late
      this.offers = Promise.allSettled([this.offers, offering])
    }
  }

  /** The person knows what is wrong with the deal and plays on. */
  playOn(): void {
    this.receipt = accept(this.id)
  }

  /** A position without a past: shown at once, and the past is fetched; what comes meanwhile waits for it. */
  private snap(position: Position): void {
    this.position = position
    this.waiting = []
    this.film?.show(position)
    void this.recall()
  }

  private async recall(): Promise<void> {
    const recalls = ++this.recalls
    this.waiting ??= []
    const found = await this.fetched().catch(() => null)
    if (recalls !== this.recalls) return
    this.stuck = found === null
    if (!found) {
      this.again = setTimeout(() => void this.recall(), AGAIN)
      return
    }
    this.kit = found.kit
    this.bundle = found.bundle
    if (found.past) {
      this.history = found.past.positions
      this.upTo = found.past.seq
      this.log = this.told(this.history)
    }
    if (!this.film) {
      this.film = new Film(found.kit, (event, position) => this.tell(event, position))
      this.film.show(this.position!)
    }
    const waiting = this.waiting
    this.waiting = null
    this.turn(this.position!)
    for (const one of waiting) this.update(one.position, one.seq)
  }

  /** What a table needs besides its position: the kit, ready for the edition, the words, and the past where it may be read. */
  private async fetched(): Promise<{ kit: GameKit; bundle: Catalogue; past: Replay | null }> {
    const { title, edition } = this.info!.setup
    const [kit, bundle, past] = await Promise.all([kitOf(title), catalogueAt(this.id, title, edition, settings.language), this.remembers ? api.replay(this.id, this.seat).catch(() => null) : null])
    if (kit.prepare && !this.kit) kit.prepare(await api.boxOf(this.id))
    return { kit, bundle, past }
  }

  /** The game's words for this reader. */
  wordsFor(reader: number | null): GameWords | null {
    const names = this.info?.chairs.map(called) ?? []
    return this.bundle ? new GameWords(this.bundle, names, reader) : null
  }

  /** What happened in these positions, in words: each led to by whoever was to decide before it. */
  told(positions: Position[], words: GameWords | null = this.words): Entry[] {
    if (!words) return []
    return positions.flatMap((position, moment) => position.events.map((event) => this.entry(event, words, moment, positions[moment - 1]?.actor ?? null)))
  }

  private entry(event: GameEvent, words: GameWords, moment: number, seat: number | null): Entry {
    return { n: this.count++, text: words.event(event), event, moment, seat }
  }

  private update(position: Position, seq: number): void {
    if (this.waiting) {
      this.waiting.push({ position, seq })
      return
    }
    if (position.undone) {
      notify(t('undone'))
      announce(t('undone'))
    }
    if (position.undone || !this.film) return this.snap(position)
    const hidden = !this.remembers
    const decider = this.position?.actor ?? null
    this.position = position
    if (seq <= this.upTo) {
      this.film.show(position) // the past that was fetched tells of it already
      return this.turn(position)
    }
    this.history = [...this.history, position]
    this.led.set(position, { seat: decider, moment: this.history.length - 1 })
    this.film.play({
      position,
      done: () => {
        if (position.actor !== decider) this.breathe()
        if (position === this.position) this.turn(position)
        if (position.past && hidden) void this.recall() // now the past may be read
      },
    })
  }

  private tell(event: GameEvent, position: Position): void {
    const { words } = this
    if (!words) return
    const { seat, moment } = this.led.get(position) ?? { seat: null, moment: this.history.length - 1 }
    const entry = this.entry(event, words, moment, seat)
    if (this.breath[0] && this.breath[0].seat !== seat) this.breathe()
    this.log = [...this.log, entry]
    this.breath.push(entry)
    if (settings.speech === 'full') announce(entry.text)
    if (this.kit?.callout?.(event)) this.callout = entry
    const sound = this.kit?.sound?.(event)
    if (sound) chime(sound)
  }

  /** Says what came of a turn, in a few sentences. */
  private breathe(): void {
    if (!this.breath.length) return
    this.said = summary(this.breath, this.kit)
    this.breath = []
    if (settings.speech === 'short') announce(this.said)
  }

  /** Says the last turn once more. */
  repeat(): void {
    announce(this.said || (this.log[this.log.length - 1]?.text ?? ''))
  }

  private turn(position: Position): void {
    if (position.outcome) {
      this.breathe()
      return chime('end')
    }
    if (position.actor !== this.seat || this.seat === null) return
    this.breathe()
    chime('turn')
    alertElsewhere(t('your-turn'), this.id)
  }
}
