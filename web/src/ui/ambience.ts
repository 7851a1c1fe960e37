/** The quiet of a garden, made on the spot while somebody is at a table: wind that comes and goes, now and then a string. */

import { settings } from '../shell/settings.svelte'

/** A pentatonic scale, in hertz. */
const STRINGS = [196, 220, 261.6, 293.7, 329.6, 392]
const WIND = 0.012
const PLUCK = 0.02
/** Seconds between two strings, at least and at most. */
const PAUSE = [7, 19] as const

/** Begins, and returns how it ends; nothing sounds before the person has touched the page. */
function begin(): () => void {
  const context = new AudioContext()
  const wind = context.createBufferSource()
  const noise = context.createBuffer(1, context.sampleRate * 4, context.sampleRate)
  const samples = noise.getChannelData(0)
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1
  wind.buffer = noise
  wind.loop = true
  const leaves = context.createBiquadFilter()
  leaves.type = 'lowpass'
  leaves.frequency.value = 420
  const gusts = context.createGain()
  gusts.gain.value = WIND
  const breath = context.createOscillator()
  const depth = context.createGain()
  breath.frequency.value = 0.07
  depth.gain.value = WIND * 0.7
  breath.connect(depth).connect(gusts.gain)
  wind.connect(leaves).connect(gusts).connect(context.destination)
  wind.start()
  breath.start()

  let timer: ReturnType<typeof setTimeout>
  const wait = () => (PAUSE[0] + Math.random() * (PAUSE[1] - PAUSE[0])) * 1000
  const pluck = () => {
    timer = setTimeout(pluck, wait())
    if (document.hidden) return
    const [string, sound] = [context.createOscillator(), context.createGain()]
    string.type = 'triangle'
    string.frequency.value = STRINGS[Math.floor(Math.random() * STRINGS.length)]!
    sound.gain.setValueAtTime(PLUCK, context.currentTime)
    sound.gain.exponentialRampToValueAtTime(0.0001, context.currentTime + 2.6)
    string.connect(sound).connect(context.destination)
    string.start()
    string.stop(context.currentTime + 2.6)
  }
  timer = setTimeout(pluck, wait())
  const hush = () => void (document.hidden ? context.suspend() : context.resume())
  document.addEventListener('visibilitychange', hush)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', hush)
    void context.close()
  }
}

/** Lets it sound while the setting is on; call in an effect, and call what it returns when the table is left. */
export function ambience(): () => void {
  if (!settings.ambience) return () => undefined
  let end: (() => void) | null = null
  const start = () => (end ??= begin())
  if (navigator.userActivation?.hasBeenActive) start()
  else addEventListener('pointerdown', start, { once: true })
  return () => {
    removeEventListener('pointerdown', start)
    end?.()
  }
}
