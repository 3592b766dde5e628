import { describe, expect, it } from 'vitest'
import { documentsDueAt, documentsExpireAt } from './retention.ts'

type ListingDocuments = Parameters<typeof documentsExpireAt>[0]

const listing = (parts: Partial<ListingDocuments>): ListingDocuments => ({
  status: 'APPROVED',
  documents: { registrationCard: 'doc_1', idCard: 'doc_2' },
  decision: { at: '2026-01-01T08:00:00.000Z' },
  appeal: null,
  updatedAt: '2026-01-11T08:00:00.000Z',
  ...parts,
})

const due = (parts: Partial<ListingDocuments>) => documentsExpireAt(listing(parts))?.toISOString() ?? null

describe('the documents of a listing', () => {
  it('end thirty days after the decision, or after the last change of a refused one', () => {
    expect(due({})).toBe('2026-01-31T08:00:00.000Z')
    expect(due({ status: 'REJECTED' })).toBe('2026-02-10T08:00:00.000Z')
    const untouched = { status: 'REJECTED', updatedAt: '2026-01-01T08:00:00.000Z' } as const
    expect(due(untouched)).toBe('2026-01-31T08:00:00.000Z')
    expect(due({ decision: null })).toBe('2026-02-10T08:00:00.000Z')
  })

  it('end thirty days after the last change of a draft', () => {
    expect(due({ status: 'DRAFT' })).toBe('2026-02-10T08:00:00.000Z')
  })

  it('are kept while an admin has yet to look at them', () => {
    expect(due({ status: 'PENDING' })).toBeNull()
    const appeal = { status: 'OPEN', answeredAt: null } as const
    expect(due({ status: 'REJECTED', appeal })).toBeNull()
  })

  it('are counted from the answer to an appeal', () => {
    const appeal = { status: 'UPHELD', answeredAt: '2026-01-21T08:00:00.000Z' } as const
    expect(due({ status: 'REJECTED', appeal })).toBe('2026-02-20T08:00:00.000Z')
  })

  it('end never when there are none, and with one as with two', () => {
    expect(due({ documents: { registrationCard: null, idCard: null } })).toBeNull()
    expect(due({ documents: { registrationCard: null, idCard: 'doc_2' } })).not.toBeNull()
  })
})

type Application = Parameters<typeof documentsDueAt>[0]

const dueOf = (parts: Partial<Application>) =>
  documentsDueAt({
    status: 'REJECTED',
    documentCount: 3,
    decision: { at: '2026-01-01T08:00:00.000Z' },
    appeal: null,
    isBeingChanged: false,
    updatedAt: '2026-01-11T08:00:00.000Z',
    ...parts,
  })?.toISOString() ?? null

describe('the documents of an application', () => {
  it('end thirty days after the last change of a draft', () => {
    expect(dueOf({ status: 'DRAFT', decision: null })).toBe('2026-02-10T08:00:00.000Z')
  })

  it('are kept while they wait for a decision and while the dealership is verified', () => {
    for (const status of ['SUBMITTED', 'UNDER_REVIEW', 'APPROVED'] as const)
      expect(dueOf({ status })).toBeNull()
    expect(dueOf({ appeal: { status: 'OPEN', answeredAt: null } })).toBeNull()
  })

  it('end ninety days after a refusal, counted from the answer to an appeal', () => {
    expect(dueOf({})).toBe('2026-04-01T08:00:00.000Z')
    const appeal = { status: 'UPHELD', answeredAt: '2026-01-21T08:00:00.000Z' } as const
    expect(dueOf({ appeal })).toBe('2026-04-21T08:00:00.000Z')
  })

  it('last as long as a draft when the refused dealership is at work on it', () => {
    expect(dueOf({ isBeingChanged: true })).toBe('2026-04-01T08:00:00.000Z')
    const updatedAt = '2026-03-20T08:00:00.000Z'
    expect(dueOf({ isBeingChanged: true, updatedAt })).toBe('2026-04-19T08:00:00.000Z')
    expect(dueOf({ updatedAt })).toBe('2026-04-01T08:00:00.000Z')
  })

  it('end never when there are none', () => {
    expect(dueOf({ documentCount: 0 })).toBeNull()
  })
})
