import { beforeAll, expect, it } from 'vitest'
import {
  appealCounts,
  closeAppealWrites,
  deleteAppealsOf,
  getAppealById,
  openAppealWrites,
  type AppealRecord,
} from '#functions/data/appeals.ts'
import { readCounts } from './counters.ts'
import type { ListingRecord } from './listing-record.ts'
import { deleteListingRecord, insertListing, replaceListing } from './listings.ts'
import { aListing, aUser } from '#functions/testing/builders.ts'
import { useOwnTable } from '#functions/testing/own-table.ts'
import type { OwnAppeal } from '#shared/schemas/moderation.ts'

beforeAll(() => useOwnTable())

const at = '2026-05-01T10:00:00.000Z'
const idOf = (kind: string, number: number) => `${kind}_${String(number).padStart(26, '0')}`

const appealOf = (number: number): OwnAppeal => ({
  id: idOf('apl', number),
  status: 'OPEN',
  message: 'Please look again.',
  at,
  answer: null,
  answeredAt: null,
})

const recordOf = (appeal: OwnAppeal, listing: ListingRecord): AppealRecord => ({
  ...appeal,
  userId: listing.ownerId,
  about: { kind: 'listing', id: listing.id, title: 'A car', titleAr: 'سيارة' },
  reasonCodes: [],
  rejectionReason: null,
  rejectedBy: null,
  rejectedAt: null,
  answeredBy: null,
})

const next = (seen: ListingRecord, parts: Partial<ListingRecord>): ListingRecord => ({
  ...seen,
  ...parts,
  version: seen.version + 1,
})

/** A refused listing with an open appeal. */
const appealed = async (number: number) => {
  const listing = aListing({ id: idOf('lst', number), slug: `car-${number}`, status: 'REJECTED' })
  await insertListing(listing, [])
  const appeal = appealOf(number)
  const after = next(listing, { appeal })
  await replaceListing(after, listing, openAppealWrites(recordOf(appeal, listing)))
  return { listing: after, appeal }
}

it('are counted by status, whatever becomes of them and of what they are about', async () => {
  const [answered, resubmitted, deleted, open] = [
    await appealed(1),
    await appealed(2),
    await appealed(3),
    await appealed(4),
  ]
  expect(await readCounts(appealCounts)).toEqual({ OPEN: 4 })

  const closed = { ...answered.appeal, status: 'UPHELD' as const, answer: 'No.', answeredAt: at }
  const close = closeAppealWrites({ ...closed, answeredBy: aUser().id })
  await replaceListing(next(answered.listing, { appeal: closed }), answered.listing, close)
  const again = next(resubmitted.listing, { status: 'PENDING', appeal: null })
  await replaceListing(again, resubmitted.listing)
  await deleteListingRecord(deleted.listing, new Date(at), [])
  expect(await readCounts(appealCounts)).toEqual({ OPEN: 1, UPHELD: 1, WITHDRAWN: 2 })
  expect(await getAppealById(answered.appeal.id)).toMatchObject({ ...closed, answeredBy: aUser().id })

  // An unrelated change leaves it unchanged.
  const hidden = next(open.listing, { isHidden: true })
  await replaceListing(hidden, open.listing)
  expect(await getAppealById(open.appeal.id)).toMatchObject({ status: 'OPEN' })

  await expect(deleteAppealsOf(aUser().id)).rejects.toMatchObject({ failed: expect.arrayContaining([true]) })
  await deleteListingRecord(hidden, new Date(at), [])
  await deleteAppealsOf(aUser().id)
  const left = await readCounts(appealCounts)
  expect(Object.values(left)).toEqual(Object.values(left).map(() => 0))
})

it('are closed once', async () => {
  const { listing, appeal } = await appealed(5)
  const closed = { ...appeal, status: 'GRANTED' as const, answeredBy: aUser().id }
  const close = closeAppealWrites(closed)
  const once = next(listing, { appeal: closed })
  await replaceListing(once, listing, close)
  await expect(replaceListing(next(once, {}), once, close)).rejects.toMatchObject({
    code: 'EDIT_CONFLICT',
  })
})
