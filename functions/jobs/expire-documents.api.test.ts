import { sha256 } from '#functions/core/hash.ts'
import { basename } from 'node:path/posix'
import { GetObjectCommand } from '@aws-sdk/client-s3'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { newId } from '#functions/adapters/ids.ts'
import { s3 } from '#functions/adapters/s3-client.ts'
import { rawObject } from '#functions/adapters/upload-storage.ts'
import { getItems, anyItem } from '#functions/data/table.ts'
import { keys } from '#functions/data/keys.ts'
import { getListingById, replaceListing } from '#functions/data/listings.ts'
import { dueRetentionPages, deleteRetention } from '#functions/data/retention.ts'
import { getUploadById, getUploads } from '#functions/data/uploads.ts'
import { expireDocuments, expireListing, expireSubmission } from './expire-documents.ts'
import { eraseFiles } from '#functions/jobs/erase-files.ts'
import { api, apiOk } from '#functions/testing/api.ts'
import { answer, appeal } from '#functions/testing/appeals.ts'
import { apply, decideApplication, ownApplication } from '#functions/testing/applications.ts'
import { auditAbout } from '#functions/testing/audit.ts'
import { carForm, decide, ownCar, sellerDocuments, submitCar } from '#functions/testing/cars.ts'
import { registerAdmin, registerDealer, registerSeller, type Person } from '#functions/testing/people.ts'
import { pdf } from '#functions/testing/uploads.ts'
import { retentionDays } from '#shared/rules/retention.ts'

let admin: Person
beforeAll(async () => {
  Object.assign(process.env, inject('functionEnv'))
  admin = await registerAdmin()
})

const live = { dueRetentionPages, expireListing, expireSubmission }

/** Runs the job at an instant, for this listing alone: the clock of all others stands still. */
const runAt = (instant: number, listingId: string, deps: Partial<typeof live> = {}) =>
  expireDocuments({
    ...live,
    ...deps,
    async *dueRetentionPages(at) {
      for await (const page of dueRetentionPages(at)) yield page.filter(({ id }) => id === listingId)
    },
    now: () => new Date(instant),
  })

type Documents = { registrationCard: string; idCard: string }

/** The traces of a document: its file, its record, and the response to an admin who asks for it. */
const traces = async (documentId: string) => {
  const file = await s3()
    .send(new GetObjectCommand(rawObject('document', documentId)))
    .then(
      () => true,
      () => false,
    )
  const read = await api('GET', `/api/verification-documents/${documentId}`, { token: admin.token })
  return [file, (await getUploadById(documentId)) !== undefined, read.status]
}
const kept = [true, true, 200]
const gone = [false, false, 404]

const tracesOf = ({ registrationCard, idCard }: Documents) =>
  Promise.all([registrationCard, idCard].map(traces))

const change = ({ token }: Person, id: string, body: unknown) =>
  api('PATCH', `/api/listings/${id}`, { token, body })
const after = (instant: string, days: number) => Date.parse(instant) + days * 86_400_000

/** A car with documents that an admin has decided about, and when its documents end. */
const decided = async (status: 'APPROVED' | 'REJECTED') => {
  const seller = await registerSeller()
  const car = await submitCar(seller)
  const { body } = await decide(admin, car.id, { status })
  const documents: Documents = car.verificationDocuments
  return { seller, id: String(car.id), documents, end: after(body.decision.at, retentionDays.listing) }
}

