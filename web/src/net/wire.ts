// Written by python -m chabudai.server.typescript: do not edit.

export const LANGUAGES = ['en', 'de'] as const

/** What bots are called, by seat. */
export const BOT_NAMES = ['Aoi', 'Kenji', 'Yoko', 'Hanzo', 'Mei', 'Taro']

/** What a seat knows; each game's own type says what. */
export interface View {
  seat: number | null
}

/** A move: its notation, and the same move in parts, which each game's own types name. */
export interface Action {
  index: number
  text: string
  verb: string
}

/** Something that happened; each game's own types say what. */
export interface GameEvent {
  event: string
}

/** Follow a table as a seat of one's own, or as the public. `stream` and `since` resume after a lost connection. */
export interface Watch {
  type: 'watch'
  table: string
  seat?: number | null
  stream?: string
  since?: number
}

/** Follow it no longer. */
export interface Unwatch {
  type: 'unwatch'
  table: string
  seat?: number | null
}

/** Decide. `id` is the client's own name for this move: sent twice, it is played once. `version` is what the client saw. */
export interface Move {
  type: 'move'
  table: string
  seat: number
  id: string
  action: string
  version?: string
}

/** Ask to take back one's last decision. */
export interface Undo {
  type: 'undo'
  table: string
  seat: number
}

/** Consent to another seat's undo, or refuse it. */
export interface AnswerUndo {
  type: 'answer-undo'
  table: string
  seat: number
  consent: boolean
}

/** Say something to everyone at the table. */
export interface Say {
  type: 'say'
  table: string
  text: string
}

/** Show the contribution to the deal that the client committed to. */
export interface Reveal {
  type: 'reveal'
  table: string
  seat: number
  value: string
}

/** Take the seat back from the bot that holds it. */
export interface Back {
  type: 'back'
  table: string
  seat: number
}

/** Ask the coach what to do on a seat of one's own. */
export interface AskHint {
  type: 'hint'
  table: string
  seat: number
}

/** A sign of life, and a question for one. */
export interface Ping {
  type: 'ping'
  n?: number
}

/** The first message. The client pings at least every `heartbeat` milliseconds. */
export interface Hello {
  type: 'hello'
  user: string
  name: string
  server: string
  heartbeat: number
}

/** Everything at once: the answer to `watch` when there is nothing to resume. */
export interface Snapshot {
  type: 'snapshot'
  table: string
  seat: number | null
  stream: string
  seq: number
  info: TableInfo
  position: Position | null
  chat: Line[]
}

/** All about a table but the game: its rematch in `next`, and who was `removed`.      `hints` are off, announced or free. `adjusts`: the bots are of a level that suits the host. */
export interface TableInfo {
  id: string
  setup: SetupInfo
  phase: string
  visibility: string
  host: string
  chairs: ChairInfo[]
  clocks: ClockInfo
  commitment: string
  undo: UndoInfo | null
  next: string
  spectators: number
  removed: Removed[]
  hints: string
  origin: OriginInfo | null
  adjusts: boolean
}

/** What is played. */
export interface SetupInfo {
  title: string
  seats: number
  edition: string
  options: Record<string, string>
}

/** Who sits on a chair. `user` is the public id of the person, empty for a bot or nobody.      `commitment` is the hash of what the person's client will add to the deal; `contribution` that itself, once it was accepted.     `away` is since when the person is not here, in milliseconds since 1970; 0 for who is. `votes` are the seats that want a     bot to play for them. `hints` is how many the coach gave here, where everyone is told or the game is over; else 0. */
export interface ChairInfo {
  user: string
  name: string
  colour: string
  bot: string
  held: string
  flagged: boolean
  resigned: boolean
  online: boolean
  commitment: string
  contribution: string
  away: number
  votes: number[]
  hints: number
}

/** The clocks in milliseconds; `left` holds at the moment of sending. */
export interface ClockInfo {
  kind: string
  time: number
  increment: number
  left: number[]
  running: number | null
}

/** A seat asks for an undo, and these have not answered yet. */
export interface UndoInfo {
  seat: number
  waiting: number[]
}

/** A person whom the host has removed. */
export interface Removed {
  user: string
  name: string
}

