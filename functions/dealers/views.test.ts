import { expect, it } from 'vitest'
import { newDealer } from '#functions/commands/new-dealer.ts'
import { toDealerCard } from '#functions/dealers/views.ts'
import { aUser } from '#functions/testing/builders.ts'

const dealer = newDealer(aUser(), '')
const at = new Date('2026-12-01T09:00:00.000Z')

it.each([
  ['said 5 when it applied 25 months ago', 5, '2024-11-01T09:00:00.000Z', 7],
  ['is not a year older before the day', 5, '2024-12-02T09:00:00.000Z', 6],
  ['is a year older from the day on, which begins earlier in Qatar', 5, '2024-11-30T21:30:00.000Z', 7],
  ['has just begun', 0, '2026-12-01T08:00:00.000Z', 0],
  ['never applied here', 5, null, 5],
  ['never said', null, '2024-11-01T09:00:00.000Z', null],
])('counts the years in business of a dealership that %s', (_, yearsInBusiness, appliedAt, years) =>
  expect(toDealerCard({ ...dealer, yearsInBusiness, appliedAt }, 0, at).yearsInBusiness).toBe(years),
)
