import { expect, it } from 'vitest'
import { toBulkOutcome } from './bulk-result.tsx'

const titles = new Map([
  ['a', 'Kia Sorento'],
  ['b', 'Audi A6'],
])

it('names the listings that it was not done to, and why', () => {
  const results = [
    { id: 'a', failure: null },
    { id: 'b', failure: 'EDIT_CONFLICT' },
    { id: 'c', failure: 'OFFLINE' },
  ]
  expect(toBulkOutcome(results, titles)).toEqual({
    done: 1,
    total: 3,
    failed: [
      { id: 'b', title: 'Audi A6', code: 'EDIT_CONFLICT' },
      { id: 'c', title: 'c', code: 'OFFLINE' },
    ],
  })
})

it('has nobody to name when all went well', () => {
  expect(toBulkOutcome([{ id: 'a', failure: null }], titles)).toEqual({ done: 1, total: 1, failed: [] })
})