/** Where a game comes from that did not begin here: `imported`, or played on in the `true` world or in a `drawn` one.      It was played on from `table` as `seat`, after so many steps. An imported record is `verified` if its deal could be checked. */
export interface OriginInfo {
  kind: string
  table?: string
  seat?: number | null
  step?: number
  verified?: boolean
}

/** What an audience knows of the game, how it came to be, and what the audience may do now; `past` if it may look back.      View, actions and events are what the game declares: encoded already where they are sent, plain data where received. */
export interface Position<V extends View = View, A extends Action = Action, E extends GameEvent = GameEvent> {
  version: string
  decision: string
  actor: number | null
  view: V
  legal: A[]
  events: E[]
  undone: boolean
  past: boolean
  outcome: Ending | null
}

/** The end of the game: each seat's score and rank, and why it ended so. */
export interface Ending {
  scores: number[]
  ranks: number[]
  reason: string
}

/** Something said. `seat` is None for a spectator; `at` is in milliseconds since 1970. */
export interface Line {
  name: string
  seat: number | null
  text: string
  at: number
}

/** The answer to `watch` when the stream goes on; what was missed follows. */
export interface Resumed {
  type: 'resumed'
  table: string
  seat: number | null
  stream: string
  seq: number
}

/** The seat is no longer this person's: nothing more is told of it on this connection. */
export interface Unwatched {
  type: 'unwatched'
  table: string
  seat: number
}

/** Something happened in the game. */
export interface Update {
  type: 'update'
  table: string
  seat: number | null
  seq: number
  position: Position
  clocks: ClockInfo
}

/** Something happened around the game: chairs, presence, phase, undo. */
export interface TableChanged {
  type: 'table'
  table: string
  seat: number | null
  seq: number
  info: TableInfo
}

/** Somebody said something. */
export interface Said {
  type: 'said'
  table: string
  seat: number | null
  seq: number
  line: Line
}

/** The move with this id is played and stored. */
export interface Ack {
  type: 'ack'
  id: string
  table: string
  seat: number
  version: string
}

/** The move with this id is not played, why, and what the seat really knows now. */
export interface Refused {
  type: 'refused'
  id: string
  table: string
  seat: number
  problem: Problem
  position: Position | null
}

/** What went wrong, as in application/problem+json. `reason` names a sentence, `arguments` fill it, `rule` says so. */
export interface Problem {
  type: string
  title: string
  status: number
  detail: string
  reason: string
  arguments?: Record<string, number | string>
  rule?: string
}

/** Another message could not be obeyed; `about` is its type. */
export interface Failed {
  type: 'failed'
  about: string
  table: string
  problem: Problem
}

/** The hint that was asked for. */
export interface Advised {
  type: 'advised'
  table: string
  seat: number
  hint: Hint
}

/** What the coach would do in the position of this version, every choice with its worth, the best first, and why.      `depth` is how many steps ahead its search came; 0 where there was nothing to search. */
export interface Hint {
  version: string
  action: string
  choices: Ranked[]
  why: Phrase
  even: boolean
  depth: number
}

/** One choice: its chance to win, the points it ends ahead of the others' mean, and their spread.      Of three games two end within the spread. `behind` is how many points it is worth less than the first choice, with this     standard `error`, over the same worlds. */
export interface Ranked {
  action: string
  win: number
  points: number
  spread: number
  behind: number
  error: number
  worlds: number
}

/** A sentence to be filled in: a message of the title's catalogue and its arguments.      A seat is given under a name that ends in `seat`, as in events, several under one that ends in `seats`; another sentence is     said first and put in; a list is said with commas. */
export interface Phrase {
  message: string
  given?: Record<string, number | string | (number | string | Phrase)[] | Phrase>
}

/** A table of one's own waits for one: sent to every socket of the person, watching or not.      It is one's `turn`, somebody reminds one of it (`nudge`), or asks for a `rematch` at this table. */
export interface Notice {
  type: 'notice'
  table: string
  seat: number
  title: string
  kind?: string
}

/** Somebody is there. */
export interface Pong {
  type: 'pong'
  n: number
}

/** The person itself. `username` is empty for a guest. */
export interface Me {
  id: string
  name: string
  colour: string
  username: string
}

