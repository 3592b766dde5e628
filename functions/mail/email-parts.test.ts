import { expect, test } from 'vitest'
import { oneLine } from './email-parts.ts'

test.each([
  ['Hello\r\nBcc: all@example.com', 'Hello Bcc: all@example.com'],
  ['a\u2028b\u2029c\u0085d\u000be\u0000f', 'a b c d e f'],
  ['  سيارة \t نيسان  ', 'سيارة نيسان'],
  ['Toyota\u202e dlos', 'Toyota dlos'],
  ['\u2066+974\u2069', '+974'],
])('%j becomes %j', (text, line) => {
  expect(oneLine(text)).toBe(line)
})

test('is cut without halving a character', () => {
  expect(oneLine('😀'.repeat(10), 6)).toBe('😀😀…')
  expect(oneLine('😀'.repeat(10), 7)).toBe('😀😀😀…')
  expect(oneLine('x'.repeat(201))).toHaveLength(200)
  expect(oneLine('lone \ud83d surrogate').isWellFormed()).toBe(true)
})
