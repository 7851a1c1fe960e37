/** A few quiet sounds, made on the spot: wood, a drop of water, a small bell. */

import { settings } from '../shell/settings.svelte'

type Tone = readonly [frequency: number, length: number, kind: OscillatorType, volume: number]

const TONES = {
  card: [[220, 0.06, 'triangle', 0.12], [140, 0.08, 'sine', 0.12]],
  tile: [[300, 0.05, 'triangle', 0.12], [180, 0.08, 'sine', 0.12]],
  drop: [[520, 0.09, 'sine', 0.07]],
  tokens: [[420, 0.09, 'sine', 0.08], [330, 0.12, 'sine', 0.08]],
  bell: [[660, 0.1, 'sine', 0.08], [880, 0.16, 'sine', 0.07]],
  growl: [[160, 0.14, 'sawtooth', 0.05]],
  turn: [[740, 0.12, 'sine', 0.08], [988, 0.22, 'sine', 0.06]],
  ask: [[600, 0.1, 'sine', 0.08], [600, 0.1, 'sine', 0.08]],
  end: [[523, 0.16, 'sine', 0.08], [659, 0.16, 'sine', 0.08], [784, 0.4, 'sine', 0.08]],
} satisfies Record<string, readonly Tone[]>

export type Sound = keyof typeof TONES

let context: AudioContext | null = null

export function chime(name: Sound): void {
  const tones: readonly Tone[] = TONES[name]
  if (!settings.sounds || document.hidden || !navigator.userActivation?.hasBeenActive) return
  context ??= new AudioContext()
  let at = context.currentTime
  for (const [frequency, length, kind, volume] of tones) {
    const voice = context.createOscillator()
    const gain = context.createGain()
    voice.type = kind
    voice.frequency.value = frequency
    gain.gain.setValueAtTime(volume, at)
    gain.gain.exponentialRampToValueAtTime(0.0001, at + length)
    voice.connect(gain).connect(context.destination)
    voice.start(at)
    voice.stop(at + length)
    at += length * 0.8
  }
}
