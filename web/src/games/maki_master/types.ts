// Written by python -m chabudai.server.typescript: do not edit.

/** What every view of one game shares: the names behind its numbers. */
export interface Legend {
  rows: number
  columns: number
  effects: string[]
  codes: string[]
  names: string[]
  backs: string[]
  colours: string[]
  numbers: number[]
  recipes: string[]
  sequences: number[][]
  scores: number[]
  styles: number[]
  cards: number[]
}

/** The open table, the own recipes, and the memory of how recipes moved (R12.1 to R12.4). */
export interface MakiView {
  seat: number | null
  legend: Legend
  decision: string
  actor: number
  turn: number
  starter: number
  dealt: number
  final_turns: number
  spaces: number[][]
  cups: number[]
  pantry: number[]
  pool: number
  /** For each seat. */
  dishes: number[]
  /** For each seat. */
  scores: number[]
  display: number[]
  action_deck: number[]
  discards: number[]
  /** For each seat. */
  held: number[][]
  gained: number[]
  hand: number[]
  /** For each seat. */
  hand_lengths: number[][]
  decks: number[]
  bottoms: number[][]
  /** For each seat. */
  served: number[][]
  changed: number[]
  tiles_due: number
  leaves: number
  ingredient: number
  cup_from: number
  serves: number
  gains_due: number
  obeying: number
  deck: number
  moves: number[][]
}

/** A seat with too many action cards discards one. */
export interface CardDiscarded {
  event: 'card-discarded'
  seat: number
  effect: string
}

/** A seat takes an action card from the display. */
export interface CardGained {
  event: 'card-gained'
  seat: number
  effect: string
}

/** A seat plays an action card, which then lies with the discards. */
export interface CardPlayed {
  event: 'card-played'
  seat: number
  effect: string
}

/** An action card comes into the display. */
export interface CardRevealed {
  event: 'card-revealed'
  effect: string
}

/** A teacup makes room for a tile. */
export interface CupMoved {
  event: 'cup-moved'
  seat: number
  origin: string
  space: string
}

/** The discarded action cards become the new deck. */
export interface DeckShuffled {
  event: 'deck-shuffled'
  cards: number
}

/** The `board` is full, or the `pantry` empty: everyone has one turn left, this seat last. */
export interface EndgameBegun {
  event: 'endgame-begun'
  seat: number
  cause: string
}

/** The last turn is over. */
export interface GameEnded {
  event: 'game-ended'
  scores: number[]
}

/** A seat takes a tile from the pantry. */
export interface IngredientTaken {
  event: 'ingredient-taken'
  seat: number
  ingredient: string
  name: string
  left: number
}

/** Wasabi comes from the supply into the pool. */
export interface PoolFilled {
  event: 'pool-filled'
  number: number
  pool: number
}

/** A seat draws a recipe; only it sees which. */
export interface RecipeDrawn {
  event: 'recipe-drawn'
  seat: number
  recipe: number
  name: string
  length: number
}

/** What everyone else sees of a draw: the length on the back. */
export interface RecipeDrawnFaceDown {
  event: 'recipe-drawn-face-down'
  seat: number
  length: number
}

/** A seat puts a recipe under its deck; only it sees which. */
export interface RecipeReturned {
  event: 'recipe-returned'
  seat: number
  recipe: number
  name: string
  length: number
}

/** What everyone else sees of a return: the length on the back. */
export interface RecipeReturnedFaceDown {
  event: 'recipe-returned-face-down'
  seat: number
  length: number
}

/** A seat serves a recipe; `style` is 1 if with style, `spaces` are those of the line that made it. */
export interface RecipeServed {
  event: 'recipe-served'
  seat: number
  recipe: number
  name: string
  length: number
  score: number
  style: number
  spaces: string[]
}

/** Two neighbouring spaces exchange all that lies on them. */
export interface SpacesSwitched {
  event: 'spaces-switched'
  seat: number
  space: string
  other: string
}

/** A tile goes back to the pantry; `uncovered` is the code of the tile that was below it, or `none`. */
export interface TileChopped {
  event: 'tile-chopped'
  seat: number
  ingredient: string
  name: string
  space: string
  uncovered: string
  uncovered_name: string
}

/** A tile comes on the board; `covered` is the code of the tile below it, or `none`. */
export interface TilePlaced {
  event: 'tile-placed'
  seat: number
  ingredient: string
  name: string
  space: string
  covered: string
  covered_name: string
}

/** A seat's turn begins; `final` is 1 in the endgame. */
export interface TurnBegun {
  event: 'turn-begun'
  seat: number
  final: number
}

/** Wasabi comes into a dish, for `style`, from the `back` of a recipe, or from the `pool`. */
export interface WasabiGained {
  event: 'wasabi-gained'
  seat: number
  number: number
  source: string
  dish: number
}

export interface ChopAction {
  index: number
  text: string
  verb: 'chop'
  space: string
}

export interface CupAction {
  index: number
  text: string
  verb: 'cup'
  space: string
}

export interface DealAction {
  index: number
  text: string
  verb: 'deal'
  recipe: number
  name: string
}

export interface DiscardAction {
  index: number
  text: string
  verb: 'discard'
  effect: string
}

export interface DoneAction {
  index: number
  text: string
  verb: 'done'
}

export interface DrawAction {
  index: number
  text: string
  verb: 'draw'
  length: number
}

export interface GainAction {
  index: number
  text: string
  verb: 'gain'
  effect: string
}

export interface PlaceAction {
  index: number
  text: string
  verb: 'place'
  space: string
}

export interface PlayAction {
  index: number
  text: string
  verb: 'play'
  effect: string
}

export interface ReturnAction {
  index: number
  text: string
  verb: 'return'
  recipe: number
  name: string
}

export interface ServeAction {
  index: number
  text: string
  verb: 'serve'
  recipe: number
  name: string
}

export interface StartAction {
  index: number
  text: string
  verb: 'start'
  seat: number
}

export interface SwitchAction {
  index: number
  text: string
  verb: 'switch'
  space: string
  other: string
}

export interface TakeAction {
  index: number
  text: string
  verb: 'take'
  ingredient: string
  name: string
}

export interface TurnAction {
  index: number
  text: string
  verb: 'turn'
  effect: string
}

export interface WasabiAction {
  index: number
  text: string
  verb: 'wasabi'
}

/** An edition's file. */
export type Edition = { name: string; totals: { tiles: number; recipes: number; action_cards: number }; table: { display: number; keep: number; pool: number }; deal: number[]; areas: { players: number; rows: number; columns: number; teacups: string[] }[]; lengths: { length: number; score: number; style_wasabi: number; style_cards: number; back_gain: number; back_pool: number }[]; ingredients: { code: string; name: string; back: string; category: string; colour: string; count: number }[]; action_cards: { effect: string; name: string; count: number }[]; recipes: { id: number; name: string; sequence: string }[] }

export type View = MakiView

export type Event = CardDiscarded | CardGained | CardPlayed | CardRevealed | CupMoved | DeckShuffled | EndgameBegun | GameEnded | IngredientTaken | PoolFilled | RecipeDrawn | RecipeDrawnFaceDown | RecipeReturned | RecipeReturnedFaceDown | RecipeServed | SpacesSwitched | TileChopped | TilePlaced | TurnBegun | WasabiGained

export type Action = ChopAction | CupAction | DealAction | DiscardAction | DoneAction | DrawAction | GainAction | PlaceAction | PlayAction | ReturnAction | ServeAction | StartAction | SwitchAction | TakeAction | TurnAction | WasabiAction
