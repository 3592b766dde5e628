import * as z from 'zod/mini'
import { keys, partitions, timeSort } from './keys.ts'
import type { ListingRecord } from './listing-record.ts'
import { queryItems } from './queries.ts'
import { deleteWrite, type ItemWrite, putWrite, write } from './table.ts'
import { isOnOffer } from '#shared/rules/availability.ts'
import { id } from '#shared/schemas/ids.ts'
import { instant } from '#shared/schemas/text.ts'

/**
 * Why a car can be viewed no longer; undefined while it can. One that waits for review after an edit is still for sale: who agreed to come is
 * not turned away for a corrected text.
 */
export const goneAs = (
  listing: Pick<ListingRecord, 'status' | 'isHidden' | 'availability'> | undefined,
): 'SOLD' | 'UNAVAILABLE' | undefined => {
  if (!listing || listing.isHidden) return 'UNAVAILABLE'
  if (listing.status !== 'APPROVED' && listing.status !== 'PENDING') return 'UNAVAILABLE'
  if (isOnOffer(listing.availability)) return undefined
  return listing.availability === 'SOLD' ? 'SOLD' : 'UNAVAILABLE'
}

const viewingsEnd = z.object({
  listingId: id('listing'),
  end: z.enum(['SOLD', 'UNAVAILABLE']),
  at: instant,
  /** A feed said so: whoever sells it has done nothing either, and is told as the buyers are. */
  isByFeed: z.optional(z.boolean()),
})
/** A listing left the market at `at`, and the viewings of it that are still to come may not be cancelled yet. */
export type ViewingsEnd = z.output<typeof viewingsEnd>

/**
 * The write, for the transaction of a change of a listing, that leaves the cancelling of its viewings to a job; undefined unless the change
 * takes it off the market. Only what was public has been asked about.
 */
export const viewingsEndWrite = (
  before: ListingRecord | undefined,
  after: ListingRecord | undefined,
  at: string,
  isByFeed = false,
): ItemWrite | undefined => {
  const end = goneAs(after)
  if (!before?.publishedAt || !end || goneAs(before)) return undefined
  const item: ViewingsEnd = { listingId: before.id, end, at, ...(isByFeed && { isByFeed }) }
  return putWrite({
    ...keys.viewingsEnd(before.id),
    ...item,
    statusPk: partitions.viewingsEnds,
    statusSk: timeSort(at, before.id),
  })
}

// More than the largest stock, which goes at once when its dealership does.
const endsAtOnce = 5000

/** Listings whose viewings are to be cancelled, the first to go first. */
export const listViewingsEnds = (): Promise<ViewingsEnd[]> =>
  queryItems({ index: 'byStatus', partition: partitions.viewingsEnds }, viewingsEnd, endsAtOnce)

/** Forgets one that is done. False when the listing has come back and gone again in the meantime. */
export const finishViewingsEnd = ({ listingId, at }: ViewingsEnd): Promise<boolean> =>
  write(
    deleteWrite(keys.viewingsEnd(listingId), {
      if: 'attribute_not_exists(pk) OR #at = :at',
      values: { at },
    }),
  )
