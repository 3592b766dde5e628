import * as z from 'zod/mini'
import { sellingLimits } from '#shared/constants/selling-limits.ts'
import { id } from './ids.ts'
import { instant, line, whole } from './text.ts'

const of = sellingLimits.import

/** AWAITING_FILE → CHECKING → CHECKED or REFUSED; CHECKED → APPLYING → DONE. */
const importStates = ['AWAITING_FILE', 'CHECKING', 'CHECKED', 'REFUSED', 'APPLYING', 'DONE'] as const
export type ImportState = (typeof importStates)[number]

/** Why a whole file cannot be used. IS_A_WORKBOOK: one that cannot be read, see `read-workbook.ts`. */
const fileRefusals = [
  'EMPTY',
  'IS_A_WORKBOOK',
  'NOT_TEXT',
  'DAMAGED',
  'TOO_MANY_ROWS',
  'MISSING_COLUMNS',
  'REPEATED_COLUMNS',
] as const
export type FileRefusal = (typeof fileRefusals)[number]

/** Why a row cannot be used; the web has a sentence for each. */
const rowProblems = [
  'REQUIRED',
  'NOT_A_NUMBER',
  'OUT_OF_RANGE',
  'UNKNOWN_MAKE',
  'UNKNOWN_MODEL',
  'UNKNOWN_VALUE',
  'TOO_LONG',
  'TOO_MANY',
  'BAD_CHARACTERS',
  'REPEATED',
  'CANNOT_CHANGE',
  'WRONG_COLUMN_COUNT',
] as const
export type RowProblem = (typeof rowProblems)[number]

export const rowActions = ['CREATE', 'CHANGE', 'SAME', 'REFUSE'] as const
export type RowAction = (typeof rowActions)[number]

/** The outcome for a new car: on sale at once, or a draft to look at first. */
export const importModes = ['PUBLISH', 'DRAFT'] as const
export type ImportMode = (typeof importModes)[number]

export const newImport = z.strictObject({
  fileName: line(of.fileName),
  contentLength: whole(1, of.bytes),
  mode: z.enum(importModes),
})

export const importView = z.object({
  id: id('import'),
  fileName: z.string(),
  mode: z.enum(importModes),
  state: z.enum(importStates),
  refusal: z.nullable(z.enum(fileRefusals)),
  /** Names of fields, with MISSING_COLUMNS or REPEATED_COLUMNS. */
  refusedColumns: z.array(z.string()),
  /** Unknown headers of the file, as they are written there. */
  ignoredColumns: z.array(z.string()),
  /** The headers as they are written in the file; absent before it is checked. */
  headers: z.optional(z.array(z.string())),
  /** The detected encoding: `utf-8`, `utf-16le`, `windows-1256`…; null for a workbook. */
  encoding: z.nullable(z.string()),
  counts: z.object({ CREATE: z.number(), CHANGE: z.number(), SAME: z.number(), REFUSE: z.number() }),
  /** Rows carried out so far, of those to create or change. */
  done: z.number(),
  failed: z.number(),
  /** FEED: fetched from the dealership's address; absent for a file that a person sent. */
  source: z.optional(z.literal('FEED')),
  /** With FEED: rows that wait for a yes, none any more once a newer file came. To start the import again is the yes. */
  held: z.optional(z.number()),
  createdAt: instant,
  finishedAt: z.nullable(instant),
  /** Present once its owner has asked to take it back: rows taken back so far, and rows of which something was kept. */
  undo: z.optional(
    z.object({
      state: z.enum(['RUNNING', 'DONE']),
      undone: z.number(),
      kept: z.number(),
      startedAt: instant,
      finishedAt: z.nullable(instant),
    }),
  ),
})
export type ImportView = z.output<typeof importView>

/** Why a row, or a part of it, was not taken back; the web has a sentence for each. */
const keptReasons = ['CHANGED_SINCE', 'HAS_LEADS', 'GONE', 'REVIEWED', 'REFUSED'] as const
export type KeptReason = (typeof keptReasons)[number]

const cell = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())])

export const importRowView = z.object({
  /** The row's number in the file, as a spreadsheet counts: the first is 1, blank rows count, a cell of several lines is one row. */
  row: z.number(),
  stockNumber: z.nullable(z.string()),
  /** The car as far as it can be named. */
  title: z.string(),
  titleAr: z.string(),
  action: z.enum(rowActions),
  listingId: z.nullable(id('listing')),
  /** With CHANGE: what would change, field by field, as stored. */
  changes: z.array(z.object({ field: z.string(), before: cell, after: cell })),
  /** With REFUSE. `value` is what the file says. */
  problems: z.array(
    z.object({ field: z.nullable(z.string()), problem: z.enum(rowProblems), value: z.nullable(z.string()) }),
  ),
  /** With REFUSE: the row as it was sent, under the headers of its import. */
  cells: z.optional(z.array(z.string())),
  /** With CREATE: the price of the new car. */
  priceQAR: z.optional(z.nullable(z.number())),
  /** No row of the file: a car that has left the feed. Its number follows those of the file. */
  isGone: z.optional(z.boolean()),
  /** Carried out only once a person says yes. PRICE: an unlikely price; GONE: too many cars left the feed at once. */
  held: z.optional(z.enum(['PRICE', 'GONE'])),
  /** File names in the column of photos. */
  photoNames: z.array(z.string()),
  /** Null until carried out. `failure` is the code of an error. */
  outcome: z.nullable(z.enum(['DONE', 'FAILED'])),
  failure: z.nullable(z.string()),
  /** Present once it was taken back, or kept for a reason; `fields` are those that keep what the import made of them. */
  undo: z.optional(
    z.object({
      outcome: z.enum(['UNDONE', 'KEPT']),
      reason: z.nullable(z.enum(keptReasons)),
      fields: z.array(z.string()),
    }),
  ),
})
export type ImportRowView = z.output<typeof importRowView>

/** Whether rows of an import wait for a yes. */
export const hasHeldRows = ({ state, held, undo }: Pick<ImportView, 'state' | 'held' | 'undo'>): boolean =>
  state === 'DONE' && (held ?? 0) > 0 && !undo

/** How many rows of an import were held until a newer file came, so that they are not carried out any more. */
export const passedRows = ({ state, held, undo, counts, done, failed }: ImportView): number =>
  state === 'DONE' && held === 0 && !undo ? counts.CREATE + counts.CHANGE - done - failed : 0

/** Whether an import can be taken back at a time: it has done something, and its end is not long ago. */
export const canUndoImport = (
  { state, done, finishedAt, undo }: Pick<ImportView, 'state' | 'done' | 'finishedAt' | 'undo'>,
  at: Date,
): boolean =>
  state === 'DONE' &&
  done > 0 &&
  !undo &&
  finishedAt !== null &&
  at.getTime() - Date.parse(finishedAt) < of.undoHours * 3_600_000
