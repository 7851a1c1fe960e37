import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { FluentResource } from '@fluent/bundle'
import { describe, expect, test } from 'vitest'
import declared from '../net/declared.json'

const SRC = join(import.meta.dirname, '..')
const GAMES = join(SRC, '../../src/chabudai/games')

function messages(path: string): Map<string, string[]> {
  const text = readFileSync(path, 'utf-8')
  const made = new FluentResource(text)
  return new Map(made.body.map((entry) => [entry.id, [...new Set(JSON.stringify(entry.value).match(/"type":"var","name":"\w+"/g) ?? [])].sort()]))
}

function files(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    if (statSync(path).isDirectory()) return files(path)
    return /\.(svelte|ts)$/.test(name) && !name.endsWith('.test.ts') ? [path] : []
  })
}

const shell = { en: messages(join(SRC, 'words/en.ftl')), de: messages(join(SRC, 'words/de.ftl')) }
const common = messages(join(GAMES, '../words/common.en.ftl'))

/** The reasons that have no sentence among these messages. */
const unsaid = (reasons: string[], said: Map<string, unknown>) => reasons.filter((reason) => !said.has(`why-${reason}`))

describe('the shell', () => {
  test('has every message in both languages, with the same arguments', () => {
    expect(Object.fromEntries(shell.de)).toEqual(Object.fromEntries(shell.en))
  })

  test('has every message that the client says', () => {
    const said = files(SRC).flatMap((path) => [...readFileSync(path, 'utf-8').matchAll(/\bt\('([a-z-]+)'/g)].map((found) => found[1]!))
    expect(said.length).toBeGreaterThan(100)
    expect(said.filter((message) => !shell.en.has(message))).toEqual([])
  })

  test('has every message that is put together', () => {
    const made = [
      ...['auto', 'light', 'dark'].map((name) => `theme-${name}`),
      ...['slow', 'normal', 'fast', 'instant'].map((name) => `speed-${name}`),
      ...['short', 'full', 'none'].map((name) => `speech-${name}`),
      ...['random', 'adjusted', ...declared.levels, ...declared.characters].map((name) => `level-${name}`),
      ...declared.characters.map((name) => `about-${name}`),
      ...['level', 'character'].map((name) => `bots-${name}`),
      ...declared.phases.map((name) => `phase-${name}`),
      ...['commitment', 'contribution', 'draws', 'seal', 'announced', 'own', 'published'].flatMap((name) => [`check-${name}`, `check-${name}-not`]),
      ...['announced', 'contribution', 'own'].map((name) => `check-${name}-unknown`),
      ...['changed', 'left-out', 'missed'].map((name) => `deal-${name}`),
      ...['usual', 'off', 'announced', 'free'].map((name) => `hints-${name}`),
      ...['expectation', 'luck', 'own', 'others', 'unseen', 'result'].map((name) => `review-${name}`),
      ...['imported', 'drawn', 'true'].flatMap((name) => [`origin-${name}`, `origin-${name}-more`]),
    ]
    expect(made.filter((message) => !shell.en.has(message))).toEqual([])
  })

  test('has a sentence for each reason of the server, and no other', () => {
    const said = [...shell.en.keys()].filter((message) => message.startsWith('why-'))
    expect(said.sort()).toEqual(declared.reasons.server.map((reason) => `why-${reason}`).sort())
  })

  test('has a word for every kind of problem', () => {
    expect(declared.problems.filter((kind) => !shell.en.has(`problem-${kind}`))).toEqual([])
  })

  test('has nothing that nobody says', () => {
    const all = files(SRC).map((path) => readFileSync(path, 'utf-8')).join('\n')
    const composed = /^(about|bots|hints|review|origin|theme|speed|speech|notice|level|phase|check|deal|why|problem)-/
    const unused = [...shell.en.keys()].filter((message) => !composed.test(message) && !all.includes(`'${message}'`))
    expect(unused).toEqual([])
  })
})

test('what any game, setup, table, record or edition is refused for has its sentence', () => {
  const { play, setup, table, record, edition, fault } = declared.reasons
  const said = [...common.keys()].filter((message) => message.startsWith('why-'))
  expect(said.sort()).toEqual([...play, ...setup, ...table, ...record, ...edition, ...fault].map((reason) => `why-${reason}`).sort())
})

describe.each(declared.titles)('$name', ({ name, options, reasons }) => {
  const [en, de] = ['en', 'de'].map((language) => messages(join(GAMES, name.replaceAll('-', '_'), 'words', `${language}.ftl`)))

  test('has the same messages in both languages', () => {
    expect([...de!.keys()].sort()).toEqual([...en!.keys()].sort())
  })

  test('has a sentence for each of its reasons, and no other', () => {
    expect([...en!.keys()].filter((message) => message.startsWith('why-')).sort()).toEqual(reasons.map((reason) => `why-${reason}`).sort())
  })

  test('would miss the sentence of a reason that was renamed', () => {
    expect(unsaid(['renamed', ...reasons.slice(1)], en!)).toEqual(['renamed'])
  })

  test('has every option in words', () => {
    const wanted = options.flatMap((option) => [
      `option-${option.name}`,
      ...option.values.filter((value) => !/^\d+$/.test(value)).map((value) => `value-${value}`),
    ])
    expect(['about', ...wanted].filter((message) => !en!.has(message) && !common.has(message))).toEqual([])
  })

  test('has every message that its kit says', () => {
    const kit = files(join(SRC, 'games', name.replaceAll('-', '_'))).map((path) => readFileSync(path, 'utf-8')).join('\n')
    const said = [...kit.matchAll(/'((?:label|part)-[a-z-]+)'/g)].map((found) => found[1]!)
    expect(said.length).toBeGreaterThan(2)
    expect(said.filter((message) => !en!.has(message) && !common.has(message))).toEqual([])
  })
})
