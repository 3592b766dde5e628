import type { S3Event } from 'aws-lambda'
import { forEachObject, jobHandler } from '#functions/core/job-handler.ts'
import { now } from '#functions/core/time.ts'
import { removeStartSign } from '#functions/adapters/import-storage.ts'
import { carryOutRow, type ImportRun } from '#functions/commands/carry-out-row.ts'
import { findDealer } from '#functions/data/dealers.ts'
import {
  listEveryImportRow,
  type ImportRow,
  changeImport,
  getImportById,
} from '#functions/data/stock-imports.ts'
import { getUserById } from '#functions/data/users.ts'

const live = {
  getImportById,
  changeImport,
  listEveryImportRow,
  carryOutRow,
  getUserById,
  findDealer,
  removeStartSign,
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
export const applyImport = async (importId: string, deps = live): Promise<void> => {
  const stockImport = await deps.getImportById(importId)
  if (stockImport?.state === 'APPLYING' && stockImport.run !== null) {
    const { ownerId, mode, run: name } = stockImport
    const of = { id: importId, run: name }
    const [seller, dealer, rows] = await Promise.all([
      deps.getUserById(ownerId),
      deps.findDealer(ownerId),
      deps.listEveryImportRow(of),
    ])
    const run: ImportRun = { of, mode, seller, dealer }
    const tally = { done: countOf(rows, 'DONE'), failed: countOf(rows, 'FAILED') }
    const waiting = rows.filter(({ action, outcome }) => outcome === null && isWork(action))
    for (const [index, row] of waiting.entries()) {
      const outcome = await deps.carryOutRow(row, run)
      if (outcome === 'DONE') tally.done++
      if (outcome === 'FAILED') tally.failed++
      if (index % progressEvery === 0) await deps.changeImport(importId, ['APPLYING'], { ...tally })
    }
    await finish(of, deps)
  }
  await deps.removeStartSign(importId)
}

const isWork = (action: ImportRow['action']): boolean => action === 'CREATE' || action === 'CHANGE'

/** The totals are counted once more: two runs at once each counted their own rows only. */
const finish = async (of: ImportRun['of'], deps: typeof live): Promise<void> => {
  const rows = await deps.listEveryImportRow(of)
  await deps.changeImport(of.id, ['APPLYING'], {
    state: 'DONE',
    done: countOf(rows, 'DONE'),
    failed: countOf(rows, 'FAILED'),
    finishedAt: deps.now().toISOString(),
  })
}

/** S3 → Lambda: one or more new objects under `import-runs/`. A thrown error makes the event come again. */
export const handler = jobHandler('applyImport', (event: S3Event) =>
  forEachObject(event, (name) => applyImport(name)),
)
