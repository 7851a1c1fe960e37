/** Plays what happened: one event after the other, each seen for as long as it deserves, and cut short when the person is quicker. */

import type { GameKit } from '../games/kit'
import type { GameEvent, Position, View } from '../net/wire'
import { pace } from '../shell/settings.svelte'

export interface Scene {
  /** Where it leads; its events are what is played. */
  position: Position
  /** Called when the scene is over and its view is the table. */
  done: () => void
}

export class Film {
  view = $state.raw<View | null>(null)
  /** The position that was last shown to its end. */
  position = $state.raw<Position | null>(null)
  latest = $state.raw<GameEvent | null>(null)
  playing = $state(false)
  private queue: Scene[] = []
  private wake: (() => void) | null = null
  private hurry = false
  /** Counts what was shown at once: a scene from before is not finished. */
  private cuts = 0

  constructor(
    private readonly kit: GameKit,
    private readonly tell: (event: GameEvent, position: Position) => void,
  ) {}

  /** Shows a position at once: the first one, or one after a gap. */
  show(position: Position): void {
    this.cuts += 1
    this.queue = []
    this.skip()
    this.playing = false
    this.latest = null
    this.arrive(position)
  }

  play(scene: Scene): void {
    this.queue.push(scene)
    if (!this.playing) void this.run()
  }

  /** Goes to the end of what is being shown. */
  skip(): void {
    this.hurry = true
    this.wake?.()
  }

  private arrive(position: Position): void {
    this.view = position.view
    this.position = position
  }

  private async run(): Promise<void> {
    const { cuts } = this
    this.playing = true
    this.hurry = false
    for (let scene = this.queue.shift(); scene; scene = this.queue.shift()) {
      for (const event of scene.position.events) {
        this.tell(event, scene.position)
        if (this.view && this.kit.stage) this.view = this.kit.stage(this.view, event)
        this.latest = event
        await this.wait(this.kit.hold(event) * pace() * (this.queue.length > 3 ? 0.3 : 1))
        if (cuts !== this.cuts) return
      }
      this.arrive(scene.position)
      scene.done()
    }
    this.playing = false
  }

  private wait(time: number): Promise<void> {
    if (this.hurry || time <= 0 || document.hidden) return Promise.resolve()
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, time)
      this.wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}
