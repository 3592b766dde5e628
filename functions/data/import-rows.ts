import { DeleteCommand, paginateQuery, PutCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { conditionHeld } from '#functions/data/condition-held.ts'
import { readCursor, writeCursor } from '#functions/data/cursor.ts'
import { keys, partitions } from '#functions/data/keys.ts'
import { importKeptUntil, type ImportRecord } from '#functions/data/stock-imports.ts'
import { table, tableName } from '#functions/data/table.ts'
import type { Write } from '#functions/data/transact.ts'
import { carDraft } from '#shared/schemas/listing.ts'
import { importRowView, type RowAction } from '#shared/schemas/stock-import.ts'

const importRow = z.extend(importRowView, {
  /** What the row would write. */
  answers: carDraft,
  /** The version of the listing that the row was compared with; null when it is to be created. */
  seenVersion: z.nullable(z.number()),
})
export type ImportRow = z.output<typeof importRow>

/** Which rows: those that one run of the check of an import wrote. */
export type RowsOf = { id: string; run: string }

/** Stores a row of a run's findings. The same again changes nothing. */
export const putImportRow = async (
  { id, createdAt }: ImportRecord,
  run: string,
  row: ImportRow,
): Promise<void> => {
  await table().send(
    new PutCommand({
      TableName: tableName(),
      Item: { ...keys.importRow(id, run, row.row), ...row, expiresAt: importKeptUntil(createdAt) },
    }),
  )
}

const rowsQuery = ({ id, run }: { id: string; run?: string }) => ({
  TableName: tableName(),
  KeyConditionExpression: 'pk = :import AND begins_with(sk, :run)',
  ExpressionAttributeValues: {
    ':import': partitions.import(id),
    ':run': partitions.importRowPrefix(run),
  } as Record<string, unknown>,
  ConsistentRead: true,
})

/** Every row of an import, in the order of the file: at most `limits.import.rows`. */
export const listEveryImportRow = async (of: RowsOf): Promise<ImportRow[]> => {
  const found: ImportRow[] = []
  for await (const { Items = [] } of paginateQuery({ client: table() }, rowsQuery(of)))
    found.push(...Items.map((item) => importRow.parse(item)))
  return found
}

type Page = { limit: number; cursor?: string | undefined; action?: RowAction | undefined }

/**
 * One page of an import's rows, in the order of the file; of one action only, when it is given.
 * @throws AppError BAD_REQUEST for a cursor of another import
 */
export const listImportRowPage = async (of: RowsOf, { limit, cursor, action }: Page) => {
  const query = rowsQuery(of)
  if (action) query.ExpressionAttributeValues[':action'] = action
  const from = readCursor(
    cursor,
    ['pk', 'sk'],
    (key) => key.pk === partitions.import(of.id) && key.sk.startsWith(partitions.importRowPrefix(of.run)),
  )
  const found: Record<string, unknown>[] = []
  let start: Record<string, unknown> | undefined = from
  do {
    // A filter is applied to what was read, so with one a page is as large as a query may be: a megabyte.
    const filter = action
      ? { FilterExpression: '#action = :action', ExpressionAttributeNames: { '#action': 'action' } }
      : { Limit: limit + 1 }
    const page = await table().send(new QueryCommand({ ...query, ...filter, ExclusiveStartKey: start }))
    found.push(...(page.Items ?? []))
    start = page.LastEvaluatedKey
  } while (start && found.length <= limit)
  const last = found.length > limit ? found[limit - 1] : undefined
  return {
    rows: found.slice(0, limit).map((item) => importRow.parse(item)),
    nextCursor: writeCursor(last && { pk: last['pk'], sk: last['sk'] }),
  }
}

const outcomeUpdate = (
  { id, run }: RowsOf,
  row: number,
  outcome: 'DONE' | 'FAILED',
  failure: string | null,
) => ({
  TableName: tableName(),
  Key: keys.importRow(id, run, row),
  UpdateExpression: 'SET outcome = :outcome, failure = :failure',
  // Also keeps a row of a deleted account from coming back.
  ConditionExpression: 'outcome = :none',
  ExpressionAttributeValues: { ':outcome': outcome, ':failure': failure, ':none': null },
})

/** A write, for the transaction that carries a row out, that says so; it fails when another run was faster. */
export const rowDoneWrite = (of: RowsOf, row: number): Write => ({
  Update: outcomeUpdate(of, row, 'DONE', null),
})

/** Notes why a row could not be carried out. @returns false when it has been by another run */
export const failRow = (of: RowsOf, row: number, failure: string): Promise<boolean> =>
  conditionHeld(table().send(new UpdateCommand(outcomeUpdate(of, row, 'FAILED', failure))))

// Enough at once to be quick, few enough not to be throttled.
const removedAtOnce = 25

const remove = (Key: Record<string, unknown>) =>
  table().send(new DeleteCommand({ TableName: tableName(), Key }))

/** Removes the rows that one run of the check wrote; without its name, those of all. Doing it again is no error. */
export const forgetImportRows = async (of: { id: string; run?: string }): Promise<void> => {
  const pages = paginateQuery(
    { client: table(), pageSize: removedAtOnce },
    { ...rowsQuery(of), ProjectionExpression: 'pk, sk' },
  )
  for await (const { Items = [] } of pages) await Promise.all(Items.map(({ pk, sk }) => remove({ pk, sk })))
}

/** Removes an import with its rows, the import itself last. Doing it again is no error. */
export const forgetImport = async (importId: string): Promise<void> => {
  await forgetImportRows({ id: importId })
  await remove(keys.import(importId))
}
