import * as z from 'zod/mini'
import { keys, partitions, timeSort } from '#functions/data/keys.ts'
import { putWrite, write, getItem, updateWrite } from '#functions/data/table.ts'
import { sellingLimits } from '#shared/constants/selling-limits.ts'
import { id } from '#shared/schemas/ids.ts'
import { importView, type ImportState } from '#shared/schemas/stock-import.ts'
import { queryItems, type Query } from '#functions/data/queries.ts'

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
  await write(
    putWrite({
      ...keys.import(importId),
      ...stockImport,
      ownerPk: partitions.ownedImports(ownerId),
      ownerSk: timeSort(createdAt, importId),
      expiresAt: importKeptUntil(createdAt),
    }),
  )
}

/** The import of this id, or undefined. Strongly consistent: its owner asks while a job writes. */
export const getImportById = async (importId: string): Promise<ImportRecord | undefined> =>
  getItem(keys.import(importId), importRecord)

const ownedSince = (ownerId: string, since: Date): Query => ({
  index: 'byOwner',
  partition: partitions.ownedImports(ownerId),
  from: since.toISOString(),
  newestFirst: true,
})

/** A dealership's imports that are kept at this moment, newest first, at most `limits.import.listed`. */
export const listNewestImports = (ownerId: string, at: Date): Promise<ImportRecord[]> => {
  const { listed: limit } = sellingLimits.import
  return queryItems({ ...ownedSince(ownerId, new Date(at.getTime() - keptMs)), limit }, importRecord, limit)
}

/** Every import of a dealership that is still stored, newest first. */
export const listEveryImport = (ownerId: string): Promise<ImportRecord[]> =>
  queryItems(ownedSince(ownerId, new Date(0)), importRecord)

type Change = Partial<Omit<ImportRecord, 'id' | 'ownerId' | 'createdAt'>>

/**
 * Changes an import that is in one of these states at that very moment.
 * @returns false when it is in another, or gone
 */
export const changeImport = (
  importId: string,
  from: readonly ImportState[],
  change: Change,
): Promise<boolean> =>
  write(
    updateWrite(keys.import(importId), {
      set: change,
      if: `#state IN (${from.map((state) => `:${state}`).join(', ')})`,
      values: Object.fromEntries(from.map((state) => [state, state])),
    }),
  )
