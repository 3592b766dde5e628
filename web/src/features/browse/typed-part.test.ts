import { expect, it } from 'vitest'
import { typedPart } from './typed-part.ts'

const emphasised = (name: string, typed: string) => {
  const part = typedPart(name, typed)
  return part && name.slice(part.start, part.end)
}

it.each([
  ['Toyota', 'toy', 'Toy'],
  ['Toyota', ' TOY ', 'Toy'],
  ['Land Cruiser', 'landcr', 'Land Cr'],
  ['CX-5', 'cx5', 'CX-5'],
  ['Citroën', 'citroe', 'Citroë'],
  ['Citroe\u0308n', 'citroe', 'Citroe\u0308'],
  ['تويوتا', 'توي', 'توي'],
  ['أودي', 'اود', 'أود'],
  ['كهربائية', 'كهربائيه', 'كهربائية'],
  ['تُويوتا', 'توي', 'تُوي'],
])('in %s, %j is %j', (name, typed, part) => expect(emphasised(name, typed)).toBe(part))

it('prefers the beginning of a word', () => {
  expect(typedPart('Great Eastern', 'ea')).toEqual({ start: 6, end: 8 })
  expect(typedPart('Great', 'ea')).toEqual({ start: 2, end: 4 })
})

it('of a longer text counts the last word, which is being completed', () =>
  expect(emphasised('Patrol', 'white patr')).toBe('Patr'))

it.each([
  ['Toyota', ''],
  ['Toyota', '  '],
  ['Toyota', '-'],
  ['Toyota', 'توي'],
  ['Toyota', 'toyta'],
])('in %s, %j is nowhere', (name, typed) => expect(typedPart(name, typed)).toBeUndefined())
