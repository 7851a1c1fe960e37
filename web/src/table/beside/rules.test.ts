import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { blocks, chapters, isRuling, sought, spans } from './rules'

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

test('the page has a lead and chapters, and comments are for nobody', () => {
  const { lead, chapters: found } = chapters(blocks('# Game\n\nTake the fewest.\n\n<!-- Code cites\nthese numbers. -->\n\n## 1 Box\n\n- **R1.1** Two play.\n\n## 2 Turn\n\n- **R2.1** Play a card.\n- **R2.2** Draw a card.\n'))
  expect(lead.map((block) => block.spans[0]?.text)).toEqual(['Take the fewest.'])
  expect(found.map(({ id, name, blocks }) => [id, name, blocks.length])).toEqual([['chapter-1', '1 Box', 1], ['chapter-2', '2 Turn', 2]])
  expect(sought(found, 'a CARD').map(({ id, blocks }) => [id, blocks.length])).toEqual([['chapter-2', 2]])
  expect(sought(found, 'r2.2')[0]?.blocks.length).toBe(1)
  expect(sought(found, '  ')).toEqual(found)
})

test('what we decided is marked in both languages', () => {
  expect(['*Ruling.* x', '*Festlegung:* x', '*Style* x'].map((text) => isRuling(spans(text)[0]!))).toEqual([true, true, false])
})
