import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#functions/adapters/ids.ts'
import { readCounts } from './counters.ts'
import { dueRetentionPages } from '#functions/data/retention.ts'
import type { SubmissionRecord } from './submission-record.ts'
import {
  expireSubmissionDocuments,
  deleteSubmission,
  getOwnSubmission,
  getOwnSubmissions,
  getSubmissionById,
  insertSubmission,
  replaceSubmission,
} from '#functions/data/submissions.ts'
import { insertUpload, claimWrite, getUploadById, judgeUpload } from './uploads.ts'
import { anApplication } from '#functions/testing/builders.ts'
import { useOwnTable } from '#functions/testing/own-table.ts'

beforeAll(() => useOwnTable())

const at = '2026-05-01T08:00:00.000Z'

const uploaded = async (ownerId: string): Promise<string> => {
  const id = newId('document')
  await insertUpload({
    id,
    ownerId,
    purpose: 'document',
    contentType: 'application/pdf',
    contentLength: 1000,
    state: 'ISSUED',
    refusal: null,
    picture: null,
    attachedTo: null,
    createdAt: at,
  })
  await judgeUpload(id, { state: 'READY', picture: null, sha256: 'a'.repeat(64) })
  return id
}

const documentOf = (id: string) => ({ documentType: 'OTHER' as const, id, name: 'a.pdf', uploadedAt: at })

/** An application with one document of its own, stored. */
const stored = async (parts: Partial<SubmissionRecord> = {}) => {
  const userId = newId('user')
  const document = await uploaded(userId)
  const record = anApplication({
    id: newId('submission'),
    userId,
    documents: [documentOf(document)],
    ...parts,
  })
  await insertSubmission(record, [claimWrite(document, userId, record.id)])
  return { record, document }
}

const dueOf = async (submissionId: string, before = '2030-01-01T00:00:00.000Z') => {
  for await (const page of dueRetentionPages(new Date(before)))
    for (const { id, dueAt } of page) if (id === submissionId) return dueAt
  return undefined
}

it('is one for each dealership', async () => {
  const { record } = await stored()
  const another = anApplication({ id: newId('submission'), userId: record.userId })
  await expect(insertSubmission(another)).rejects.toMatchObject({ code: 'EDIT_CONFLICT' })
  expect(await getSubmissionById(another.id)).toBeUndefined()
  expect(await getOwnSubmission(record.userId)).toEqual(record)
  const both = await getOwnSubmissions([record.userId, newId('user')])
  expect([...both]).toEqual([[record.userId, record]])
})

it('is replaced as it was read, and only then', async () => {
  const { record } = await stored()
  const next = { ...record, version: record.version + 1, adminNotes: 'Called.' }
  await replaceSubmission(next, record)
  await expect(replaceSubmission({ ...next, adminNotes: 'Wrote.' }, record)).rejects.toMatchObject({
    code: 'EDIT_CONFLICT',
  })
  expect((await getOwnSubmission(record.userId))?.adminNotes).toBe('Called.')
})

describe('its documents', () => {
  it('are due when its standing says so, and in no list otherwise', async () => {
    const { record } = await stored({ status: 'DRAFT', updatedAt: at })
    expect(await dueOf(record.id)).toBe('2026-05-31T08:00:00.000Z')
    expect(await dueOf(record.id, '2026-05-31T07:59:59.999Z')).toBeUndefined()
    const sent: SubmissionRecord = { ...record, status: 'SUBMITTED', submittedAt: at, version: 2 }
    await replaceSubmission(sent, record)
    expect(await dueOf(record.id)).toBeUndefined()
    const decision = { status: 'REJECTED', at, by: newId('user') }
    const rejected: SubmissionRecord = { ...sent, status: 'REJECTED', decision, reviewedAt: at, version: 3 }
    await replaceSubmission(rejected, sent)
    expect(await dueOf(record.id)).toBe('2026-07-30T08:00:00.000Z')
    await replaceSubmission({ ...rejected, status: 'APPROVED', version: 4 }, rejected)
    expect(await dueOf(record.id)).toBeUndefined()
  })

  it('go when they are due, those of a draft and of the last refusal too; the answers stay', async () => {
    const { record, document } = await stored({ status: 'DRAFT' })
    const fresh = await uploaded(record.userId)
    const { answers } = record
    const decision = { status: 'REJECTED', at, by: newId('user') }
    const refused: SubmissionRecord = {
      ...record,
      status: 'REJECTED',
      decision,
      draft: { answers: { yearsInBusiness: 3 }, documents: [documentOf(fresh)] },
      refused: {
        at,
        answers,
        documents: [documentOf(document)],
        reasonCodes: [],
        rejectionReason: null,
        rejectionFields: [],
      },
      version: 2,
    }
    await replaceSubmission(refused, record, [claimWrite(fresh, record.userId, record.id)])
    await expireSubmissionDocuments(refused)
    expect(await getOwnSubmission(record.userId)).toEqual({
      ...refused,
      documents: [],
      draft: { answers: { yearsInBusiness: 3 }, documents: [] },
      refused: { ...refused.refused, documents: [] },
      version: 3,
    })
    expect(await dueOf(record.id)).toBeUndefined()
    for (const id of [document, fresh])
      expect(await getUploadById(id)).toMatchObject({ state: 'REFUSED', attachedTo: null })
    await expect(expireSubmissionDocuments(refused)).rejects.toMatchObject({ code: 'EDIT_CONFLICT' })
  })
})

it('leaves nothing when its dealership goes, and does so once', async () => {
  const { record, document } = await stored({ status: 'DRAFT' })
  await deleteSubmission(record.userId)
  await deleteSubmission(record.userId)
  expect(await getOwnSubmission(record.userId)).toBeUndefined()
  expect(await getSubmissionById(record.id)).toBeUndefined()
  expect(await dueOf(record.id)).toBeUndefined()
  expect(await getUploadById(document)).toMatchObject({ state: 'REFUSED', attachedTo: null })
  expect(await readCounts('APPEALS')).toEqual({})
})
