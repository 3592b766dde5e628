import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import { readCursor, writeCursor } from '#functions/data/cursor.ts'
import { table, tableName } from '#functions/data/table.ts'

/** Which part of a long list: at most `limit`, after the `cursor` of the page before. */
export type Page = { limit: number; cursor?: string | undefined; oldestFirst?: boolean }

/**
 * One page of the items of a partition of the index by status, by time, newest first unless `oldestFirst`.
 * @throws AppError BAD_REQUEST for a cursor of another list
 */
export const pageByStatus = async (partition: string, { limit, cursor, oldestFirst = false }: Page) => {
  const { Items = [], LastEvaluatedKey } = await table().send(
    new QueryCommand({
      TableName: tableName(),
      IndexName: 'byStatus',
      KeyConditionExpression: 'statusPk = :status',
      ExpressionAttributeValues: { ':status': partition },
      ScanIndexForward: oldestFirst,
      Limit: limit,
      ExclusiveStartKey: readCursor(
        cursor,
        ['pk', 'sk', 'statusPk', 'statusSk'],
        (key) => key.statusPk === partition,
      ),
    }),
  )
  return { items: Items, nextCursor: writeCursor(LastEvaluatedKey) }
}
