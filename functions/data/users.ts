import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { AppError } from '#functions/core/app-error.ts'
import { conditionHeld } from '#functions/data/condition-held.ts'
import { getItems } from '#functions/data/get-items.ts'
import { keys } from '#functions/data/keys.ts'
import { table, tableName } from '#functions/data/table.ts'
import { ConditionsFailed, transact, type Write } from '#functions/data/transact.ts'
import { id } from '#shared/schemas/ids.ts'
import { instant } from '#shared/schemas/text.ts'
import { adminUser } from '#shared/schemas/user.ts'

const userRecord = z.extend(adminUser, {
  /** Tokens issued before this second are refused: password change, suspension, demotion. */
  tokensValidAfter: z.number(),
  /** Sessions that were logged out, until their last access token has run out by itself. */
  endedSessions: z.array(z.object({ session: z.string(), until: z.number() })),
  termsAcceptedAt: instant,
})
export type UserRecord = z.output<typeof userRecord>

const guard = z.object({ userId: id('user') })

/** The user, or undefined. Strongly consistent: rights that were just taken away must be gone. */
export const getUserById = async (userId: string): Promise<UserRecord | undefined> => {
  const { Item } = await table().send(
    new GetCommand({ TableName: tableName(), Key: keys.user(userId), ConsistentRead: true }),
  )
  return Item && userRecord.parse(Item)
}

/** The users of these ids that exist, by id. */
export const getUsersById = async (ids: readonly string[]): Promise<Map<string, UserRecord>> => {
  const users = (await getItems(ids.map((userId) => keys.user(userId)))).map((item) => userRecord.parse(item))
  return new Map(users.map((user) => [user.id, user]))
}

/** The id behind a username or an e-mail address, or undefined. */
export const findUserId = async (usernameOrEmail: string): Promise<string | undefined> => {
  const name = usernameOrEmail.trim().toLowerCase()
  const key = name.includes('@') ? keys.emailGuard(name) : keys.usernameGuard(name)
  const { Item } = await table().send(
    new GetCommand({ TableName: tableName(), Key: key, ConsistentRead: true }),
  )
  return Item && guard.parse(Item).userId
}

const putNew = (item: Record<string, unknown>): Write => ({
  Put: { TableName: tableName(), Item: item, ConditionExpression: 'attribute_not_exists(pk)' },
})

/**
 * Stores a new user with the guards of the username and e-mail, and whatever belongs to the same act.
 * @throws AppError USERNAME_TAKEN, EMAIL_TAKEN; nothing is written then.
 */
export const createUser = async (user: UserRecord, together: readonly Write[] = []): Promise<void> => {
  const writes = [
    putNew({ ...keys.usernameGuard(user.username), userId: user.id }),
    putNew({ ...keys.emailGuard(user.email), userId: user.id }),
    putNew({ ...keys.user(user.id), ...user }),
  ]
  try {
    await transact([...writes, ...together])
  } catch (error) {
    if (!(error instanceof ConditionsFailed)) throw error
    if (error.failed[0]) throw new AppError('USERNAME_TAKEN')
    if (error.failed[1]) throw new AppError('EMAIL_TAKEN')
    throw new AppError('CONFLICT', { cause: error })
  }
}

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
