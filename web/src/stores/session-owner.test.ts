import { expect, it } from 'vitest'
import { ownerOf } from './session-owner.ts'

const token = (claims: object) =>
  `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`

it('reads whose token it is', () => {
  expect(ownerOf(token({ username: 'usr_1A', note: '~~~???ÿ' }))).toBe('usr_1A')
})

it('knows nobody by anything else', () => {
  for (const text of ['', 'a.b.c', token({}), token({ username: 'unsaved:x' }), token({ username: 7 })])
    expect(ownerOf(text)).toBeNull()
})
