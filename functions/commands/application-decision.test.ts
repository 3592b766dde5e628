import { expect, it } from 'vitest'
import { afterApplicationDecision, underReview } from './application-decision.ts'
import { anApplication } from '#functions/testing/builders.ts'

const reviewer = { adminId: 'usr_00000000000000000000000009', at: '2026-05-03T08:00:00.000Z' }
const sent = anApplication({ adminNotes: 'Called.' })

it('taken up, it only says by whom', () => {
  expect(underReview(sent, { status: 'UNDER_REVIEW' }, reviewer)).toEqual({
    ...sent,
    status: 'UNDER_REVIEW',
    decision: { status: 'UNDER_REVIEW', at: reviewer.at, by: reviewer.adminId },
    updatedAt: reviewer.at,
    version: 2,
  })
})

it('refused, it keeps what it was, and why', () => {
  const said = { status: 'REJECTED', reasonCodes: ['INCOMPLETE'], rejectionFields: ['ID_COPY'] } as const
  const after = afterApplicationDecision({ ...sent, draft: { answers: {}, documents: [] } }, said, reviewer)
  expect(after).toMatchObject({
    status: 'REJECTED',
    draft: null,
    refused: { at: reviewer.at, answers: sent.answers, documents: [] },
    reasonCodes: ['INCOMPLETE'],
    rejectionReason: null,
    rejectionFields: ['ID_COPY'],
    reviewedAt: reviewer.at,
    adminNotes: 'Called.',
  })
})

it('approved, it has no reasons left', () => {
  const refused = afterApplicationDecision(
    sent,
    { status: 'REJECTED', rejectionReason: 'It ended in May.' },
    reviewer,
  )
  const after = afterApplicationDecision(
    refused,
    { status: 'APPROVED', rejectionReason: 'Never mind' },
    reviewer,
  )
  expect(after).toEqual({
    ...sent,
    status: 'APPROVED',
    decision: { status: 'APPROVED', at: reviewer.at, by: reviewer.adminId },
    reviewedAt: reviewer.at,
    updatedAt: reviewer.at,
    version: 3,
  })
})

it('its notes are replaced when there are new ones, and taken away by an empty one', () => {
  const notes = (adminNotes?: string) =>
    afterApplicationDecision(sent, { status: 'APPROVED', adminNotes }, reviewer).adminNotes
  expect([notes(), notes('Wrote.'), notes('')]).toEqual(['Called.', 'Wrote.', null])
})
