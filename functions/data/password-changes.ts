import { DeleteCommand, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { conditionHeld } from '#functions/data/condition-held.ts'
import { keys } from '#functions/data/keys.ts'
import { orRefuse } from '#functions/data/or-refuse.ts'
import { table, tableName } from '#functions/data/table.ts'
import { transact, type Write } from '#functions/data/transact.ts'
import type { UserRecord } from '#functions/data/users.ts'

// The password lives in the pool and the sessions here, and no transaction spans both. An item says that a change is under way:
// of several at once one goes on, and one that stopped half-way is known when it is asked for again.

const seconds = (at: Date): number => Math.floor(at.getTime() / 1000)

// Longer than any request runs: whoever holds it has either finished by then or died.
const heldSeconds = 30
const keptSeconds = 86_400

const sameSessions = ({ id, tokensValidAfter }: Pick<UserRecord, 'id' | 'tokensValidAfter'>): Write => ({
  ConditionCheck: {
    TableName: tableName(),
    Key: keys.user(id),
    ConditionExpression: '#status = :active AND tokensValidAfter = :seen',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: { ':active': 'ACTIVE', ':seen': tokensValidAfter },
  },
})

/**
 * Begins to change the password of a user as they were admitted.
 * @returns whether an earlier change stopped half-way, so that the new password may be the present one already
 * @throws AppError CONFLICT while another change is under way, or when one has ended their sessions since
 */
export const beginPasswordChange = async (
  user: Pick<UserRecord, 'id' | 'tokensValidAfter'>,
  at: Date,
): Promise<boolean> => {
  const Key = keys.passwordChange(user.id)
  const { Item } = await table().send(new GetCommand({ TableName: tableName(), Key, ConsistentRead: true }))
  const hold: Write = {
    Put: {
      TableName: tableName(),
      Item: { ...Key, heldUntil: seconds(at) + heldSeconds, expiresAt: seconds(at) + keptSeconds },
      // Where there was none there is none yet: one that began and stopped since would be passed over, and then taken away.
      ...(Item
        ? { ConditionExpression: 'heldUntil <= :now', ExpressionAttributeValues: { ':now': seconds(at) } }
        : { ConditionExpression: 'attribute_not_exists(pk)' }),
    },
  }
  await orRefuse(transact([hold, sameSessions(user)]), 'CONFLICT')
  return Item !== undefined
}

/** Lets go of a change that nothing came of. */
export const dropPasswordChange = async (userId: string): Promise<void> => {
  await table().send(new DeleteCommand({ TableName: tableName(), Key: keys.passwordChange(userId) }))
}

/** Lets go of a change that may have come half-way; the next one is told of it. */
export const leavePasswordChange = async (userId: string): Promise<void> => {
  await conditionHeld(
    table().send(
      new UpdateCommand({
        TableName: tableName(),
        Key: keys.passwordChange(userId),
        UpdateExpression: 'SET heldUntil = :none',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: { ':none': 0 },
      }),
    ),
  )
}

/** A write, for the transaction that ends the sessions, after which a change is done. */
export const passwordChangedWrite = (userId: string): Write => ({
  Delete: { TableName: tableName(), Key: keys.passwordChange(userId) },
})
