import { describe, expect, it } from 'vitest'
import { canFillIn, missingDocuments, verificationState } from '#shared/rules/application.ts'
import { submissionStatuses } from '#shared/schemas/verification.ts'

describe('an application', () => {
  it('is filled in by its dealership before it is sent and after it was refused', () => {
    expect(submissionStatuses.filter(canFillIn)).toEqual(['DRAFT', 'REJECTED'])
    expect(canFillIn(undefined)).toBe(true)
  })

  it('cannot do without three documents', () => {
    expect(missingDocuments([])).toEqual(['BUSINESS_LICENSE', 'TRADE_LICENSE', 'ID_COPY'])
    const some = [{ documentType: 'TRADE_LICENSE' }, { documentType: 'OTHER' }] as const
    expect(missingDocuments(some)).toEqual(['BUSINESS_LICENSE', 'ID_COPY'])
    const all = [...some, { documentType: 'ID_COPY' }, { documentType: 'BUSINESS_LICENSE' }] as const
    expect(missingDocuments(all)).toEqual([])
  })
})

describe('the state of a verification', () => {
  const open = { isVerified: false, verificationStatus: 'PENDING' }
  it.each([
    ['NOT_APPLIED', open, null],
    ['NOT_APPLIED', open, 'DRAFT'],
    ['UNDER_REVIEW', open, 'SUBMITTED'],
    ['UNDER_REVIEW', open, 'UNDER_REVIEW'],
    ['REFUSED', open, 'REJECTED'],
    ['REFUSED', { isVerified: false, verificationStatus: 'REJECTED' }, null],
    ['UNDER_REVIEW', { isVerified: false, verificationStatus: 'REJECTED' }, 'SUBMITTED'],
    [
      'REVOKED',
      { isVerified: false, verificationStatus: 'REJECTED', revokedAt: '2026-01-01T08:00:00.000Z' },
      null,
    ],
    [
      'REVOKED',
      { isVerified: false, verificationStatus: 'REJECTED', revokedAt: '2026-01-01T08:00:00.000Z' },
      'REJECTED',
    ],
    [
      'UNDER_REVIEW',
      { isVerified: false, verificationStatus: 'PENDING', revokedAt: '2026-01-01T08:00:00.000Z' },
      'SUBMITTED',
    ],
    ['VERIFIED', { isVerified: true, verificationStatus: 'APPROVED' }, 'APPROVED'],
  ] as const)('is %s for %j with an application that is %s', (state, user, status) => {
    expect(verificationState(user, status && { status })).toBe(state)
  })
})
