import { expect, it, vi } from 'vitest'
import { removeUser } from './remove-user.ts'
import type { ListingRecord } from '#functions/data/listing-record.ts'
import type { PlateRecord } from '#functions/data/plate-record.ts'
import { aListing, aPlate, aUser } from '#functions/testing/builders.ts'
import { aQuote } from '#functions/testing/quotes.ts'

const at = new Date('2026-05-01T10:00:00.000Z')
const after = (seconds: number) => new Date(at.getTime() + seconds * 1000)
const gone = aUser({ status: 'DELETED', tokensValidAfter: at.getTime() / 1000 })

/** Records the acts in order; every removal takes a second. */
const setup = (startsAfter: number, atMost = 10) => {
  let clock = startsAfter
  const done: string[] = []
  const does = (name: string) => async () => {
    clock++
    done.push(name)
  }
  const none = async () => []
  let listings = [aListing({ status: 'DRAFT' }), aListing({ id: 'lst_2' }), aListing({ id: 'lst_3' })]
  let plates = [aPlate(), aPlate({ id: 'plt_2', status: 'PENDING' })]
  const deps = {
    hideListing: async (listing: ListingRecord) => {
      await does(`hide ${listing.id}`)()
      return { ...listing, isHidden: true, version: listing.version + 1 }
    },
    removeListing: async ({ id, version }: ListingRecord) => {
      listings = listings.filter((listing) => listing.id !== id)
      await does(`${id} ${version}`)()
    },
    hidePlate: async (plate: PlateRecord) => {
      await does(`hide ${plate.id}`)()
      return { ...plate, isHidden: true, version: plate.version + 1 }
    },
    removePlate: async ({ id, version }: PlateRecord) => {
      plates = plates.filter((plate) => plate.id !== id)
      await does(`${id} ${version}`)()
    },
    deleteAccount: does('account'),
    deleteUserItems: does('user'),
    removeSomeOfUser: vi.fn<() => Promise<boolean>>(async () => {
      await does('some')()
      return false
    }),
    removeFromLead: does('lead'),
    endViewing: does('viewing'),
    deleteSender: does('sender'),
    listEveryLead: none,
    listEveryQuote: none,
    withdrawQuote: async () => aQuote(),
    listOwnedListings: async () => listings.slice(0, atMost),
    listOwnedPlates: async () => plates.slice(0, atMost),
    deletePreferences: does('preferences'),
    deleteSubmission: does('submission'),
    deleteAppealsOf: does('appeals'),
    deleteAvailabilityLink: does('link'),
    listAvailabilityLinks: none,
    listOwnReports: none,
    listOwnDealerReviews: none,
    listReviewsOf: none,
    deleteReview: does('review'),
    deleteSavedSearch: does('search'),
    listSavedSearches: none,
    listEveryImport: none,
    findEmployment: async () => undefined,
    readTeam: async () => ({ members: [], version: 0 }),
    endEmployment: does('employment'),
    getUserById: async () => undefined,
    accountEmailWrite: async () => ({}) as never,
    listPasskeys: none,
    listSharedBrowsers: none,
    forgetSharedBrowser: does('browser'),
    listLooseUploads: none,
    discardLoose: async () => true,
    deleteImport: does('import'),
    deleteOfferSync: does('offer sync'),
    endArchive: async () => {},
    transact: does('report'),
    now: () => after(clock),
  }
  return { deps, done }
}

it('hides what is public before it removes anything, and ends with the profile', async () => {
  const { deps, done } = setup(60)
  expect(await removeUser(gone, after(600), deps)).toBe(true)
  const { id, version } = aListing()
  const removed = [`${id} ${version}`, `lst_2 ${version + 1}`, `lst_3 ${version + 1}`]
  const plate = aPlate()
  const plates = [`${plate.id} ${plate.version + 1}`, `plt_2 ${plate.version}`]
  const hidden = ['hide lst_2', 'hide lst_3', `hide ${plate.id}`]
  const rest = ['account', 'preferences', 'submission', 'appeals', 'some', 'offer sync', 'user']
  expect(done).toEqual([...hidden, ...removed, ...plates, ...rest])
})

it('keeps the profile until nothing that was under way can still come', async () => {
  const { deps, done } = setup(59)
  expect(await removeUser(gone, after(600), deps)).toBe(false)
  expect(done).toContain('some')
  expect(done).not.toContain('user')
})

it('keeps the profile while there are more listings or plates than one list of them holds', async () => {
  const { deps, done } = setup(60, 1)
  for (let run = 1; run <= 2; run++) {
    expect(await removeUser(gone, after(600), deps)).toBe(false)
    expect(done).not.toContain('user')
  }
  expect(await removeUser(gone, after(600), deps)).toBe(true)
  expect(done.filter((name) => name.startsWith('lst_'))).toHaveLength(3)
  expect(done.filter((name) => name.startsWith('plt_'))).toHaveLength(2)
})

it('goes on where a plate that just changed stopped it', async () => {
  const { deps, done } = setup(60)
  const { hidePlate } = deps
  deps.hidePlate = async () => {
    throw new Error('It was approved at this very moment')
  }
  expect(await removeUser(gone, after(600), deps)).toBe(false)
  expect(done).not.toContain('user')
  // It keeps out of search what nothing could hide.
  expect(done).not.toContain('offer sync')
  deps.hidePlate = hidePlate
  expect(await removeUser(gone, after(600), deps)).toBe(true)
})

it('stops when its time is over, however much there is', async () => {
  const { deps, done } = setup(60)
  deps.removeSomeOfUser.mockResolvedValue(true)
  expect(await removeUser(gone, after(60), deps)).toBe(false)
  expect(done).toEqual([])
  expect(await removeUser(gone, after(62), deps)).toBe(false)
  expect(done).not.toContain('user')
})
