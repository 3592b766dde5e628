import { newId } from '#functions/adapters/ids.ts'
import { removalParts, removeUser } from '#functions/commands/remove-user.ts'
import { auditWrite } from '#functions/data/transact.ts'
import { findDealer, removeDealerWrites } from '#functions/data/dealers.ts'
import { markUserDeleted } from '#functions/data/user-accounts.ts'
import { getUserById, type UserRecord } from '#functions/data/users.ts'
import { isDealershipSeller } from '#shared/rules/user.ts'
import { type DynamoDBDocumentClient, paginateQuery } from '@aws-sdk/lib-dynamodb'
import { itemsOf, keyText, kindOf } from './compare-tables.ts'
import { deleteMail } from '#functions/data/mail-outbox.ts'
import { partitions } from '#functions/data/keys.ts'
import { table, tableName } from '#functions/data/table.ts'

/** A user who deleted their account after the moment that is restored. */
export type Deletion = { userId: string; at: Date }

// Accounts deleted from the user pool stay deleted: only the table was restored. So nothing here reaches beyond the table.
// Their requests for quotes go without an email, which the companies got when they left.
const parts: typeof removalParts = {
  ...removalParts,
  deleteAccount: async () => {},
  withdrawQuote: async (quote) => quote,
}

// Longer than deleting an account with thousands of cars takes.
const timeoutMs = 600_000
// Nobody uses this copy, so no request of theirs can still be running.
const settledMs = 120_000

const mark = async (user: UserRecord, at: Date): Promise<UserRecord> => {
  if (user.status === 'DELETED') return user
  const dealer = isDealershipSeller(user) ? await findDealer(user.id) : undefined
  const record = auditWrite({
    id: newId('audit'),
    at: new Date().toISOString(),
    actorId: 'operator',
    action: 'user.delete',
    subject: user.id,
    detail: { replayed: 'true' },
  })
  // No email: they got it when they left.
  return markUserDeleted(user, at, [...(dealer ? removeDealerWrites(dealer) : []), record])
}

/**
 * Deletes these users and all their data again, in the table of the environment: they left, and an older state of the table must
 * not bring them back. Users whom the copy does not know, or has deleted already, cost nothing.
 * @returns how many users it found, and sentences about those that could not be removed
 */
export const replayDeletions = async (
  deletions: readonly Deletion[],
): Promise<{ replayed: number; problems: string[] }> => {
  const problems: string[] = []
  let replayed = 0
  for (const { userId, at } of deletions) {
    const user = await getUserById(userId)
    if (!user) continue
    replayed++
    const marked = await mark(user, new Date(Math.min(at.getTime(), Date.now() - settledMs)))
    const isGone = await removeUser(marked, new Date(Date.now() + timeoutMs), parts)
    if (!isGone) problems.push(`${userId} could not be removed altogether; the log above says why.`)
  }
  return { replayed, problems }
}

// The log names people by ids that tell nothing, on purpose. The rest runs out or is swept away within days.
const expected = new Set(['AUDIT', 'COUNTED', 'RATE', 'UPLOAD', 'MAIL'])

/** The items of a table that still name one of these users. @returns sentences; none is good */
export const findTraces = async (
  client: DynamoDBDocumentClient,
  table: string,
  userIds: readonly string[],
): Promise<string[]> => {
  if (userIds.length === 0) return []
  const problems: string[] = []
  for await (const item of itemsOf(client, table)) {
    if (expected.has(kindOf(item).split('/')[0] ?? '')) continue
    const text = JSON.stringify(item)
    const named = userIds.find((id) => text.includes(id))
    if (named) problems.push(`${keyText(item)} still names ${named}, who has left.`)
  }
  return problems
}

/**
 * Removes every email that waits in the table of the environment. Emails that waited at the restored moment have been sent since,
 * perhaps to people who have left since; nobody should get one again.
 * @returns how many there were
 */
export const emptyOutbox = async (): Promise<number> => {
  const ids: string[] = []
  for (const partition of [partitions.urgentMail, partitions.queuedMail]) {
    const pages = paginateQuery(
      { client: table() },
      {
        TableName: tableName(),
        IndexName: 'byStatus',
        KeyConditionExpression: 'statusPk = :queued',
        ExpressionAttributeValues: { ':queued': partition },
      },
    )
    for await (const { Items = [] } of pages) ids.push(...Items.map(({ id }) => String(id)))
  }
  for (const id of ids) await deleteMail(id)
  return ids.length
}
