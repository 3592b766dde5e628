import * as z from 'zod/mini'
import { getItems, putWrite, deleteWrite } from '#functions/data/table.ts'
import { keys } from '#functions/data/keys.ts'
import { listingRecord, type ListingRecord } from './listing-record.ts'
import type { Write } from './transact.ts'
import { id } from '#shared/schemas/ids.ts'
import { instant } from '#shared/schemas/text.ts'
const outcomes = ['APPROVED', 'REJECTED'] as const
type Outcome = (typeof outcomes)[number]

/** The state of a listing that an admin saw when they decided about it: the documents by their ids alone. */
const reviewed = z.extend(z.pick(listingRecord, { car: true, photos: true, documents: true }), {
  status: z.enum(outcomes),
  at: instant,
  by: id('user'),
})
export type Reviewed = z.output<typeof reviewed>

/** A write, for the transaction of a decision, that keeps what was decided about, in place of the last that ended like it. */
export const reviewedWrite = (
  { id: listingId, car, photos, documents }: ListingRecord,
  status: Outcome,
  { at, by }: { at: string; by: string },
): Write => {
  const item: Reviewed = { status, at, by, car, photos, documents }
  return putWrite({ ...keys.reviewed(listingId, status), ...item })
}

/** The writes, for the transaction that deletes a listing, that take what admins saw of it along. */
export const deleteReviewedWrites = ({ id: listingId, decision }: ListingRecord): Write[] =>
  // Nobody has looked at it as long as nobody has decided.
  (decision ? outcomes : []).map((status) => deleteWrite(keys.reviewed(listingId, status)))

/** Reads the states of a listing that admins last approved and last refused, as far as they exist. */
export const readReviewed = async (listingId: string): Promise<Partial<Record<Outcome, Reviewed>>> => {
  const snapshots = await getItems(
    outcomes.map((status) => keys.reviewed(listingId, status)),
    reviewed,
  )
  return Object.fromEntries(snapshots.map((snapshot) => [snapshot.status, snapshot]))
}
