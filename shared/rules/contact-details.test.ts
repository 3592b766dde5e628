import { expect, it } from 'vitest'
import { hasContactDetails } from './contact-details.ts'

it.each([
  'Call me on 3312 3456 please',
  'اتصل على ٣٣١٢٣٤٥٦',
  'my number is +974-3312-3456',
  'see https://example.com',
  'look at www.example',
  'write to somebody@example.com',
  'follow @cheapcars on instagram',
  'better prices at cheapcars.qa',
  'wa.me has my number',
])('finds a way to reach somebody in “%s”', (text) => {
  expect(hasContactDetails(text)).toBe(true)
})

it.each([
  'I paid 225,000 for it, 1,250,000 was asked for the other.',
  'They had a 2018 2019 and a 2020 model.',
  'The engine is a 4.0 V6.Then we agreed.',
  'تعامل راقٍ، والسعر ١٥٠٠٠٠ كما اتفقنا',
  'Odometer said 120000 km, as described @ the showroom',
])('finds none in “%s”', (text) => {
  expect(hasContactDetails(text)).toBe(false)
})

// A pattern that looks for an @ from each letter to the end of the word takes half a minute.
it('reads a long word once', () => {
  expect(hasContactDetails('a'.repeat(200_000))).toBe(false)
})