describe('the documents of an approved car', () => {
  it('are there a millisecond before thirty days are over, and gone a millisecond after', async () => {
    const { seller, id, documents, end } = await decided('APPROVED')
    const before = await getListingById(id)
    expect(await runAt(end - 1, id)).toBe(0)
    expect(await tracesOf(documents)).toEqual([kept, kept])
    expect(await runAt(end + 1, id)).toBe(1)
    expect(await tracesOf(documents)).toEqual([gone, gone])

    const listing = await getListingById(id)
    expect(listing).toEqual({
      ...before,
      documents: { registrationCard: null, idCard: null },
      documentsChecked: {
        by: admin.user.id,
        at: before!.decision!.at,
        hashes: [sha256(pdf().bytes), sha256(pdf().bytes)],
      },
      version: before!.version + 1,
    })
    expect(await ownCar(seller, id)).toMatchObject({
      verificationDocuments: { registrationCard: null, idCard: null },
      documentsCheckedAt: before!.decision!.at,
    })
    const [, record] = await auditAbout(id)
    expect(record).toMatchObject({
      action: 'document.expire',
      actorId: 'system',
      detail: { status: 'APPROVED', documents: `${documents.registrationCard} ${documents.idCard}` },
    })
    expect(await getItems([keys.retention('LISTING', id)], anyItem)).toEqual([])
    // A second run changes nothing.
    expect(await runAt(end + 1, id)).toBe(0)
    expect(await auditAbout(id)).toHaveLength(2)
    const { body } = await apiOk('GET', `/api/admin/listings/${id}`, { token: admin.token })
    expect(body.approved.hasSameDocuments).toBe(true)
  })

  it('need not be sent again for an edit, until an admin says that they were what was wrong', async () => {
    const { seller, id, end } = await decided('APPROVED')
    await runAt(end, id)
    expect((await change(seller, id, { priceQAR: 99_000 })).body.status).toBe('APPROVED')
    const edited = await change(seller, id, { mileage: 90_000 })
    expect([edited.status, edited.body.status]).toEqual([200, 'PENDING'])
    const checked = async () => (await ownCar(seller, id)).documentsCheckedAt !== null
    await decide(admin, id, { status: 'REJECTED', reasonCodes: ['WRONG_PRICE'] })
    expect(await checked()).toBe(true)
    expect((await change(seller, id, { status: 'PENDING' })).body.status).toBe('PENDING')
    expect((await decide(admin, id, { status: 'APPROVED' })).status).toBe(200)
    await decide(admin, id, { status: 'REJECTED', reasonCodes: ['DOCUMENTS_MISMATCH'] })
    expect(await checked()).toBe(false)
    expect((await change(seller, id, { status: 'PENDING' })).body.code).toBe('DOCUMENTS_REQUIRED')
    expect((await decide(admin, id, { status: 'APPROVED' })).body.code).toBe('DOCUMENTS_REQUIRED')
    const verificationDocuments = await sellerDocuments(seller)
    expect((await change(seller, id, { status: 'PENDING', verificationDocuments })).status).toBe(200)
  })
})

describe('the documents of a refused car', () => {
  it('are gone without a trace but the record', async () => {
    const { id, documents, end } = await decided('REJECTED')
    await runAt(end - 1, id)
    expect(await tracesOf(documents)).toEqual([kept, kept])
    await runAt(end + 1, id)
    expect(await tracesOf(documents)).toEqual([gone, gone])
    expect(await getListingById(id)).toMatchObject({ documentsChecked: null, status: 'REJECTED' })
    expect((await auditAbout(id)).map(({ action }) => action)).toEqual(['listing.status', 'document.expire'])
  })

  it('are kept as long as an appeal waits, and thirty days from its answer', async () => {
    const { seller, id, documents, end } = await decided('REJECTED')
    const { body: made } = await appeal(seller, id)
    expect(await runAt(end + 1, id)).toBe(0)
    expect(await tracesOf(documents)).toEqual([kept, kept])
    const { answeredAt } = (await answer(await registerAdmin(), made.id, { status: 'UPHELD' })).body
    const second = after(answeredAt, retentionDays.listing)
    expect(await runAt(second - 1, id)).toBe(0)
    expect(await runAt(second + 1, id)).toBe(1)
    expect(await tracesOf(documents)).toEqual([gone, gone])
  })

  it('end with them an appeal that comes later: what cannot be seen cannot be approved', async () => {
    const { seller, id, end } = await decided('REJECTED')
    await runAt(end, id)
    const { body: made } = await appeal(seller, id)
    expect((await answer(await registerAdmin(), made.id, { status: 'GRANTED' })).body.code).toBe(
      'DOCUMENTS_REQUIRED',
    )
  })
})

