import { paginateQuery } from '@aws-sdk/lib-dynamodb'
import { forgetMail } from '#functions/data/mail-outbox.ts'
import { partitions } from '#functions/data/keys.ts'
import { table, tableName } from '#functions/data/table.ts'

/**
 * Removes every letter that waits in the table of the environment. What waited at the moment that it is put back to has gone out
 * since, perhaps to people who have left since; nobody should get it again.
 * @returns how many there were
 */
export const emptyOutbox = async (): Promise<number> => {
  const pages = paginateQuery(
    { client: table() },
    {
      TableName: tableName(),
      IndexName: 'byStatus',
      KeyConditionExpression: 'statusPk = :queued',
      ExpressionAttributeValues: { ':queued': partitions.queuedMail },
    },
  )
  const ids: string[] = []
  for await (const { Items = [] } of pages) ids.push(...Items.map(({ id }) => String(id)))
  for (const id of ids) await forgetMail(id)
  return ids.length
}
