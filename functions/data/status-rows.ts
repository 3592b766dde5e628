import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import { readCursor, writeCursor } from '#functions/data/cursor.ts'
import { table, tableName } from '#functions/data/table.ts'

type Item = Record<string, unknown>

// Everything that names a row of the index by status.
const names = ['pk', 'sk', 'statusPk', 'statusSk'] as const

type Rows = { limit: number; oldestFirst: boolean; start: Item | undefined }

/** Rows of a partition of the index by status, by time; `LastEvaluatedKey` is there while there may be more. */
export const statusRows = async (partition: string, { limit, oldestFirst, start }: Rows) => {
  const { Items = [], LastEvaluatedKey } = await table().send(
    new QueryCommand({
      TableName: tableName(),
      IndexName: 'byStatus',
      KeyConditionExpression: 'statusPk = :status',
      ExpressionAttributeValues: { ':status': partition },
      ScanIndexForward: oldestFirst,
      Limit: limit,
      ExclusiveStartKey: start,
    }),
  )
  return { Items, LastEvaluatedKey }
}

/**
 * Where a cursor says that a list goes on; undefined at its beginning.
 * @throws AppError BAD_REQUEST for a cursor of another list than those of these partitions
 */
export const readPlace = (cursor: string | undefined, isOfList: (partition: string) => boolean) =>
  readCursor(cursor, names, ({ statusPk }) => isOfList(statusPk))

/** The cursor of what follows this row. */
export const cursorAfter = (item: Item): string | undefined =>
  writeCursor(Object.fromEntries(names.map((name) => [name, item[name]])))
