/** What somebody pasted to bring in a game: its record, a link to a table of this server, or a link to somewhere else. */
export type Brought = { kind: 'record'; record: string } | { kind: 'here'; path: string } | { kind: 'elsewhere' } | { kind: 'nothing' }

/** No address is fetched: a table of this server is opened, and what lies elsewhere a person saves there and brings along. */
export function brought(text: string, origin: string): Brought {
  const given = text.trim()
  if (!given) return { kind: 'nothing' }
  if (given.includes('\n') || !/^[a-z][a-z0-9+.-]*:\/\//i.test(given)) return { kind: 'record', record: text }
  const link = URL.canParse(given) ? new URL(given) : null
  const table = link?.origin === origin ? /^\/t\/([\w-]+)$/.exec(link.pathname) : null
  return table ? { kind: 'here', path: `/t/${table[1]}` } : { kind: 'elsewhere' }
}
