import { keys, partitions, timeSort } from '#functions/data/keys.ts'
import { tableName } from '#functions/data/table.ts'
import { transact, type Write } from '#functions/data/transact.ts'
import type { sendContactMessage } from '#shared/api/contact.ts'
import type { Body } from '#shared/api/contract.ts'

type ContactMessage = Body<typeof sendContactMessage> & { id: string; createdAt: string }

// Long enough for whatever may follow from a question; then nobody needs the address any more.
const keptSeconds = 365 * 86_400

/** Stores a message of the contact form, together with what belongs to the same act. */
export const insertContactMessage = async (
  message: ContactMessage,
  together: readonly Write[],
): Promise<void> => {
  const stored: Write = {
    Put: {
      TableName: tableName(),
      Item: {
        ...keys.contactMessage(message.id),
        ...message,
        statusPk: partitions.contactMessages,
        statusSk: timeSort(message.createdAt, message.id),
        expiresAt: Math.floor(Date.parse(message.createdAt) / 1000) + keptSeconds,
      },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  }
  await transact([stored, ...together])
}
