import { expect, it } from 'vitest'
import { readablePhone } from './phone.ts'

it.each([
  ['+97433123456', '+974 3312 3456'],
  ['+96555123456', '+965 5512 3456'],
  ['+971501234567', '+971 50 123 4567'],
  ['+4930123456', '+4930123456'],
  ['+9743312345', '+9743312345'],
])('groups %s as %s', (stored, read) => expect(readablePhone(stored)).toBe(read))
