import { readOwnReputation } from '#functions/data/reputation.ts'
import type { ListingRecord } from '#functions/data/listing-record.ts'
import type { PlateRecord } from '#functions/data/plate-record.ts'
import type { UserRecord } from '#functions/data/users.ts'
import { isPriceJump } from '#shared/rules/price-drop.ts'

/** Whether a new price of an offer that was public before waits for a review: a large jump, unless its seller's reputation is the best. */
export const isJumpHeld = async (
  {
    publishedAt,
    priceHistory,
    decision,
  }: Pick<ListingRecord | PlateRecord, 'publishedAt' | 'priceHistory' | 'decision'>,
  priceQAR: number | undefined,
  seller: UserRecord,
  at: Date,
  deps = { readOwnReputation },
): Promise<boolean> =>
  publishedAt !== null &&
  isPriceJump(priceHistory, priceQAR, at, decision?.at) &&
  (await deps.readOwnReputation(seller, at)) !== 'trusted'
