import { GetCommand, paginateQuery, PutCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { conditionHeld } from '#functions/data/condition-held.ts'
import { keys, partitions, timeSort } from '#functions/data/keys.ts'
import { setFields } from '#functions/data/set-fields.ts'
import { table, tableName } from '#functions/data/table.ts'
import { sellingLimits } from '#shared/constants/selling-limits.ts'
import { id } from '#shared/schemas/ids.ts'
import { importView, type ImportState } from '#shared/schemas/stock-import.ts'

const importRecord = z.extend(importView, {
  ownerId: id('user'),
  contentLength: z.number(),
  /** The run of the check whose rows count; null until one has finished. */
  run: z.nullable(z.string()),
})
export type ImportRecord = z.output<typeof importRecord>

const keptMs = sellingLimits.import.keptDays * 86_400_000

/** When an import and its rows go, in seconds of the epoch. */
export const importKeptUntil = (createdAt: string): number =>
  Math.floor((Date.parse(createdAt) + keptMs) / 1000)

// A fresh id meets nothing. With a condition, what is sent again after a lost answer would meet itself.
/** Stores a new import. */
export const insertImport = async (stockImport: ImportRecord): Promise<void> => {
  const { id: importId, ownerId, createdAt } = stockImport
  await table().send(
    new PutCommand({
      TableName: tableName(),
      Item: {
        ...keys.import(importId),
        ...stockImport,
        ownerPk: partitions.ownedImports(ownerId),
        ownerSk: timeSort(createdAt, importId),
        expiresAt: importKeptUntil(createdAt),
      },
    }),
  )
}

/** The import of this id, or undefined. Strongly consistent: its owner asks while a job writes. */
export const getImportById = async (importId: string): Promise<ImportRecord | undefined> => {
  const { Item } = await table().send(
    new GetCommand({ TableName: tableName(), Key: keys.import(importId), ConsistentRead: true }),
  )
  return Item && importRecord.parse(Item)
}

const ownedSince = (ownerId: string, since: Date) => ({
  TableName: tableName(),
  IndexName: 'byOwner',
  KeyConditionExpression: 'ownerPk = :owner AND ownerSk >= :since',
  ExpressionAttributeValues: { ':owner': partitions.ownedImports(ownerId), ':since': since.toISOString() },
  ScanIndexForward: false,
})

/** A dealership's imports that are kept at this moment, newest first, at most `limits.import.listed`. */
export const listNewestImports = async (ownerId: string, at: Date): Promise<ImportRecord[]> => {
  const { Items = [] } = await table().send(
    new QueryCommand({
      ...ownedSince(ownerId, new Date(at.getTime() - keptMs)),
      Limit: sellingLimits.import.listed,
    }),
  )
  return Items.map((item) => importRecord.parse(item))
}

/** Every import of a dealership that is still stored, newest first. */
export const listEveryImport = async (ownerId: string): Promise<ImportRecord[]> => {
  const found: ImportRecord[] = []
  const pages = paginateQuery({ client: table() }, ownedSince(ownerId, new Date(0)))
  for await (const { Items = [] } of pages) found.push(...Items.map((item) => importRecord.parse(item)))
  return found
}

type Change = Partial<Omit<ImportRecord, 'id' | 'ownerId' | 'createdAt'>>

/**
 * Changes an import that is in one of these states at that very moment.
 * @returns false when it is in another, or gone
 */
export const changeImport = async (
  importId: string,
  from: readonly ImportState[],
  change: Change,
): Promise<boolean> => {
  const set = setFields(change)
  return conditionHeld(
    table().send(
      new UpdateCommand({
        TableName: tableName(),
        Key: keys.import(importId),
        ...set,
        ConditionExpression: `#state IN (${from.map((_, index) => `:from${index}`).join(', ')})`,
        ExpressionAttributeNames: {
          '#state': 'state',
          ...set.ExpressionAttributeNames,
        },
        ExpressionAttributeValues: {
          ...Object.fromEntries(from.map((state, index) => [`:from${index}`, state])),
          ...set.ExpressionAttributeValues,
        },
      }),
    ),
  )
}
