import * as z from 'zod/mini'
import { keys, partitions } from '#functions/data/keys.ts'
import { leadKeptUntil } from './leads.ts'
import type { Write } from './transact.ts'
import { id } from '#shared/schemas/ids.ts'
import { leadMessage, type LeadSide } from '#shared/schemas/lead.ts'
import { insertWrite, deleteWrite, write } from '#functions/data/table.ts'
import { queryItems } from '#functions/data/queries.ts'

const messageRecord = z.extend(z.omit(leadMessage, { by: true }), {
  leadId: id('lead'),
  /** The member of a dealership's staff who wrote it; absent where the account itself did. */
  authorId: z.optional(id('user')),
})
export type MessageRecord = z.output<typeof messageRecord>

/** A write, for a transaction, that adds a message to its conversation. */
export const messageWrite = (message: MessageRecord): Write =>
  insertWrite({
    ...keys.leadMessage(message.leadId, message.createdAt, message.id),
    ...message,
    expiresAt: leadKeptUntil(message.createdAt),
  })

/** All messages of a conversation, oldest first: at most `limits.lead.messages`. Strongly consistent. */
export const listMessages = async (leadId: string): Promise<MessageRecord[]> =>
  queryItems(
    { partition: partitions.lead(leadId), prefix: partitions.messagePrefix, consistent: true },
    messageRecord,
  )

// Enough at once to be quick, few enough not to be throttled.
const deletedAtOnce = 25

/** Deletes what one side wrote in a conversation. Doing it again is no error. */
export const deleteMessages = async (leadId: string, side: LeadSide): Promise<void> => {
  const messages = (await listMessages(leadId)).filter(({ from }) => from === side)
  for (let start = 0; start < messages.length; start += deletedAtOnce) {
    await Promise.all(
      messages
        .slice(start, start + deletedAtOnce)
        .map(({ createdAt, id: messageId }) =>
          write(deleteWrite(keys.leadMessage(leadId, createdAt, messageId))),
        ),
    )
  }
}
