import { readOwnReputation } from '#functions/data/reputation.ts'
import type { ListingRecord } from '#functions/data/listing-record.ts'
import type { UserRecord } from '#functions/data/users.ts'
import { isPriceJump } from '#shared/rules/price-drop.ts'

/** Whether a new price of a car that was public before waits for a review: a large jump, unless its seller's reputation is the best. */
export const isJumpHeld = async (
  { publishedAt, priceHistory, decision }: ListingRecord,
  priceQAR: number | undefined,
  seller: UserRecord,
  at: Date,
  deps = { readOwnReputation },
): Promise<boolean> =>
  publishedAt !== null &&
  isPriceJump(priceHistory, priceQAR, at, decision?.at) &&
  (await deps.readOwnReputation(seller, at)) !== 'trusted'