/** A personal token; `token` is there only when it was just made. */
export interface Token {
  id: string
  label: string
  created: number
  token?: string
}

/** A device on which the person is signed in, called after its browser. `seen` is exact to the hour. */
export interface Session {
  id: string
  label: string
  created: number
  seen: number
  current: boolean
}

/** A title on the shelf: `about` is a sentence on it in each language, `usual` how many sit down if nobody says.      `lessons` is how many there are. */
export interface GameInfo {
  name: string
  label: string
  about: Record<string, string>
  fewest: number
  most: number
  usual: number
  lowest_wins: boolean
  rules_version: number
  editions: string[]
  options: OptionInfo[]
  lessons: number
}

/** A choice before the game; the first value is the default. */
export interface OptionInfo {
  name: string
  values: string[]
  summary: string
}

/** What a title declares of its view, for a board that knows no title: the fields of the view and of its parts. */
export interface ViewInfo {
  fields: FieldInfo[]
  parts: Record<string, FieldInfo[]>
}

/** A field of a view: a `number`, `text`, `truth`, `seat`, or a part by its name; in lists of so many levels.      A field `by_seat` is a list with an entry for each seat. */
export interface FieldInfo {
  name: string
  kind: string
  levels: number
  by_seat: boolean
}

/** A bot that can sit at a table: a `level` by how it plays, or by its `kind` a character of its own. */
export interface BotInfo {
  level: string
  label: string
  kind: string
}

/** A table and which of its seats are one's own.      `ending` is there when of a finished game only the record is left: its rules or components are no longer here. */
export interface TableAnswer {
  id: string
  setup: SetupInfo
  phase: string
  visibility: string
  host: string
  chairs: ChairInfo[]
  clocks: ClockInfo
  commitment: string
  undo: UndoInfo | null
  next: string
  spectators: number
  removed: Removed[]
  hints: string
  origin: OriginInfo | null
  adjusts: boolean
  mine: number[]
  ending?: Ending | null
}

/** A table in a list. `waiting` is true when it waits for the person who asks.      The clock is told by its kind and times; of a finished game `winners` are the seats that have won and `mine` those of the     person who asks. */
export interface Summary {
  id: string
  title: string
  phase: string
  seats: number
  names: string[]
  empty: number
  waiting: boolean
  updated: number
  clock: string
  time: number
  increment: number
  winners: number[]
  mine: number[]
}

/** A move is played and stored. */
export interface Played {
  id: string
  version: string
}

/** A move is not played: the problem, and what the seat really knows now. */
export interface MoveRefused {
  type: string
  title: string
  status: number
  detail: string
  reason: string
  arguments?: Record<string, number | string>
  rule?: string
  position?: Position | null
}

/** A seat's review: none, waiting, running, done or failed; `done` of `total` turns are judged.      `actions` are the choices of the costliest decisions as a position offers them, to be said in words. */
export interface ReviewJob<A extends Action = Action> {
  seat: number
  state: string
  done?: number
  total?: number
  review?: Review | null
  actions?: A[]
}

/** One seat's review: the turns of the game, its own decisions, and the sums. */
export interface Review {
  seat: number
  turns: Turn[]
  decisions: Judged[]
  totals: Totals
}

/** A stretch of the record with one author: a decision of a seat, or all that chance (−1) did in a row.      `step` steps lie behind after it; `worth` is what the position is worth then, `change` what the turn did to that. */
export interface Turn {
  step: number
  seat: number
  worth: number
  change: number
}

/** A decision of the seat: what it knew then is the view before this step. `loss` is what the best choice is worth more.      `own` is what it changed on average over the worlds, `unseen` what it changed besides, both in points. `only` if there was     no other choice, `even` if the best two are as good as each other, `clear` if one is better than all others beyond doubt. */
export interface Judged {
  step: number
  action: string
  choices: Ranked[]
  loss: number
  own: number
  unseen: number
  only: boolean
  even: boolean
  clear: boolean
}

/** Where the seat's result comes from, in points ahead of the others' mean: `result` is the sum of all the others. */
export interface Totals {
  expectation: number
  luck: number
  own: number
  others: number
  unseen: number
  result: number
}

/** What a seat could know of the hidden things in the position of this version, from its view alone. */
export interface Lens {
  version: string
  worlds: number
  hidden: Hidden[]
}

