import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FluentResource } from '@fluent/bundle'
import { describe, expect, test } from 'vitest'
import { again, changed, counted, faultIn, nameIn, sections, without } from './fields'

const FILE = `# The game.
name = "mine"
numbers = 50

# Who takes what.
cards = [
  { code = "A, \\"B\\"", count = 8, wild = true },
  { code = "C", count = "any", pair = [3, 5] },
]
table = { display = 3, keep = 2 }
deal = [2, 3]
`
const at = (text: string, section: string, row: number, key: string) => sections(text).find((one) => one.key === section)!.rows[row]!.fields.find((field) => field.key === key)!

describe('an edition as a form', () => {
  test('has every value at its place', () => {
    expect(sections(FILE).map((one) => [one.key, one.line, one.many, one.rows.map((row) => row.fields.map((field) => `${field.key}:${field.kind}:${field.value}`))])).toEqual([
      ['name', 2, false, [['name:text:mine']]],
      ['numbers', 3, false, [['numbers:number:50']]],
      ['cards', 6, true, [['code:text:A, "B"', 'count:number:8', 'wild:flag:true'], ['code:text:C', 'count:text:any', 'pair:list:3, 5']]],
      ['table', 10, false, [['display:number:3', 'keep:number:2']]],
      ['deal', 11, false, [['deal:list:2, 3']]],
    ])
    expect(sections(FILE)[2]!.note).toBe('Who takes what.')
    expect(nameIn(FILE)).toBe('mine')
  })

  test('changes one value and nothing else', () => {
    expect(changed(FILE, at(FILE, 'cards', 0, 'count'), '12')).toBe(FILE.replace('count = 8', 'count = 12'))
    expect(changed(FILE, at(FILE, 'cards', 0, 'code'), 'say "hi"')).toBe(FILE.replace('"A, \\"B\\""', '"say \\"hi\\""'))
    expect(changed(FILE, at(FILE, 'cards', 1, 'pair'), '1, 2')).toBe(FILE.replace('[3, 5]', '[1, 2]'))
    expect(changed(FILE, at(FILE, 'cards', 0, 'wild'), 'false')).toBe(FILE.replace('true', 'false'))
    expect(changed(FILE, at(FILE, 'table', 0, 'keep'), '4')).toBe(FILE.replace('keep = 2', 'keep = 4'))
  })

  test('a slip of the pen is a text, and a number again when it is mended', () => {
    const slip = changed(FILE, at(FILE, 'cards', 0, 'count'), '1o')
    expect(slip).toContain('count = "1o"')
    expect(changed(slip, at(slip, 'cards', 0, 'count'), '10', counted(FILE).has('cards.count'))).toContain('count = 10,')
    expect(changed(FILE, at(FILE, 'cards', 1, 'code'), '10')).toContain('code = "10"')
  })

  test('a line can be there twice, or not at all', () => {
    expect(sections(again(FILE, 7))[2]!.rows.length).toBe(3)
    expect(without(again(FILE, 7), 7)).toBe(FILE)
  })

  test('a refusal has its line', () => {
    expect(faultIn(FILE, { line: 7, key: 'count', part: 'none' })).toEqual({ line: 7, key: 'count' })
    expect(faultIn(FILE, { line: 0, key: 'x', part: 'table' })).toEqual({ line: 10, key: 'x' })
    expect(faultIn(FILE, { line: 0, key: 'cards', part: 'none' })).toEqual({ line: 6, key: 'cards' })
    expect(faultIn(FILE, { error: 'Invalid value (at line 3, column 11)' })).toEqual({ line: 3, key: '' })
    expect(faultIn(FILE, {})).toEqual({ line: 0, key: '' })
  })
})

test('the bench says the same in both languages, all of it, and nothing else', () => {
  const messages = (language: string) => new Map(new FluentResource(readFileSync(join(import.meta.dirname, `${language}.ftl`), 'utf-8')).body.map((entry) => [entry.id, JSON.stringify(entry.value).match(/"name":"\w+"/g)]))
  const pages = ['BenchPage', 'Form', 'Trial', 'Found', 'Plots'].map((name) => readFileSync(join(import.meta.dirname, `${name}.svelte`), 'utf-8')).join('\n')
  const said = [...pages.matchAll(/\bb\('([a-z-]+)'/g)].map((found) => found[1]!)
  expect(messages('de')).toEqual(messages('en'))
  expect([...new Set(said)].sort()).toEqual([...messages('en').keys()].sort())
})
