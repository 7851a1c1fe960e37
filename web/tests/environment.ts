/** As much of a browser as the table's logic needs to run without one: no elements, but windows, storage and media. */

import type { Environment } from 'vitest/runtime'

const quiet = { matches: false, addEventListener: () => undefined }

function storage(): Record<string, unknown> {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  }
}

export default {
  name: 'table',
  viteEnvironment: 'client',
  setup(global) {
    const listeners = new EventTarget()
    const given: Record<string, unknown> = {
      addEventListener: listeners.addEventListener.bind(listeners),
      removeEventListener: listeners.removeEventListener.bind(listeners),
      dispatchEvent: listeners.dispatchEvent.bind(listeners),
      document: Object.assign(new EventTarget(), { hidden: false }),
      location: { protocol: 'http:', host: 'table.test', pathname: '/', search: '' },
      localStorage: storage(),
      matchMedia: () => quiet,
      navigator: { language: 'en-GB' },
    }
    for (const [name, value] of Object.entries(given)) Object.defineProperty(global, name, { value, configurable: true, writable: true })
    return {
      teardown() {
        for (const name of Object.keys(given)) Reflect.deleteProperty(global, name)
      },
    }
  },
} satisfies Environment
