import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { keys } from '#functions/data/keys.ts'
import { table, tableName } from '#functions/data/table.ts'
import { replyTemplates, type ReplyTemplate } from '#shared/schemas/reply-template.ts'

const stored = z.object({ templates: replyTemplates })

/** The answers that a seller keeps ready, in their order. Strongly consistent: they show what was just saved. */
export const readReplyTemplates = async (userId: string): Promise<ReplyTemplate[]> => {
  const { Item } = await table().send(
    new GetCommand({ TableName: tableName(), Key: keys.replyTemplates(userId), ConsistentRead: true }),
  )
  return Item ? stored.parse(Item).templates : []
}

/** Replaces the answers that a seller keeps ready: one small item, so that there is no half of a list. */
export const storeReplyTemplates = async (
  userId: string,
  templates: readonly ReplyTemplate[],
): Promise<void> => {
  await table().send(
    new PutCommand({ TableName: tableName(), Item: { ...keys.replyTemplates(userId), templates } }),
  )
}