/** A thing that the seat cannot see, by its id and name, and where it may lie, the likeliest place first. */
export interface Hidden {
  thing: string
  name: Phrase
  where: Where[]
}

/** A place: the share of worlds in which the thing lies there, and how many of it on average. */
export interface Where {
  place: Phrase
  share: number
  number: number
}

/** A moment of a reviewed game at which one choice was clearly the best. */
export interface PuzzleInfo {
  table: string
  title: string
  seats: number
  seat: number
  at: number
}

/** Find the move: what the seat knew, and what it could do. */
export interface Puzzle {
  seat: number
  at: number
  position: Position
}

/** Whether it was found; and what the coach says of every choice, the best first. */
export interface Solved {
  right: boolean
  choices: Ranked[]
  why: Phrase
}

/** What an audience is told besides the position of this version. */
export interface Guidance {
  aim: Phrase
  prompt?: Phrase | null
  step?: number
  steps?: number
  notes?: Phrase[]
  groups?: Group[]
  things?: Thing[]
  version: string
}

/** Choices under a heading, in the order they are shown. */
export interface Group {
  name: Phrase
  choices: Choice[]
}

/** A legal action by its notation: what it leads to at once, and the things it concerns. */
export interface Choice {
  text: string
  then?: Phrase | null
  things?: string[]
}

/** Something one can point at. `id` is what a screen marks its piece with; `now` what it is worth to the reader now. */
export interface Thing {
  id: string
  name: Phrase
  about: Phrase
  rule: string
  now?: Phrase | null
}

/** Where others find this server; none if only the machine it runs on can connect. */
export interface Addresses {
  addresses: string[]
}

/** The end of a game in at most three sentences (`told`: verdict, reason, moment), and the parts of the scores.      `moment` counts the public's moments from 0 and leads the replay there. `yours` is said to a seat that did not win. */
export interface Story {
  told: Phrase[]
  parts?: Part[]
  moment?: number | null
  yours?: (Phrase | null)[]
}

/** A part of every seat's score, in points; an `erased` one no longer counts and is shown struck through. */
export interface Part {
  name: Phrase
  values: number[]
  erased?: boolean[]
}

/** A lesson: what it is called, the names at its table (the learner's own is empty), what it teaches, how long it takes. */
export interface LessonInfo {
  id: string
  name: Phrase
  names: string[]
  seat: number
  rules: string[]
  seconds: number
}

/** Where a lesson stands: `verdict` is begin, right, wrong or done.      `moments` is what happened since the last choice, at least one, and the last is the position now; `task` of `tasks` is asked     next, or all are done. `said` answers the choice, `asked` is what to do now, `marked` a choice that would be right, after a     second wrong one. */
export interface LessonStage {
  verdict: string
  moments: Position[]
  guide: Guide
  task: number
  tasks: number
  said: Phrase[]
  asked: Phrase | null
  marked: string
}

/** What an audience is told besides the position. `prompt` and `groups` are there for the seat that is to act.      `step` of `steps` is where in its turn the seat stands, 0 of 0 where a turn is one step. `notes` are what it must or may     still do. Every legal action stands in exactly one group. */
export interface Guide {
  aim: Phrase
  prompt?: Phrase | null
  step?: number
  steps?: number
  notes?: Phrase[]
  groups?: Group[]
  things?: Thing[]
}

/** A game from the deal to now, position by position, as one seat or the public knew it.      `seq` is the last message to this audience whose news is in it. Of a finished game, `steps` says how many steps of the     record lie behind each position. */
export interface Replay {
  seat: number | null
  seq: number
  positions: Position[]
  steps: number[]
}

/** What chance could choose at each of its steps of a finished game. */
export interface Draws {
  draws: Draw[]
}

/** What chance could choose at a step of the record, counted from 0, and with which weights. */
export interface Draw {
  step: number
  choices: string[]
  weights: number[]
}

/** Whether this server lets people work on editions, and how many games they may simulate at a time. */
export interface BenchInfo {
  allowed: boolean
  games: number
}

/** What is said of an edition's text: its name with the digits that tell it apart, or what is wrong with it. */
export interface Checked {
  identity: string
  problem: Problem | null
}

