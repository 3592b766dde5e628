import { GetCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { AppError } from '#functions/core/app-error.ts'
import { figureWrites } from '#functions/data/figures.ts'
import { keys } from '#functions/data/keys.ts'
import { messageWrite, type MessageRecord } from '#functions/data/lead-messages.ts'
import { leadCountWrite } from '#functions/data/lead-count.ts'
import { toLeadItem, type LeadRecord } from '#functions/data/lead-record.ts'
import { countPersonWrites, wasCounted, type CountedFor } from '#functions/data/person-counts.ts'
import { table, tableName } from '#functions/data/table.ts'
import { ConditionsFailed, transact, type Write } from '#functions/data/transact.ts'
import { activeWrite } from '#functions/data/users.ts'

// Product rule: one request about one car or plate in a day; what else there is to say belongs into its conversation.
const guardSeconds = 86_400

const inSeconds = (at: Date): number => Math.floor(at.getTime() / 1000)

const contactedWrite = (buyerId: string, subjectId: string, at: Date): Write => ({
  Put: {
    TableName: tableName(),
    Item: { ...keys.contacted(buyerId, subjectId), expiresAt: inSeconds(at) + guardSeconds },
    ConditionExpression: 'attribute_not_exists(pk) OR expiresAt <= :now',
    ExpressionAttributeValues: { ':now': inSeconds(at) },
  },
})

const guard = z.object({ expiresAt: z.number() })

/** Whether this buyer has asked about this car or plate within a day; the guard's own condition settles a race. */
export const wasContacted = async (buyerId: string, subjectId: string, at: Date): Promise<boolean> => {
  const { Item } = await table().send(
    new GetCommand({
      TableName: tableName(),
      Key: keys.contacted(buyerId, subjectId),
      ConsistentRead: true,
    }),
  )
  return Item !== undefined && guard.parse(Item).expiresAt > inSeconds(at)
}

type NewLead = {
  lead: LeadRecord & { buyerId: string; sellerId: string }
  /** The buyer's first message, if there is one. */
  opening: MessageRecord | undefined
  /** The car or plate that it is about. */
  countedFor: CountedFor
  /** The buyer as `personOf` names them. */
  person: string
  together: readonly Write[]
  at: Date
}

/**
 * Stores a new lead and counts its buyer for the car or plate, unless they count already. Both people must be active at that
 * very moment: who is just being deleted gets no new conversation that the deletion would miss.
 * @throws AppError ALREADY_CONTACTED within a day of the last, LISTING_NOT_FOUND or PLATE_NOT_FOUND, UNAUTHORIZED; nothing is
 * written then
 */
export const insertLead = async (started: NewLead): Promise<void> => {
  const { lead, opening, countedFor, person, together, at } = started
  const write = async (isCounted: boolean): Promise<void> => {
    const count = isCounted ? [] : countPersonWrites('CONTACT', countedFor, person, at)
    const writes = [
      contactedWrite(lead.buyerId, countedFor.id, at),
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
      ...figureWrites(at, { leads: 1 }),
      ...(opening ? [messageWrite(opening)] : []),
      ...together,
    ]
    try {
      await transact(writes)
    } catch (error) {
      if (!(error instanceof ConditionsFailed)) throw error
      const [isRepeated, isSellerGone, isBuyerGone, isCountedNow, isItemGone] = error.failed
      if (isRepeated) throw new AppError('ALREADY_CONTACTED')
      if (isSellerGone || (!isCounted && isItemGone))
        throw new AppError(lead.plate ? 'PLATE_NOT_FOUND' : 'LISTING_NOT_FOUND')
      if (isBuyerGone) throw new AppError('UNAUTHORIZED')
      // A click on WhatsApp at the same moment counted them first.
      if (!isCounted && isCountedNow) return write(true)
      throw error
    }
  }
  await write(await wasCounted('CONTACT', countedFor.id, person, at))
}
