import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { AppError } from '#functions/core/app-error.ts'
import { partitions } from '#functions/data/keys.ts'
import { countPersonWrites, wasCounted, type CountedFor } from '#functions/data/person-counts.ts'
import { table, tableName } from '#functions/data/table.ts'
import { ConditionsFailed, transact, type Write } from '#functions/data/transact.ts'
import type { ErrorCode } from '#shared/errors.ts'
import { instant } from '#shared/schemas/text.ts'

// What cars and plates have in common when somebody saves them.

type Saving = {
  /** Keeps the first time when it is there already. */
  favorite: Write
  countedFor: CountedFor
  /** Whom to count, as `personOf` names them; undefined counts nobody. */
  person: string | undefined
  at: Date
  /** The refusal when it was deleted meanwhile. */
  gone: ErrorCode
}

/**
 * Saves something for a person and counts them in the same transaction, unless they count already.
 * @throws AppError `gone`; nothing is written then
 */
export const saveAndCount = async ({ favorite, countedFor, person, at, gone }: Saving): Promise<void> => {
  const isCounted = person === undefined || (await wasCounted('SAVE', countedFor.id, person, at))
  const count = isCounted ? [] : countPersonWrites('SAVE', countedFor, person, at)
  try {
    await transact([favorite, ...count])
  } catch (error) {
    if (!(error instanceof ConditionsFailed)) throw error
    const [, isCountedNow] = error.failed
    if (!isCountedNow) throw new AppError(gone, { cause: error })
    // Another call of the same person was quicker.
    await transact([favorite])
  }
}

const savedRecord = z.object({ sk: z.string(), savedAt: instant })

/** The ids of what a person saved under a prefix and when, newest first; at most as many as said. Strongly consistent. */
export const listSaved = async (
  userId: string,
  prefix: string,
  atMost: number,
): Promise<{ id: string; savedAt: string }[]> => {
  const { Items = [] } = await table().send(
    new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: 'pk = :user AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':user': partitions.user(userId), ':prefix': prefix },
      Limit: atMost,
      ConsistentRead: true,
    }),
  )
  return Items.map((item) => savedRecord.parse(item))
    .map(({ sk, savedAt }) => ({ id: sk.slice(prefix.length), savedAt }))
    .toSorted((a, b) => b.savedAt.localeCompare(a.savedAt))
}
