import { expect, it } from 'vitest'
import { afterVerdict, underReview } from './after-decision.ts'
import { anApplication } from '#functions/testing/builders.ts'

const judge = { adminId: 'usr_00000000000000000000000009', at: '2026-05-03T08:00:00.000Z' }
const sent = anApplication({ adminNotes: 'Called.' })

it('taken up, it only says by whom', () => {
  expect(underReview(sent, { status: 'UNDER_REVIEW' }, judge)).toEqual({
    ...sent,
    status: 'UNDER_REVIEW',
    decision: { status: 'UNDER_REVIEW', at: judge.at, by: judge.adminId },
    updatedAt: judge.at,
    version: 2,
  })
})

it('refused, it keeps what it was, and why', () => {
  const said = { status: 'REJECTED', reasonCodes: ['INCOMPLETE'], rejectionFields: ['ID_COPY'] } as const
  const after = afterVerdict({ ...sent, draft: { answers: {}, documents: [] } }, said, judge)
  expect(after).toMatchObject({
    status: 'REJECTED',
    draft: null,
    refused: { at: judge.at, answers: sent.answers, documents: [] },
    reasonCodes: ['INCOMPLETE'],
    rejectionReason: null,
    rejectionFields: ['ID_COPY'],
    reviewedAt: judge.at,
    adminNotes: 'Called.',
  })
})

it('approved, it has no reasons left', () => {
  const refused = afterVerdict(sent, { status: 'REJECTED', rejectionReason: 'It ended in May.' }, judge)
  const after = afterVerdict(refused, { status: 'APPROVED', rejectionReason: 'Never mind' }, judge)
  expect(after).toEqual({
    ...sent,
    status: 'APPROVED',
    decision: { status: 'APPROVED', at: judge.at, by: judge.adminId },
    reviewedAt: judge.at,
    updatedAt: judge.at,
    version: 3,
  })
})

it('its notes are replaced when there are new ones, and taken away by an empty one', () => {
  const notes = (adminNotes?: string) =>
    afterVerdict(sent, { status: 'APPROVED', adminNotes }, judge).adminNotes
  expect([notes(), notes('Wrote.'), notes('')]).toEqual(['Called.', 'Wrote.', null])
})
