import { expect, it } from 'vitest'
import { canMoveLead } from '#shared/rules/lead.ts'
import { leadStatuses } from '#shared/schemas/lead.ts'

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
