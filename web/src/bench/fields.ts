/** An edition's text as a form: where its values stand, and the text with one of them changed. The text is the truth; what is no plain line stays text. */

export type Kind = 'number' | 'text' | 'flag' | 'list'

export interface Field {
  key: string
  kind: Kind
  /** As a person writes it: a text without its quotation marks, a list without its brackets. */
  value: string
  /** The line, from 1, and where the value begins and ends in it. */
  line: number
  from: number
  to: number
}

export interface Row {
  line: number
  fields: Field[]
}

export interface Section {
  key: string
  line: number
  /** What the file says above it. */
  note: string
  rows: Row[]
  /** Whether it is a list, one component a line. */
  many: boolean
}

const PAIR = /([A-Za-z_][\w-]*)\s*=\s*("(?:[^"\\]|\\.)*"|\[[^\]]*\]|[^\s,{}[\]"]+)/g
const WHOLE = /^-?\d{1,9}$/

function kindOf(raw: string): Kind {
  if (raw.startsWith('"')) return 'text'
  if (raw.startsWith('[')) return 'list'
  return raw === 'true' || raw === 'false' ? 'flag' : 'number'
}

function shownOf(raw: string): string {
  if (raw.startsWith('[')) return raw.slice(1, -1).trim()
  if (!raw.startsWith('"')) return raw
  try {
    return JSON.parse(raw) as string
  } catch {
    return raw.slice(1, -1)
  }
}

function fieldsIn(text: string, line: number): Field[] {
  return [...text.matchAll(PAIR)].map((found) => {
    const raw = found[2]!
    const from = found.index + found[0].length - raw.length
    return { key: found[1]!, kind: kindOf(raw), value: shownOf(raw), line, from, to: from + raw.length }
  })
}

/** The parts of an edition, in the order of the file. */
export function sections(text: string): Section[] {
  const found: Section[] = []
  let note: string[] = []
  let open: Section | null = null
  for (const [n, line] of text.split('\n').entries()) {
    const plain = line.trim()
    if (open) {
      if (plain.startsWith('{')) open.rows.push({ line: n + 1, fields: fieldsIn(line, n + 1) })
      else if (plain.startsWith(']')) open = null
    } else if (plain.startsWith('#')) note.push(plain.replace(/^#\s*/, ''))
    else if (!plain) note = []
    else {
      const key = /^([A-Za-z_][\w-]*)\s*=\s*(.*)$/.exec(plain)
      if (!key) continue
      const section: Section = { key: key[1]!, line: n + 1, note: note.join(' '), rows: [], many: key[2] === '[' }
      found.push(section)
      note = []
      if (section.many) open = section
      else {
        const inside = key[2]!.startsWith('{') ? line.indexOf('{') : 0
        section.rows.push({ line: n + 1, fields: fieldsIn(' '.repeat(inside) + line.slice(inside), n + 1) })
      }
    }
  }
  return found
}

function onLine(text: string, line: number, change: (line: string) => string[]): string {
  const lines = text.split('\n')
  lines.splice(line - 1, 1, ...change(lines[line - 1] ?? ''))
  return lines.join('\n')
}

/** The text with another value in a field; `counts` says that a whole number there is a number, even if a text stands there now. */
export function changed(text: string, field: Field, value: string, counts = field.kind === 'number'): string {
  const clean = value.replace(/[\r\n]+/g, ' ').trim()
  let raw = JSON.stringify(clean)
  if (field.kind === 'flag') raw = value
  else if (field.kind === 'list') raw = `[${clean.replace(/[[\]]/g, '')}]`
  else if (counts && WHOLE.test(clean)) raw = clean
  return onLine(text, field.line, (line) => [line.slice(0, field.from) + raw + line.slice(field.to)])
}

/** The text with a line twice. */
export const again = (text: string, line: number) => onLine(text, line, (one) => [one, one])

/** The text without a line. */
export const without = (text: string, line: number) => onLine(text, line, () => [])

/** Where numbers stand, as `section.key`: there they are numbers again after a slip of the pen. */
export function counted(text: string): Set<string> {
  return new Set(sections(text).flatMap((section) => section.rows.flatMap((row) => row.fields.filter((field) => field.kind === 'number').map((field) => `${section.key}.${field.key}`))))
}

/** The name that the edition gives itself. */
export const nameIn = (text: string) => sections(text).find((section) => section.key === 'name')?.rows[0]?.fields[0]?.value ?? ''

export interface Fault {
  /** 0 if the whole file is meant. */
  line: number
  key: string
}

/** The line and the key that a refusal is about. */
export function faultIn(text: string, given: Record<string, string | number>): Fault {
  const key = String(given.key ?? '')
  const told = Number(given.line ?? 0) || Number(/line (\d+)/.exec(String(given.error ?? ''))?.[1] ?? 0)
  const part = [String(given.part ?? ''), key].find((name) => sections(text).some((section) => section.key === name))
  return { line: told || (sections(text).find((section) => section.key === part)?.line ?? 0), key }
}
