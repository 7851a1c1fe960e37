/** A game's RULES.md as paragraphs to show: only what those files use (headings, rules, bold, emphasis, code). Comments are not for readers. */

export interface Span {
  text: string
  kind: 'plain' | 'strong' | 'em' | 'code'
}

export interface Block {
  kind: 'h2' | 'h3' | 'rule' | 'item' | 'text'
  /** The number of a rule, such as R2.3; otherwise empty. */
  id: string
  spans: Span[]
}

export function spans(text: string): Span[] {
  const found: Span[] = []
  for (const part of text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/)) {
    if (!part) continue
    if (part.startsWith('**')) found.push({ text: part.slice(2, -2), kind: 'strong' })
    else if (part.startsWith('*')) found.push({ text: part.slice(1, -1), kind: 'em' })
    else if (part.startsWith('`')) found.push({ text: part.slice(1, -1), kind: 'code' })
    else found.push({ text: part, kind: 'plain' })
  }
  return found
}

export function blocks(text: string): Block[] {
  const found: Block[] = []
  for (const part of text.replace(/<!--[\s\S]*?-->/g, '').split(/\n(?=#|- |\||\n)/)) {
    const line = part.trim().replace(/\s*\n\s*/g, ' ')
    if (!line || line.startsWith('# ') || line.startsWith('|')) continue
    const rule = /^- \*\*([A-Z]\d+(?:\.\d+)?)\*\* ?(.*)$/.exec(line)
    if (rule) found.push({ kind: 'rule', id: rule[1]!, spans: spans(rule[2]!) })
    else if (line.startsWith('## ')) found.push({ kind: 'h2', id: '', spans: spans(line.slice(3)) })
    else if (line.startsWith('### ')) found.push({ kind: 'h3', id: '', spans: spans(line.slice(4)) })
    else if (line.startsWith('- ')) found.push({ kind: 'item', id: '', spans: spans(line.slice(2)) })
    else found.push({ kind: 'text', id: '', spans: spans(line) })
  }
  return found
}

export interface Chapter {
  /** Where a link leads: `chapter-2`. */
  id: string
  name: string
  blocks: Block[]
}

const plain = (block: Block) => block.spans.map((span) => span.text).join('')

/** What stands before the first heading, and the chapters. */
export function chapters(all: Block[]): { lead: Block[]; chapters: Chapter[] } {
  const lead: Block[] = []
  const found: Chapter[] = []
  for (const block of all) {
    if (block.kind === 'h2') found.push({ id: `chapter-${found.length + 1}`, name: plain(block), blocks: [] })
    else (found[found.length - 1]?.blocks ?? lead).push(block)
  }
  return { lead, chapters: found }
}

/** The chapters with only those paragraphs that have every one of these words, or the number of a rule. */
export function sought(found: Chapter[], query: string): Chapter[] {
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean)
  const has = (block: Block) => wanted.every((word) => `${block.id} ${plain(block)}`.toLowerCase().includes(word))
  return wanted.length ? found.map((one) => ({ ...one, blocks: one.blocks.filter(has) })).filter((one) => one.blocks.length) : found
}

/** Whether this emphasis marks what we decided where the rulebook leaves it open. */
export const isRuling = (span: Span) => span.kind === 'em' && /^(Ruling|Festlegung)[.:]?$/.test(span.text)
