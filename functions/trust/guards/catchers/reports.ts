import { aListing, aUser } from '#functions/testing/builders.ts'
import type { ReportRecord } from '#functions/data/reports.ts'
import { at, same } from '#functions/trust/guards/store.ts'
import * as views from '#functions/reports/views.ts'

const [seller, car] = [aUser(), aListing()]

/** The seller whom a report of a car names, when this is who offered it. */
const sellerIn = async (people: readonly (typeof seller)[]) => {
  const report = { id: 'rep_1', listing: car, samePhotos: [], reporterId: null, sellerId: seller.id }
  const reports = [{ ...report, status: 'OPEN', createdAt: at.toISOString() }] as unknown as ReportRecord[]
  const [view] = await views.withContext(reports, {
    getListingsById: async () => new Map(),
    getPlatesById: async () => new Map(),
    getUsersById: async () => new Map(people.map((one) => [one.id, one])),
    listReportsAbout: async () => ({ reports: [], nextCursor: undefined }),
    listNewestReportsOf: async () => [],
  } as never)
  return view?.seller?.id ?? null
}

export const catchers = {
  'a seller who is gone, named in a report': async () => {
    same(await sellerIn([seller]), seller.id)
    same(await sellerIn([]), null)
    same(await sellerIn([{ ...seller, status: 'DELETED' }]), null)
  },
}