/** A simulation: it is `waiting`, `running`, `done`, `cancelled` or `failed`; so many games are done of so many. */
export interface RunJob {
  id: string
  state: string
  done: number
  total: number
  found: Comparison | null
}

/** Two studies on the same deals: the one that is asked about, then the other. */
export interface Comparison {
  editions: string[]
  games: number
  deals: number
  seat_wins: Estimate[][]
  scores: Bins
  lengths: Bins
  told: Record<string, Told>
}

/** A mean and its 95 % interval. */
export interface Estimate {
  mean: number
  low: number
  high: number
}

/** How often numbers came up, in bins of whole numbers from `start` on; one list of shares for each study. */
export interface Bins {
  start: number
  width: number
  shares: number[][]
}

/** What was found, in one language. */
export interface Told {
  verdict: string
  answers: string[]
  rows: Row[]
}

/** A measure of two studies, ready to be shown. */
export interface Row {
  label: string
  mine: string
  other: string
  by: string
  shown: boolean
}

/** What to change about oneself. */
export interface Change {
  name?: string | null
  colour?: string | null
}

/** A username and the password to have from now on; `old` is the one so far, where there is one. */
export interface NewPassword {
  username: string
  password: string
  old?: string
}

/** A username and its password. */
export interface Login {
  username: string
  password: string
}

/** What the token is for. */
export interface NewToken {
  label: string
}

/** All that was chosen in a lesson so far; only the last may be wrong, and `wrong` were so before it. */
export interface Choices {
  choices: string[]
  wrong?: number
}

/** A clock in milliseconds: none, a time per move, or a total time with an increment. */
export interface Clock {
  kind?: 'none' | 'move' | 'total'
  time?: number
  increment?: number
}

/** What is to be played, and who may come. */
export interface NewTable {
  game: string
  seats: number
  options?: Record<string, string>
  edition?: string
  clock?: Clock
  visibility?: 'open' | 'link'
  commitment?: string
  hints?: string
}

/** Which chair, the first empty one if not said; and the hash of the client's part in the deal. */
export interface Join {
  seat?: number | null
  commitment?: string
}

/** From which of my chairs to which empty one; and the hash of the client's part in the deal there. */
export interface ChangeSeat {
  seat: number
  to: number
  commitment?: string
}

/** Which bot plays on. */
export interface Leave {
  level?: string
}

/** Which seat. */
export interface AtSeat {
  seat: number
}

/** Which bot on which chair; on every empty one if not said. */
export interface NewBot {
  seat?: number | null
  level?: string
}

/** The client's part in the deal. */
export interface Revelation {
  seat: number
  value: string
}

/** A decision; `id` is the client's own name for it, `version` what the client saw. */
export interface NewMove {
  seat: number
  action: string
  id: string
  version?: string
}

/** Consent to an undo, or refuse it. */
export interface Answer {
  seat: number
  consent: boolean
}

/** Which seat gives up, and which bot plays on. */
export interface Resignation {
  seat: number
  level?: string
}

/** Something to say. */
export interface Saying {
  text: string
}

/** From which moment, through whose eyes, in the true world or in one drawn from what the seat knew; against which bots. */
export interface PlayOn {
  seat: number
  at: number
  world?: 'drawn' | 'true'
  level?: string
}

/** The record of a finished game. */
export interface NewRecord {
  record: string
}

/** What the best move is said to be. */
export interface Solution {
  seat: number
  at: number
  action: string
}

/** An edition's file as text, for a game. */
export interface Edited {
  game: string
  edition: string
}

/** A table for the edition; and the hash of the client's part in the deal. */
export interface NewTrial {
  game: string
  edition: string
  seats: number
  options?: Record<string, string>
  level?: string
  commitment?: string
}

/** How many games of each edition, from which seed on, beside which edition that is here. */
export interface NewRun {
  game: string
  edition: string
  seats: number
  options?: Record<string, string>
  level?: string
  games: number
  seed?: number
  beside?: string
}

export type FromClient = Watch | Unwatch | Move | Undo | AnswerUndo | Say | Reveal | Back | AskHint | Ping

export type FromServer = Hello | Snapshot | Resumed | Unwatched | Update | TableChanged | Said | Ack | Refused | Failed | Advised | Notice | Pong
