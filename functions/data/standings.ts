import { randomUUID } from 'node:crypto'
import { DeleteCommand, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { conditionHeld } from '#functions/data/condition-held.ts'
import { keys, partitions, timeSort } from '#functions/data/keys.ts'
import { table, tableName } from '#functions/data/table.ts'
import type { Write } from '#functions/data/transact.ts'
import { id } from '#shared/schemas/ids.ts'
import { instant } from '#shared/schemas/text.ts'

const standing = z.object({
  userId: id('user'),
  at: instant,
  /** Another with every change: two of them can happen in one millisecond. */
  mark: z.string(),
})
/** How somebody stands has changed at `at`; what they offer has yet to follow. */
export type Standing = z.output<typeof standing>

/** A write, for the transaction of that change: the job finds it until everything of theirs has followed. */
export const standingWrite = (userId: string, at: Date): Write => {
  const item: Standing = { userId, at: at.toISOString(), mark: randomUUID() }
  return {
    Put: {
      TableName: tableName(),
      Item: {
        ...keys.standing(userId),
        ...item,
        statusPk: partitions.standings,
        statusSk: timeSort(item.at, userId),
      },
    },
  }
}

/** What has yet to follow of this user, or undefined. Strongly consistent. */
export const getStanding = async (userId: string): Promise<Standing | undefined> => {
  const { Item } = await table().send(
    new GetCommand({ TableName: tableName(), Key: keys.standing(userId), ConsistentRead: true }),
  )
  return Item && standing.parse(Item)
}

/** Whose offers have yet to follow, who changed first first; at most 100. */
export const listStandings = async (): Promise<Standing[]> => {
  const { Items = [] } = await table().send(
    new QueryCommand({
      TableName: tableName(),
      IndexName: 'byStatus',
      KeyConditionExpression: 'statusPk = :standings',
      ExpressionAttributeValues: { ':standings': partitions.standings },
      Limit: 100,
    }),
  )
  return Items.map((item) => standing.parse(item))
}

/** Everything has followed. False when the person's standing changed again in the meantime. */
export const settleStanding = ({ userId, mark }: Standing): Promise<boolean> =>
  conditionHeld(
    table().send(
      new DeleteCommand({
        TableName: tableName(),
        Key: keys.standing(userId),
        ConditionExpression: 'attribute_not_exists(pk) OR mark = :mark',
        ExpressionAttributeValues: { ':mark': mark },
      }),
    ),
  )

/** Removes it for somebody who is gone. Doing it again is no error. */
export const forgetStanding = async (userId: string): Promise<void> => {
  await table().send(new DeleteCommand({ TableName: tableName(), Key: keys.standing(userId) }))
}
