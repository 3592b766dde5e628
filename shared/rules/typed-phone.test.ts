import { expect, it } from 'vitest'
import { formatTypedPhone, splitGulfPhone, toInternational } from './typed-phone.ts'

it.each([
  ['3312 3456', '+974', '+97433123456'],
  ['+974 3312 3456', '+974', '+97433123456'],
  ['00974 33123456', '+974', '+97433123456'],
  ['97433123456', '+974', '+97433123456'],
  ['٣٣١٢٣٤٥٦', '+974', '+97433123456'],
  ['۳۳۱۲۳۴۵۶', '+974', '+97433123456'],
  ['050 123 4567', '+971', '+971501234567'],
  ['+44 20 7946 0000', '+974', '+442079460000'],
])('%s with %s is stored as %s', (typed, code, stored) => expect(toInternational(typed, code)).toBe(stored))

it.each([
  ['33123456', 'QA', '+974 3312 3456'],
  ['+974 3312 3456', 'QA', '+974 3312 3456'],
  ['0097433123456', 'QA', '+974 3312 3456'],
  ['٣٣١٢٣٤٥٦', 'QA', '+974 3312 3456'],
  ['3312345', 'QA', '3312345'],
  ['+974 3312 34567', 'QA', '+974 3312 34567'],
  ['501234567', 'AE', '+971 50 123 4567'],
  ['501234567', 'SA', '+966 50 123 4567'],
  ['97451234', 'QA', '97451234'],
] as const)('while typing %s in %s shows %s', (typed, country, shown) =>
  expect(formatTypedPhone(typed, country)).toBe(shown),
)

it.each([
  ['+97433123456', { country: 'QA', code: '+974', national: '3312 3456' }],
  ['+971501234567', { country: 'AE', code: '+971', national: '50 123 4567' }],
  ['+9743312345', { country: 'QA', code: '+974', national: '3312345' }],
  ['+442079460000', undefined],
])('splits %s', (stored, parts) => expect(splitGulfPhone(stored)).toEqual(parts))
