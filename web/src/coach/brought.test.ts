import { describe, expect, it } from 'vitest'
import { brought } from './brought'

const HERE = 'https://play.example'

describe('what is pasted to bring in a game', () => {
  it('is a record, as it is', () => {
    expect(brought('chabudai 1\ngame: makatsu\n', HERE)).toEqual({ kind: 'record', record: 'chabudai 1\ngame: makatsu\n' })
    expect(brought('chabudai 1', HERE).kind).toBe('record')
    expect(brought(' \n', HERE).kind).toBe('nothing')
  })

  it('may be a link to a table of this server, and nothing else of it', () => {
    expect(brought(' https://play.example/t/abc_D-1?seat=2 ', HERE)).toEqual({ kind: 'here', path: '/t/abc_D-1' })
    expect(brought('https://play.example/api/tables/abc/record', HERE).kind).toBe('elsewhere')
    expect(brought('https://play.example/t/../api', HERE).kind).toBe('elsewhere')
  })

  it('is never an address of another server', () => {
    for (const link of ['https://other.example/t/abc', 'http://play.example/t/abc', 'https://play.example.evil/t/abc', 'file:///etc/passwd', 'http://[', 'https://me@play.example:444/t/a'])
      expect(brought(link, HERE)).toEqual({ kind: 'elsewhere' })
  })
})