describe('the documents of a draft', () => {
  it('are gone thirty days after its last change', async () => {
    const seller = await registerSeller()
    const verificationDocuments = await sellerDocuments(seller)
    const body = { ...carForm(), status: 'DRAFT', verificationDocuments }
    const { body: draft } = await apiOk('POST', '/api/listings', { token: seller.token, body })
    const first = after(draft.updatedAt, retentionDays.draft)
    const { body: changed } = await change(seller, draft.id, { mileage: 50_000 })
    const end = after(changed.updatedAt, retentionDays.draft)
    expect(end).toBeGreaterThan(first)
    expect(await runAt(end - 1, draft.id)).toBe(0)
    expect(await runAt(end + 1, draft.id)).toBe(1)
    expect(await tracesOf(draft.verificationDocuments)).toEqual([gone, gone])
    expect(await ownCar(seller, draft.id)).toMatchObject({ documentsCheckedAt: null, mileage: 50_000 })
  })
})

describe('the documents of a refused dealership', () => {
  it('are gone ninety days after the decision, and kept of one that is verified', async () => {
    const [dealer, verified] = [await registerDealer(), await registerDealer()]
    const [{ id, documents }, other] = [await apply(dealer), await apply(verified)]
    const { body } = await decideApplication(admin, id, { status: 'REJECTED' })
    await decideApplication(admin, other.id, { status: 'APPROVED' })
    const end = after(body.decision.at, retentionDays.application)
    const [first] = documents as { documentUrl: string }[]
    const documentId = basename(first!.documentUrl)
    expect(await runAt(end - 1, id)).toBe(0)
    expect(await traces(documentId)).toEqual(kept)
    expect(await runAt(end + 1, id)).toBe(1)
    expect(await traces(documentId)).toEqual(gone)
    expect(await ownApplication(dealer)).toMatchObject({ status: 'REJECTED', documents: [] })
    expect((await auditAbout(id)).at(-1)).toMatchObject({ action: 'document.expire', actorId: 'system' })
    expect(await runAt(end * 2, other.id)).toBe(0)
  })
})

describe('what is reviewed again', () => {
  it('is not due any more, and is after the next decision', async () => {
    const { seller, id, documents, end } = await decided('APPROVED')
    await change(seller, id, { mileage: 91_000 })
    expect(await runAt(end + 1, id)).toBe(0)
    expect(await getItems([keys.retention('LISTING', id)], anyItem)).toEqual([])
    const { body } = await decide(admin, id, { status: 'APPROVED' })
    expect(await runAt(after(body.decision.at, retentionDays.listing) - 1, id)).toBe(0)
    expect(await tracesOf(documents)).toEqual([kept, kept])
  })

  it('at this very moment is left alone, or reviewed without its documents', async () => {
    for (let round = 0; round < 4; round++) {
      const { seller, id, documents, end } = await decided('APPROVED')
      const { version } = await ownCar(seller, id)
      const [expired, edit] = await Promise.all([
        runAt(end + 1, id),
        change(seller, id, { mileage: 92_000 + round, version }),
      ])
      expect([expired, edit.status]).toEqual(expired === 1 ? [1, 409] : [0, 200])
      expect(await tracesOf(documents)).toEqual(expired === 1 ? [gone, gone] : [kept, kept])
    }
  })
})

describe('a run', () => {
  it('that fails to erase leaves nothing that can be read, and the files are erased all the same', async () => {
    const { id, documents, end } = await decided('APPROVED')
    const eraseNothing = async () => {
      throw new Error('The storage is down')
    }
    const deps = {
      getListingById,
      replaceListing,
      deleteRetention,
      getUploads,
      newId,
      eraseUpload: eraseNothing,
    }
    const failing: typeof expireListing = (due, at) => expireListing(due, at, deps)
    await expect(runAt(end + 1, id, { expireListing: failing })).rejects.toThrow('The storage is down')
    for (const [, , status] of await tracesOf(documents)) expect(status).toBe(404)
    const ids = [documents.registrationCard, documents.idCard]
    expect(await eraseFiles(ids.map((each) => ({ id: each, body: { id: each }, receives: 1 })))).toEqual([])
    expect(await tracesOf(documents)).toEqual([gone, gone])
  })
})
