import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { blocks, spans } from './rules'

const RULES = join(import.meta.dirname, '../../../../src/chabudai/games/zenmaster/words/RULES.md')

test('a rule keeps its number and its emphasis', () => {
  const [rule] = blocks('- **R1.4** (Setting up) *Ruling.* The first dealer is drawn by lot (option `dealer`).')
  expect(rule).toMatchObject({ kind: 'rule', id: 'R1.4' })
  expect(spans('*Ruling.* by `lot`').map((span) => span.kind)).toEqual(['em', 'plain', 'code'])
})

test('every rule of a game is found', () => {
  const text = readFileSync(RULES, 'utf-8')
  const found = blocks(text).filter((block) => block.kind === 'rule')
  expect(found.length).toBe(text.match(/^- \*\*R/gm)?.length)
})

const KITS = join(import.meta.dirname, '../../games')

test.each(readdirSync(KITS).filter((name) => !name.endsWith('.ts') && name !== 'generic'))('the rules that %s points to exist', (name) => {
  const cited = readFileSync(join(KITS, name, 'kit.ts'), 'utf-8').match(/'R\d+\.\d+'/g) ?? []
  const text = readFileSync(join(import.meta.dirname, `../../../../src/chabudai/games/${name}/words/RULES.md`), 'utf-8')
  expect(cited.length).toBeGreaterThan(0)
  expect(cited.filter((id) => !text.includes(`**${id.slice(1, -1)}**`))).toEqual([])
})
