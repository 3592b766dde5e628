import * as z from 'zod/mini'
import { keys, partitions, timeSort } from './keys.ts'
import { fingerprint } from './stock-feeds.ts'
import {
  deleteWrite,
  getItem,
  insertWrite,
  type ItemWrite,
  keyOf,
  putWrite,
  updateWrite,
  write,
} from './table.ts'
import { sellingLimits } from '#shared/constants/selling-limits.ts'
import { id } from '#shared/schemas/ids.ts'
import { feedRun } from '#shared/schemas/stock-feed.ts'
import { importRowView, type ImportState, importView, type RowAction } from '#shared/schemas/stock-import.ts'
import { type Query, queryItems, queryPages } from './queries.ts'
import { readCursor, writeCursor } from './lists.ts'
import type { Write } from './transact.ts'
import { carDraft, listingStatuses } from '#shared/schemas/listing.ts'
import { availabilities } from '#shared/rules/availability.ts'
import { keptUntil } from './kept-until.ts'
import { keptSeconds } from '#shared/rules/retention.ts'

const importRecord = z.extend(importView, {
  ownerId: id('user'),
  contentLength: z.number(),
  /** The run of the check whose rows count; null until one has finished. */
  run: z.nullable(z.string()),
  /** Of a file that was fetched: on whose word, and what its server called it. */
  feed: z.optional(z.object({ by: feedRun.shape.by, fingerprint })),
  /** Its owner said yes to the rows that were held. */
  isConfirmed: z.optional(z.boolean()),
})
export type ImportRecord = z.output<typeof importRecord>

type Given = Pick<ImportRecord, 'id' | 'ownerId' | 'source' | 'feed' | 'fileName' | 'mode' | 'contentLength'>

/** An import whose file is awaited. */
export const newImport = (given: Given, at: Date): ImportRecord => ({
  ...given,
  state: 'AWAITING_FILE',
  refusal: null,
  refusedColumns: [],
  ignoredColumns: [],
  encoding: null,
  counts: { CREATE: 0, CHANGE: 0, SAME: 0, REFUSE: 0 },
  done: 0,
  failed: 0,
  run: null,
  createdAt: at.toISOString(),
  finishedAt: null,
})

/** When an import and its rows expire, in epoch seconds. */
export const importKeptUntil = (createdAt: string): number => keptUntil('import', createdAt)

const toImportItem = (stockImport: ImportRecord) => {
  const { id: importId, ownerId, createdAt } = stockImport
  return {
    ...keys.import(importId),
    ...stockImport,
    ownerPk: partitions.ownedImports(ownerId),
    ownerSk: timeSort(createdAt, importId),
    expiresAt: importKeptUntil(createdAt),
  }
}

// Unconditional: a fresh id collides with nothing, and a retry after a lost response would collide with itself.
/** Stores a new import. */
export const insertImport = async (stockImport: ImportRecord): Promise<void> => {
  await write(putWrite(toImportItem(stockImport)))
}

/** A write, for a transaction, that stores an import where there is none of its id. */
export const newImportWrite = (stockImport: ImportRecord): Write => insertWrite(toImportItem(stockImport))

/** The import of this id, or undefined. Strongly consistent: its owner asks while a job writes. */
export const getImportById = async (importId: string): Promise<ImportRecord | undefined> =>
  getItem(keys.import(importId), importRecord)

const ownedSince = (ownerId: string, since: Date): Query => ({
  index: 'byOwner',
  partition: partitions.ownedImports(ownerId),
  from: since.toISOString(),
  newestFirst: true,
})

/** A dealership's imports that are kept at this moment, newest first, at most `limit`. */
export const listNewestImports = (
  ownerId: string,
  at: Date,
  limit: number = sellingLimits.import.listed,
): Promise<ImportRecord[]> =>
  queryItems(
    { ...ownedSince(ownerId, new Date(at.getTime() - keptSeconds('import') * 1000)), limit },
    importRecord,
    limit,
  )

/** Every import of a dealership that is still stored, newest first. */
export const listEveryImport = (ownerId: string): Promise<ImportRecord[]> =>
  queryItems(ownedSince(ownerId, new Date(0)), importRecord)

type Change = Partial<Omit<ImportRecord, 'id' | 'ownerId' | 'createdAt'>>

/**
 * Changes an import if it is in one of these states; `withoutUndo`: and if nobody takes it back or has done so.
 * @returns false when it is in another, or does not exist
 */
export const changeImport = (
  importId: string,
  from: readonly ImportState[],
  change: Change,
  { withoutUndo = false }: { withoutUndo?: boolean } = {},
): Promise<boolean> =>
  write(
    updateWrite(keys.import(importId), {
      set: change,
      if: `#state IN (${from.map((state) => `:${state}`).join(', ')})${withoutUndo ? ' AND attribute_not_exists(#undo)' : ''}`,
      values: Object.fromEntries(from.map((state) => [state, state])),
    }),
  )

/** What a row does to the state of its listing: SUBMIT it, make it a DRAFT, set its availability. */
const listingMoves = z.object({
  intent: z.optional(z.enum(['SUBMIT', 'DRAFT'])),
  availability: z.optional(z.enum(availabilities)),
})
export type ListingMoves = z.output<typeof listingMoves>

