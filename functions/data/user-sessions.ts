import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { conditionHeld } from '#functions/data/condition-held.ts'
import { keys } from '#functions/data/keys.ts'
import { orRefuse } from '#functions/data/or-refuse.ts'
import { table, tableName } from '#functions/data/table.ts'
import { transact, type Write } from '#functions/data/transact.ts'
import type { UserRecord } from '#functions/data/users.ts'

// A list of ended sessions this long is cleared of those whose refresh tokens have run out by themselves.
const tidyFrom = 50

/** Ends one session at once. `until` (epoch seconds) is when its refresh token runs out and the note can go. */
export const endSession = async (
  user: UserRecord,
  session: string,
  until: number,
  now: Date,
): Promise<void> => {
  const update = { TableName: tableName(), Key: keys.user(user.id) }
  // Appended by the store itself: several logouts at once must each leave their note.
  await table().send(
    new UpdateCommand({
      ...update,
      UpdateExpression: 'SET endedSessions = list_append(endedSessions, :ended)',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeValues: { ':ended': [{ session, until }] },
    }),
  )
  if (user.endedSessions.length < tidyFrom) return
  const seen = [...user.endedSessions, { session, until }]
  // False when somebody else wrote in between; the next logout tidies up then.
  await conditionHeld(
    table().send(
      new UpdateCommand({
        ...update,
        UpdateExpression: 'SET endedSessions = :needed',
        ConditionExpression: 'endedSessions = :seen',
        ExpressionAttributeValues: {
          ':seen': seen,
          ':needed': seen.filter((ended) => ended.until * 1000 > now.getTime()),
        },
      }),
    ),
  )
}

/**
 * Refuses every token of a user that was issued before `second` (epoch seconds), with what belongs to the same act.
 * @throws AppError UNAUTHORIZED when the account is no longer active; nothing is written then
 */
export const endTokensBefore = async (
  userId: string,
  second: number,
  together: readonly Write[],
): Promise<void> => {
  const refusal: Write = {
    Update: {
      TableName: tableName(),
      Key: keys.user(userId),
      UpdateExpression: 'SET tokensValidAfter = :second',
      ConditionExpression: '#status = :active',
      ExpressionAttributeNames: { '#status': 'status' },
      ExpressionAttributeValues: { ':second': second, ':active': 'ACTIVE' },
    },
  }
  await orRefuse(transact([refusal, ...together]), 'UNAUTHORIZED')
}
