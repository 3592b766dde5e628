import * as z from 'zod/mini'
import { basename } from 'node:path/posix'
import { moveCountWrites } from '#functions/data/counters.ts'
import { dealerCounts, dealerRecord, placeOf, type DealerRecord } from '#functions/data/dealer-record.ts'
import { keys, partitions } from '#functions/data/keys.ts'
import { insertWrite, updateWrite, deleteWrite, getItem, type ItemWrite } from '#functions/data/table.ts'
import type { Write } from '#functions/data/transact.ts'
import { releaseWrite } from '#functions/data/uploads.ts'
import { isIdOf } from '#shared/schemas/ids.ts'
import { queryItems } from '#functions/data/queries.ts'

// The directory is one answer; Qatar has a few hundred showrooms.
const dealersAtMost = 1000

const slugGuard = z.object({ id: z.string() })

/** The dealership of this slug or user id, or undefined. */
export const findDealer = async (slugOrId: string): Promise<DealerRecord | undefined> => {
  if (isIdOf('user', slugOrId)) return getItem(keys.dealer(slugOrId), dealerRecord)
  const guard = await getItem(keys.slugGuard('dealer', slugOrId), slugGuard, { consistent: false })
  return guard && getItem(keys.dealer(guard.id), dealerRecord)
}

/** The verified dealerships by name. */
export const listVerifiedDealers = (): Promise<DealerRecord[]> =>
  queryItems({ index: 'byStatus', partition: partitions.dealers('APPROVED') }, dealerRecord, dealersAtMost)

/** Writes, for a transaction, that store a new dealership, claim its slug and count it. */
export const newDealerWrites = (dealer: DealerRecord): Write[] => [
  insertWrite({
    ...keys.dealer(dealer.id),
    ...dealer,
    ...placeOf(dealer),
  }),
  insertWrite({ ...keys.slugGuard('dealer', dealer.slug), id: dealer.id }),
  ...moveCountWrites(dealerCounts, null, dealer.verificationStatus),
]

/**
 * Writes, for a transaction, that remove a dealership's profile and its slug; its page and its place in the directory go. Its
 * pictures are set loose, and the sweep removes them. They fail when the storefront changed since it was read: its new
 * pictures would belong to nobody for ever; and when its verification did, by which it is counted.
 */
export const removeDealerWrites = (dealer: DealerRecord, at: Date): Write[] => [
  deleteWrite(keys.dealer(dealer.id), {
    if: '(attribute_not_exists(#version) OR #version = :seen) AND verificationStatus = :verification',
    values: { seen: dealer.version, verification: dealer.verificationStatus },
  }),
  deleteWrite(keys.slugGuard('dealer', dealer.slug)),
  ...moveCountWrites(dealerCounts, dealer.verificationStatus, null),
  ...[dealer.logoUrl, dealer.coverImageUrl].flatMap((url) =>
    url ? [releaseWrite(basename(url), dealer.id, at)] : [],
  ),
]

/** What a dealership says about itself, and may change. */
export type Showcase = Pick<
  DealerRecord,
  | 'description'
  | 'phoneNumber'
  | 'whatsappNumber'
  | 'website'
  | 'address'
  | 'hours'
  | 'logoUrl'
  | 'coverImageUrl'
>

/** A write, for a transaction, of what a dealership says about itself; it fails when that changed since `seen`. */
export const showcaseWrite = (dealerId: string, showcase: Showcase, seen: number): ItemWrite =>
  updateWrite(keys.dealer(dealerId), {
    set: { ...showcase, version: seen + 1 },
    // One that was never changed since there are versions has none yet.
    if: 'attribute_exists(pk) AND (version = :seen OR (attribute_not_exists(version) AND :seen = :first))',
    values: { seen, first: 1 },
    refuse: 'EDIT_CONFLICT',
  })

/** A write, for a transaction, that adds to a dealership's count of sold cars; -1 when one is for sale again. */
export const salesWrite = (dealerId: string, amount: 1 | -1): Write =>
  updateWrite(keys.dealer(dealerId), { add: { totalSales: amount }, if: 'attribute_exists(pk)' })
