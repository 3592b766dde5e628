import type { S3Event } from 'aws-lambda'
import { forEachObject, jobHandler } from '#functions/core/job-handler.ts'
import { now, withinRequestTime } from '#functions/core/time.ts'
import { removeStartSign } from '#functions/adapters/import-storage.ts'
import { noteUnsettled, tellOfRows } from '#functions/commands/feed-runs.ts'
import { carryOutRow, type ImportRun } from '#functions/commands/carry-out-row.ts'
import { undoRow } from '#functions/commands/undo-row.ts'
import { listReceivedSince } from '#functions/data/leads.ts'
import { addPausedByFeed } from '#functions/data/stock-feeds.ts'
import {
  listEveryImportRow,
  type ImportRecord,
  type ImportRow,
  type RowUndo,
  changeImport,
  getImportById,
} from '#functions/data/stock-imports.ts'
import { getUserById } from '#functions/data/users.ts'
import { stockKey } from '#shared/rules/normalise.ts'

/** The dependencies of this job; tests have it die half-way. */
export const applyImportParts = {
  getImportById,
  changeImport,
  listEveryImportRow,
  carryOutRow,
  undoRow,
  listReceivedSince,
  getUserById,
  addPausedByFeed,
  removeStartSign,
  tellOfRows,
  noteUnsettled,
  now,
}

// Often enough for a bar that moves, rarely enough not to be another write per car.
const progressEvery = 20

const countOf = (rows: readonly ImportRow[], outcome: ImportRow['outcome']): number =>
  rows.filter((row) => row.outcome === outcome).length

/**
 * Carries out the remaining rows of an import, one after the other: each is one transaction that holds its dealership's item,
 * so several at once would only wait for each other. A run that died is continued where it stopped.
 */
const apply = async (
  stockImport: ImportRecord,
  run: ImportRun,
  rows: readonly ImportRow[],
  deps: typeof applyImportParts,
) => {
  const { id: importId, isConfirmed } = stockImport
  const tally = { done: countOf(rows, 'DONE'), failed: countOf(rows, 'FAILED') }
  const waiting = rows.filter((row) => isLeft(row) && (isConfirmed || !row.held))
  for (const [index, row] of waiting.entries()) {
    const outcome = await withinRequestTime(() => deps.carryOutRow(row, run))
    if (outcome === 'DONE') tally.done++
    if (outcome === 'FAILED') tally.failed++
    if (index % progressEvery === 0) await deps.changeImport(importId, ['APPLYING'], { ...tally })
  }
  await finish(stockImport, run.of, deps)
}

const undoneOf = (rows: readonly ImportRow[], outcome: RowUndo['outcome']): number =>
  rows.filter(({ undo }) => undo?.outcome === outcome).length

/** Takes the remaining rows of an import back, in the same way. */
const takeBack = async (
  stockImport: ImportRecord & { undo: Undo },
  run: ImportRun,
  rows: readonly ImportRow[],
  deps: typeof applyImportParts,
) => {
  const { id: importId, ownerId, createdAt, undo } = stockImport
  // Nobody can have asked about a car before the import made it.
  const leads = await deps.listReceivedSince(ownerId, new Date(createdAt))
  const asked = new Set(leads.flatMap(({ listing }) => (listing ? [listing.id] : [])))
  const tell = (all: readonly ImportRow[], change: Partial<Undo>) =>
    deps.changeImport(importId, ['DONE'], {
      undo: { ...undo, undone: undoneOf(all, 'UNDONE'), kept: undoneOf(all, 'KEPT'), ...change },
    })
  const waiting = rows.filter(({ outcome, undo: its }) => outcome === 'DONE' && !its)
  const met = rows.filter(({ undo: its }) => its)
  for (const [index, row] of waiting.entries()) {
    const its = await withinRequestTime(() => deps.undoRow(row, run, asked))
    met.push({ ...row, undo: its })
    if (index % progressEvery === 0) await tell(met, {})
  }
  await deps.noteUnsettled(stockImport, rows)
  await tell(await deps.listEveryImportRow(run.of), {
    state: 'DONE',
    finishedAt: deps.now().toISOString(),
  })
}

/** Carries out an import that was started, or takes one back. */
export const applyImport = async (importId: string, deps = applyImportParts): Promise<void> => {
  const stockImport = await deps.getImportById(importId)
  const { state, run: name, undo } = stockImport ?? {}
  const isUndone = state === 'DONE' && undo?.state === 'RUNNING'
  if (stockImport && name && (state === 'APPLYING' || isUndone)) {
    const { ownerId, mode } = stockImport
    const of = { id: importId, run: name }
    const [seller, rows] = await Promise.all([deps.getUserById(ownerId), deps.listEveryImportRow(of)])
    const run: ImportRun = { of, mode, seller, isByFeed: stockImport.feed !== undefined }
    await (isUndone
      ? takeBack({ ...stockImport, undo: undo! }, run, rows, deps)
      : apply(stockImport, run, rows, deps))
  }
  // Also after a run that died at its very end.
  if (stockImport?.feed && name && !isUndone)
    await deps.tellOfRows(stockImport, await deps.listEveryImportRow({ id: importId, run: name }))
  await deps.removeStartSign(importId)
}

type Undo = NonNullable<ImportRecord['undo']>

const isLeft = ({ action, outcome }: ImportRow): boolean =>
  outcome === null && (action === 'CREATE' || action === 'CHANGE')

/**
 * Notes the cars that a feed lacked and that were paused after a yes: they are on offer again with their return, as those about which
 * nobody had to be asked. One that its dealership paused or sold before the yes is none of them: its row failed.
 */
const notePaused = async (
  ownerId: string,
  rows: readonly ImportRow[],
  deps: typeof applyImportParts,
): Promise<void> => {
  const paused = rows.filter(
    ({ held, outcome, moves }) => held === 'GONE' && outcome === 'DONE' && moves.availability === 'PAUSED',
  )
  if (paused.length === 0) return
  const isReserved = ({ changes }: ImportRow) => changes.some(({ before }) => before === 'RESERVED')
  const numbersOf = (some: readonly ImportRow[]) => some.map(({ stockNumber }) => stockKey(stockNumber ?? ''))
  await deps.addPausedByFeed(ownerId, {
    paused: numbersOf(paused),
    reserved: numbersOf(paused.filter(isReserved)),
  })
}

/** The totals are counted once more: two runs at once each counted their own rows only. */
const finish = async (
  stockImport: ImportRecord,
  of: ImportRun['of'],
  deps: typeof applyImportParts,
): Promise<void> => {
  const rows = await deps.listEveryImportRow(of)
  await notePaused(stockImport.ownerId, rows, deps)
  await deps.noteUnsettled(stockImport, rows)
  await deps.changeImport(of.id, ['APPLYING'], {
    state: 'DONE',
    done: countOf(rows, 'DONE'),
    failed: countOf(rows, 'FAILED'),
    held: rows.filter((row) => row.held && isLeft(row)).length,
    finishedAt: deps.now().toISOString(),
  })
}

/** S3 → Lambda: one or more new objects under `import-runs/`. A thrown error makes the event come again. */
export const handler = jobHandler('applyImport', (event: S3Event) =>
  forEachObject(event, (name) => applyImport(name)),
)
