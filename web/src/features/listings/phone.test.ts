import { expect, it } from 'vitest'
import { readablePhone, whatsappLink } from './phone.ts'

it.each([
  ['+97433123456', '+974 3312 3456'],
  ['+96555123456', '+965 5512 3456'],
  ['+971501234567', '+971 50 123 4567'],
  ['+4930123456', '+4930123456'],
  ['+9743312345', '+9743312345'],
])('groups %s as %s', (stored, read) => expect(readablePhone(stored)).toBe(read))

it('links to a chat by digits alone, with the text escaped', () => {
  expect(whatsappLink('+974 3312-3456', 'GXR & VXR? سلام')).toBe(
    'https://wa.me/97433123456?text=GXR%20%26%20VXR%3F%20%D8%B3%D9%84%D8%A7%D9%85',
  )
})
