import { beforeEach, describe, expect, it, vi } from 'vitest'
import { newId } from '#functions/adapters/ids.ts'
import { askStillAvailable } from './ask-still-available.ts'
import { checkPublished } from './check-published.ts'
import { endOnTime } from './end-on-time.ts'
import { endViewings } from './end-viewings.ts'
import { expireDocuments } from './expire-documents.ts'
import { resumeOfferSyncs } from './resume-offer-syncs.ts'
import { sweepUploads } from './sweep-uploads.ts'

beforeEach(() => void vi.spyOn(process.stdout, 'write').mockReturnValue(true))

const now = () => new Date('2026-11-20T09:00:00.000Z')

/** A store that fails on everything but what is good. */
const store = async (id: string): Promise<undefined> => {
  if (id !== 'good') throw new Error(`The store fails on ${id}`)
}
const pagesOf = <Each>(all: readonly Each[]) =>
  async function* () {
    yield all
  }

/** Each job that does many things of which one that fails stops no other, and a run of it on things of these ids. */
const runs: Readonly<Record<string, (ids: readonly string[]) => Promise<unknown>>> = {
  askStillAvailable: (ids) =>
    askStillAvailable({
      now,
      dueSellerPages: pagesOf(ids) as never,
      askSeller: async (id) => Boolean(await store(id)),
    }),
  checkPublished: (ids) =>
    checkPublished({
      now,
      listDueChecks: async () => ids.map((id) => ({ id })),
      getListingById: store,
      settleCheck: async () => {},
    } as never),
  endOnTime: (ids) =>
    endOnTime({
      now,
      newId,
      listDueEnds: async () => ids.map((id) => ({ what: 'LEAD', id, dueAt: '' })),
      getLeadById: store,
      deleteTimedEnd: async () => {},
    } as never),
  endViewings: (ids) =>
    endViewings({
      now,
      listViewingsEnds: async () => ids.map((listingId) => ({ listingId, at: now().toISOString() })),
      comingViewingPages: (id: string) => pagesOf([id])(),
      endViewingOfCar: store,
    } as never),
  expireDocuments: (ids) =>
    expireDocuments({
      now,
      dueRetentionPages: pagesOf(ids.map((id) => ({ kind: 'LISTING', id }))),
      expireListing: async ({ id }: { id: string }) => Boolean(await store(id)),
    } as never),
  resumeOfferSyncs: (ids) =>
    resumeOfferSyncs({
      now,
      listOfferSyncs: async () => ids.map((userId) => ({ userId })),
      syncOffers: store,
    } as never),
  sweepUploads: (ids) =>
    sweepUploads({
      now,
      staleUploadPages: pagesOf(ids.map((id) => ({ id, ownerId: id }))),
      listWorkingCopies: async () => [],
      eraseUpload: async ({ id }: { id: string }) => Boolean(await store(id)),
    } as never),
}

describe.each(Object.entries(runs))('%s', (_, run) => {
  it('fails when everything that it tried has failed, so that its alarm rings', async () => {
    await expect(run(['one', 'two'])).rejects.toThrow('The store fails on two')
  })

  it('does not fail by one thing beside others, nor when there is nothing to do', async () => {
    await run(['one', 'good'])
    await run([])
  })
})
