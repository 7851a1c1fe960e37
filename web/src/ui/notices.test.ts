import { expect, test } from 'vitest'
import { arrivedAt, notices, notify } from './notices.svelte'

test('whoever has come to the table is told no more that it waits', () => {
  notify('It is your turn in Ninjato.', 'plain', '/t/here')
  notify('It is your turn in ZenMaster.', 'plain', '/t/there')
  notify('Saved.')
  arrivedAt('/t/here')
  expect(notices.map((notice) => notice.text)).toEqual(['It is your turn in ZenMaster.', 'Saved.'])
})
