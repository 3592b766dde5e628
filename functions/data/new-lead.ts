import { GetCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { AppError } from '#functions/core/app-error.ts'
import { keys } from '#functions/data/keys.ts'
import { messageWrite, type MessageRecord } from '#functions/data/lead-messages.ts'
import { leadCountWrite } from '#functions/data/lead-count.ts'
import { toLeadItem, type LeadRecord } from '#functions/data/lead-record.ts'
import { countPersonWrites, wasCounted } from '#functions/data/listing-counts.ts'
import { table, tableName } from '#functions/data/table.ts'
import { ConditionsFailed, transact, type Write } from '#functions/data/transact.ts'
import { activeWrite } from '#functions/data/users.ts'

// Product rule: one request about one car in a day; what else there is to say belongs into its conversation.
const guardSeconds = 86_400

const inSeconds = (at: Date): number => Math.floor(at.getTime() / 1000)

const contactedWrite = (buyerId: string, listingId: string, at: Date): Write => ({
  Put: {
    TableName: tableName(),
    Item: { ...keys.contacted(buyerId, listingId), expiresAt: inSeconds(at) + guardSeconds },
    ConditionExpression: 'attribute_not_exists(pk) OR expiresAt <= :now',
    ExpressionAttributeValues: { ':now': inSeconds(at) },
  },
})

const guard = z.object({ expiresAt: z.number() })

/** Whether this buyer has asked about this listing within a day; the guard's own condition settles a race. */
export const wasContacted = async (buyerId: string, listingId: string, at: Date): Promise<boolean> => {
  const { Item } = await table().send(
    new GetCommand({
      TableName: tableName(),
      Key: keys.contacted(buyerId, listingId),
      ConsistentRead: true,
    }),
  )
  return Item !== undefined && guard.parse(Item).expiresAt > inSeconds(at)
}

type NewLead = {
  lead: LeadRecord & { buyerId: string; sellerId: string }
  /** The buyer's first message, if there is one. */
  opening: MessageRecord | undefined
  /** The buyer as `personOf` names them. */
  person: string
  together: readonly Write[]
  at: Date
}

/**
 * Stores a new lead and counts its buyer for the listing, unless they count already. Both people must be active at that
 * very moment: who is just being deleted gets no new conversation that the deletion would miss.
 * @throws AppError ALREADY_CONTACTED within a day of the last, LISTING_NOT_FOUND, UNAUTHORIZED; nothing is written then
 */
export const insertLead = async ({ lead, opening, person, together, at }: NewLead): Promise<void> => {
  const about = { id: lead.listing.id, ownerId: lead.sellerId }
  const write = async (isCounted: boolean): Promise<void> => {
    const count = isCounted ? [] : countPersonWrites('CONTACT', about, person, at)
    const writes = [
      contactedWrite(lead.buyerId, about.id, at),
      activeWrite(lead.sellerId),
      activeWrite(lead.buyerId),
      ...count,
      {
        Put: {
          TableName: tableName(),
          Item: toLeadItem(lead),
          ConditionExpression: 'attribute_not_exists(pk)',
        },
      },
      leadCountWrite(lead.sellerId),
      ...(opening ? [messageWrite(opening)] : []),
      ...together,
    ]
    try {
      await transact(writes)
    } catch (error) {
      if (!(error instanceof ConditionsFailed)) throw error
      const [isRepeated, isSellerGone, isBuyerGone, isCountedNow, isListingGone] = error.failed
      if (isRepeated) throw new AppError('ALREADY_CONTACTED')
      if (isSellerGone || (!isCounted && isListingGone)) throw new AppError('LISTING_NOT_FOUND')
      if (isBuyerGone) throw new AppError('UNAUTHORIZED')
      // A click on WhatsApp at the same moment counted them first.
      if (!isCounted && isCountedNow) return write(true)
      throw error
    }
  }
  await write(await wasCounted('CONTACT', about.id, person, at))
}
