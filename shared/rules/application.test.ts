import { describe, expect, it } from 'vitest'
import { canFillIn, missingDocuments } from '#shared/rules/application.ts'
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
