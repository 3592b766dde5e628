import { expect, it } from 'vitest'
import { numberIssue } from './number-issue.ts'

it.each([
  ['333', undefined],
  ['Ｑ ٣٣٣', undefined],
  ['', 'number.missing'],
  [' - ', 'number.missing'],
  ['Q', 'number.missing'],
  ['1234567', 'number.long'],
  ['Q ١٢٣٤٥٦٧', 'number.long'],
  ['X 12', 'number.letter'],
  ['QQ 12', 'number.letter'],
  ['لوحة 12', 'number.letter'],
  ['12Q', 'number.wrong'],
  ['1+1', 'number.wrong'],
])('%j', (typed, issue) => expect(numberIssue(typed)).toBe(issue))
