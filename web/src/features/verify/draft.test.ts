import { expect, it } from 'vitest'
import { submissionDraft } from '#shared/schemas/verification.ts'
import { answersOf } from './answers.ts'
import { changesOf, draftOf, isNewer } from './draft.ts'

const answers = { ...answersOf({}), businessName: 'Al Test', yearsInBusiness: '12', websiteUrl: 'no web' }
const url = `/api/verification-documents/doc_${'0'.repeat(26)}`
const work = { answers, documents: [{ key: 'ID_COPY', name: 'id.pdf', url }] }

it('sends what is valid, empties what is empty, and leaves what is wrong as it was', () => {
  const draft = draftOf(work, { websiteUrl: 'website' })
  expect(draft).toMatchObject({
    businessName: 'Al Test',
    yearsInBusiness: 12,
    businessAddress: null,
    documents: [{ documentType: 'ID_COPY', documentName: 'id.pdf', documentUrl: url }],
  })
  expect(draft).not.toHaveProperty('websiteUrl')
  expect(submissionDraft.safeParse(draft).success).toBe(true)
})

it('sends of a draft what changed alone', () => {
  const before = draftOf(work, {})
  const after = draftOf({ ...work, answers: { ...answers, businessName: '' } }, {})
  expect(changesOf(before, after)).toEqual({ businessName: null })
  expect(changesOf(before, before)).toEqual({})
})

const at = Date.parse('2026-11-20T09:00:00.000Z')
const kept = { at, version: 3, answers: answersOf({}), documents: [] }

it.each([
  ['of this very version', { version: 3, updatedAt: '2026-11-21T09:00:00.000Z' }, true],
  ['written after another device changed it', { version: 4, updatedAt: '2026-11-20T08:59:59.000Z' }, true],
  ['older than what another device changed', { version: 4, updatedAt: '2026-11-20T09:00:01.000Z' }, false],
  ['where there is no application', null, true],
])('what is %s', (_, submission, newer) => expect(isNewer(kept, submission)).toBe(newer))
