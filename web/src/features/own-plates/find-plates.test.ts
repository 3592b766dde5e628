import { expect, test } from 'vitest'
import { findPlates } from './find-plates.ts'

const triple = { series: null, number: '333', category: 'triple-digit', location: 'doha' } as const
const letter = { series: 'Q', number: '123456', category: 'other', location: 'al-rayyan' } as const
const all = [triple, letter]

test.each([
  ['', all],
  ['  ', all],
  ['333', [triple]],
  ['٣٣', [triple]],
  ['q123', [letter]],
  ['Q 123456', [letter]],
  ['rayyan', [letter]],
  ['الدوحة', [triple]],
  ['doha triple', [triple]],
  ['doha 123', []],
  ['Number plate', all],
])('%j', (search, found) => {
  expect(findPlates(all, search)).toEqual(found)
})
