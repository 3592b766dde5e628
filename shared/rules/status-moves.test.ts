import { expect, it, test } from 'vitest'
import { canMoveApplication, canMoveDealership, canMoveLead } from './status-moves.ts'
import { leadStatuses } from '#shared/schemas/lead.ts'
import { submissionStatuses } from '#shared/schemas/verification.ts'

it('a lead moves on, may be taken up again, and is never new again', () => {
  const moves = leadStatuses.flatMap((from) =>
    leadStatuses.filter((to) => canMoveLead(from, to)).map((to) => `${from} → ${to}`),
  )
  expect(moves).toEqual([
    'NEW → NEW',
    'NEW → CONTACTED',
    'NEW → CLOSED',
    'CONTACTED → CONTACTED',
    'CONTACTED → CLOSED',
    'CLOSED → CONTACTED',
    'CLOSED → CLOSED',
  ])
})

// Rows: from; columns: DRAFT, SUBMITTED, UNDER_REVIEW, APPROVED, REJECTED.
test.each([
  ['DRAFT', '-----'],
  ['SUBMITTED', '--xxx'],
  ['UNDER_REVIEW', '---xx'],
  ['APPROVED', '----x'],
  ['REJECTED', '---x-'],
] as const)('lets an admin move an application from %s as the table says', (from, allowed) => {
  const moves = submissionStatuses.map((to) => (canMoveApplication(from, to) ? 'x' : '-')).join('')
  expect(moves).toBe(allowed)
})

it('verifies or refuses a dealership without an application, but not twice', () => {
  expect(canMoveDealership('PENDING', 'APPROVED')).toBe(true)
  expect(canMoveDealership('PENDING', 'REJECTED')).toBe(true)
  expect(canMoveDealership(null, 'APPROVED')).toBe(true)
  expect(canMoveDealership('APPROVED', 'REJECTED')).toBe(true)
  expect(canMoveDealership('REJECTED', 'APPROVED')).toBe(true)
  expect(canMoveDealership('APPROVED', 'APPROVED')).toBe(false)
  expect(canMoveDealership('REJECTED', 'REJECTED')).toBe(false)
})
