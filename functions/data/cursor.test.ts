import { expect, it } from 'vitest'
import { readCursor, writeCursor } from './lists.ts'

const read = (cursor: string) => readCursor(cursor, ['pk', 'sk'], ({ pk }) => pk === 'REPORTS#OPEN')
const encode = (text: string) => Buffer.from(text).toString('base64url')

it('a cursor is read as it was written', () => {
  const key = { pk: 'REPORTS#OPEN', sk: '2026' }
  expect(read(writeCursor(key)!)).toEqual(key)
})

it.each([
  ['nothing of ours', 'x'],
  ['another shape', encode('{"pk":"REPORTS#OPEN"}')],
  ['another list', encode('{"pk":"REPORTS#DISMISSED","sk":"2026"}')],
  ['a number where text belongs', encode('{"pk":"REPORTS#OPEN","sk":1}')],
  ['half a character, which the table would not take', encode('{"pk":"REPORTS#OPEN","sk":"\\ud800"}')],
])('%s is refused', (_, cursor) => {
  expect(() => read(cursor)).toThrow(expect.objectContaining({ code: 'BAD_REQUEST' }))
})
