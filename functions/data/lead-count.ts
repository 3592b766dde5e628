import * as z from 'zod/mini'
import { keys } from '#functions/data/keys.ts'
import type { Write } from '#functions/data/transact.ts'
import { updateWrite, getItem } from '#functions/data/table.ts'

/**
 * A write, for a transaction, that counts one more contact request of a seller's. Nothing is ever taken off: requests go by
 * their expiry a year after their last message, and how many there were stays true.
 */
export const leadCountWrite = (sellerId: string): Write =>
  updateWrite(keys.leadCount(sellerId), { add: { received: 1 } })

const leadCount = z.object({ received: z.number() })

/** How many contact requests a seller ever received. */
export const readLeadCount = async (sellerId: string): Promise<number> =>
  (await getItem(keys.leadCount(sellerId), leadCount))?.received ?? 0