const importRow = z.extend(importRowView, {
  /** The answers that the row would write. */
  answers: carDraft,
  /** The state that the row gives its listing; absent in rows of before files could say one. */
  moves: z._default(listingMoves, {}),
  /** The version of the listing that the row was compared with; null when it is to be created. */
  seenVersion: z.nullable(z.number()),
  /** The version and the status before, of the listing that the row changed: what an undo may go back to. */
  doneVersion: z.optional(z.number()),
  statusBefore: z.optional(z.enum(listingStatuses)),
  /** Absent in rows of before a held price made a draft wait for review. */
  mustReviewBefore: z.optional(z.boolean()),
})
export type ImportRow = z.output<typeof importRow>

/** What the row changed of its listing beside its answers. */
export type RowDone = Pick<ImportRow, 'doneVersion' | 'statusBefore' | 'mustReviewBefore'>

const keyedRow = z.extend(importRow, { pk: z.string(), sk: z.string() })

/** The rows that one run of the check of an import wrote. */
export type RowsOf = { id: string; run: string }

/** Stores a row of a run's findings. The same again changes nothing. */
export const putImportRow = async (
  { id, createdAt }: ImportRecord,
  run: string,
  row: ImportRow,
): Promise<void> => {
  await write(
    putWrite({ ...keys.importRow(id, run, row.row), ...row, expiresAt: importKeptUntil(createdAt) }),
  )
}

const rowsQuery = ({ id, run }: { id: string; run?: string }): Query => ({
  partition: partitions.import(id),
  prefix: partitions.importRowPrefix(run),
  consistent: true,
})

/** Every row of an import, in the order of the file: at most `limits.import.rows`. */
export const listEveryImportRow = (of: RowsOf): Promise<ImportRow[]> => queryItems(rowsQuery(of), importRow)

type Page = { limit: number; cursor?: string | undefined; action?: RowAction | undefined }

/**
 * One page of an import's rows, in the order of the file; of one action only, when it is given.
 * @throws AppError BAD_REQUEST for a cursor of another import
 */
export const listImportRowPage = async (of: RowsOf, { limit, cursor, action }: Page) => {
  const start = readCursor(
    cursor,
    ['pk', 'sk'],
    (key) => key.pk === partitions.import(of.id) && key.sk.startsWith(partitions.importRowPrefix(of.run)),
  )
  // A filter is applied to what was read, so with one a page is as large as a query may be: a megabyte.
  const some = action ? { filter: { if: '#action = :action', values: { action } } } : { limit: limit + 1 }
  const found = await queryItems({ ...rowsQuery(of), ...some, start }, keyedRow, limit + 1)
  const last = found.length > limit ? found[limit - 1] : undefined
  return {
    rows: found.slice(0, limit).map(({ pk: _pk, sk: _sk, ...row }) => row),
    nextCursor: writeCursor(last && { pk: last.pk, sk: last.sk }),
  }
}

const outcomeWrite = (
  { id, run }: RowsOf,
  row: number,
  outcome: 'DONE' | 'FAILED',
  more: object,
): ItemWrite =>
  updateWrite(keys.importRow(id, run, row), {
    set: { outcome, ...more },
    // Also keeps a row of a deleted account from coming back.
    if: 'outcome = :none',
    values: { none: null },
  })

/** A write, for the transaction that carries a row out, that says so; it fails when another run was faster. */
export const rowDoneWrite = (of: RowsOf, row: number, done: RowDone = {}): Write =>
  outcomeWrite(of, row, 'DONE', { failure: null, ...done })

/** Notes why a row could not be carried out. @returns false when it has been by another run */
export const failRow = (of: RowsOf, row: number, failure: string): Promise<boolean> =>
  write(outcomeWrite(of, row, 'FAILED', { failure }))

/** A write, for the transaction that takes a row back, that says so; it fails when another run was faster. */
export const rowUndoWrite = ({ id, run }: RowsOf, row: number, undo: RowUndo): ItemWrite =>
  updateWrite(keys.importRow(id, run, row), {
    set: { undo },
    if: 'outcome = :done AND attribute_not_exists(#undo)',
    values: { done: 'DONE' },
  })
export type RowUndo = NonNullable<ImportRow['undo']>

/** Notes why a row stays as it is. @returns false when another run has noted something */
export const keepRow = (of: RowsOf, row: number, undo: RowUndo): Promise<boolean> =>
  write(rowUndoWrite(of, row, undo))

// Enough at once to be quick, few enough not to be throttled.
const removedAtOnce = 25

/** Removes the rows that one run of the check wrote; without its name, those of all. Doing it again is no error. */
export const deleteImportRows = async (of: { id: string; run?: string }): Promise<void> => {
  for await (const items of queryPages({ ...rowsQuery(of), limit: removedAtOnce, project: 'pk, sk' }))
    await Promise.all(items.map((item) => write(deleteWrite(keyOf(item)))))
}

/** Removes an import with its rows, the import itself last. Doing it again is no error. */
export const deleteImport = async (importId: string): Promise<void> => {
  await deleteImportRows({ id: importId })
  await write(deleteWrite(keys.import(importId)))
}
