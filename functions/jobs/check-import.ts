import type { S3Event } from 'aws-lambda'
import { forEachObject, jobHandler } from '#functions/core/job-handler.ts'
import { eachAtOnce, now } from '#functions/core/time.ts'
import { newSlugSuffix } from '#functions/adapters/ids.ts'
import { readImportFile, removeImportFile } from '#functions/adapters/import-storage.ts'
import { followCheck } from '#functions/commands/follow-check.ts'
import { planFeedImport } from '#functions/commands/plan-feed.ts'
import { planImport } from '#functions/commands/plan-import.ts'
import { countMetric, logger } from '#functions/core/logger.ts'
import {
  deleteImportRows,
  putImportRow,
  changeImport,
  getImportById,
  type ImportRecord,
} from '#functions/data/stock-imports.ts'
import { FileRefused } from '#functions/stock-file/file-refused.ts'
import { readStockFile } from '#functions/stock-file/read-table.ts'
import type { PlannedRow } from '#functions/stock-file/plan-row.ts'

/** The dependencies of this job; tests have it die half-way. */
export const checkImportParts = {
  getImportById,
  changeImport,
  readImportFile,
  removeImportFile,
  planImport,
  planFeedImport,
  followCheck,
  putImportRow,
  deleteImportRows,
  newSlugSuffix,
  now,
}

const rowsAtOnce = 16

const countOf = (rows: readonly PlannedRow[], action: PlannedRow['action']): number =>
  rows.filter((row) => row.action === action).length

/** Reads the file and notes what each row would do. Which run's rows count is settled by who finishes first. */
const check = async (
  stockImport: ImportRecord,
  bytes: Uint8Array,
  deps: typeof checkImportParts,
): Promise<void> => {
  const { id, ownerId, mode } = stockImport
  try {
    const file = await readStockFile(bytes)
    const planRows = stockImport.feed ? deps.planFeedImport : deps.planImport
    const rows = await planRows(file, { ownerId, mode, at: deps.now() })
    const run = deps.newSlugSuffix()
    await eachAtOnce(rows, rowsAtOnce, (row) =>
      deps.putImportRow(stockImport, run, { ...row, outcome: null, failure: null }),
    )
    const isFirst = await deps.changeImport(id, ['CHECKING'], {
      state: 'CHECKED',
      run,
      encoding: file.encoding,
      headers: [...file.headers],
      ignoredColumns: [...file.columns.ignored],
      counts: {
        CREATE: countOf(rows, 'CREATE'),
        CHANGE: countOf(rows, 'CHANGE'),
        SAME: countOf(rows, 'SAME'),
        REFUSE: countOf(rows, 'REFUSE'),
      },
    })
    // Another run was faster, or the account was deleted meanwhile: nobody will ever ask for these rows. The second read is for the
    // case that our own write succeeded and only its response was lost: then the rows stay.
    if (!isFirst && (await deps.getImportById(id))?.run !== run) await deps.deleteImportRows({ id, run })
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error
    await deps.changeImport(id, ['CHECKING'], {
      state: 'REFUSED',
      refusal: error.refusal,
      refusedColumns: [...error.columns],
      finishedAt: deps.now().toISOString(),
    })
    countMetric('UploadsRefused')
    logger.info('stock file refused', { importId: id, refusal: error.refusal })
  }
}

/**
 * Checks an uploaded stock file: plans each of its rows without changing the market. Repeated or concurrent events, and a run
 * that dies in the middle, change nothing. The file is deleted afterwards: its content is in the rows.
 */
export const checkImport = async (importId: string, deps = checkImportParts): Promise<void> => {
  const stockImport = await deps.getImportById(importId)
  const isOurs = await deps.changeImport(importId, ['AWAITING_FILE', 'CHECKING'], { state: 'CHECKING' })
  const bytes = stockImport && isOurs ? await deps.readImportFile(importId) : undefined
  if (stockImport && bytes) await check(stockImport, bytes, deps)
  if (stockImport?.feed) await deps.followCheck(importId)
  await deps.removeImportFile(importId)
}

/** S3 → Lambda: one or more new objects under `imports/`. A thrown error makes the event come again. */
export const handler = jobHandler('checkImport', (event: S3Event) =>
  forEachObject(event, (name) => checkImport(name)),
)
