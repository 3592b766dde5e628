import { expect, it } from 'vitest'
import type { AdminSubmission } from '#shared/schemas/verification.ts'
import { changesSince } from './application-changes.ts'

const file = (documentType: 'ID_COPY' | 'TRADE_LICENSE' | 'OTHER', id: string, name = `${id}.pdf`) => ({
  documentType,
  documentName: name,
  documentUrl: `/api/verification-documents/${id}`,
  uploadedAt: '2026-11-20T09:00:00.000Z',
})
const refused = {
  at: '2026-11-20T09:00:00.000Z',
  answers: { businessName: 'Al Test', yearsInBusiness: 0, websiteUrl: '' },
  documents: [file('ID_COPY', 'a'), file('TRADE_LICENSE', 'b')],
}
const now = (more: object) =>
  ({ ...refused.answers, documents: refused.documents, ...more }) as AdminSubmission

it('finds nothing where nothing changed', () => {
  expect(changesSince(refused, now({ websiteUrl: undefined }))).toEqual({ answers: [], documents: [] })
})

it('names answers that changed, came and went, in the order they are asked', () => {
  const { answers } = changesSince(
    refused,
    now({ websiteUrl: 'https://a.qa', businessName: undefined, yearsInBusiness: 1 }),
  )
  expect(answers).toEqual(['businessName', 'yearsInBusiness', 'websiteUrl'])
})

it('tells another file from the same one, whatever it is called', () => {
  const documents = [file('ID_COPY', 'c', 'a.pdf'), file('TRADE_LICENSE', 'b'), file('OTHER', 'd')]
  expect(changesSince(refused, now({ documents })).documents).toEqual([
    { type: 'ID_COPY', before: ['a.pdf'], now: ['a.pdf'] },
    { type: 'OTHER', before: [], now: ['d.pdf'] },
  ])
})
