import { describe, expect, it, test } from 'vitest'
import {
  canFillIn,
  canMoveApplication,
  canMoveDealership,
  missingDocuments,
} from '#shared/rules/application.ts'
import { submissionStatuses } from '#shared/schemas/verification.ts'

describe('an application', () => {
  // Rows: from; columns: DRAFT, SUBMITTED, UNDER_REVIEW, APPROVED, REJECTED.
  test.each([
    ['DRAFT', '-----'],
    ['SUBMITTED', '--xxx'],
    ['UNDER_REVIEW', '---xx'],
    ['APPROVED', '----x'],
    ['REJECTED', '---x-'],
  ] as const)('is moved by an admin from %s as the table says', (from, allowed) => {
    const moves = submissionStatuses.map((to) => (canMoveApplication(from, to) ? 'x' : '-')).join('')
    expect(moves).toBe(allowed)
  })

  it('is filled in by its dealership before it is sent and after it was refused', () => {
    expect(submissionStatuses.filter(canFillIn)).toEqual(['DRAFT', 'REJECTED'])
    expect(canFillIn(undefined)).toBe(true)
  })

  it('cannot do without three papers', () => {
    expect(missingDocuments([])).toEqual(['BUSINESS_LICENSE', 'TRADE_LICENSE', 'ID_COPY'])
    const some = [{ documentType: 'TRADE_LICENSE' }, { documentType: 'OTHER' }] as const
    expect(missingDocuments(some)).toEqual(['BUSINESS_LICENSE', 'ID_COPY'])
    const all = [...some, { documentType: 'ID_COPY' }, { documentType: 'BUSINESS_LICENSE' }] as const
    expect(missingDocuments(all)).toEqual([])
  })
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
