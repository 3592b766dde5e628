import { eachAtOnce, now } from '#functions/core/time.ts'
import { jobHandler } from '#functions/core/job-handler.ts'
import { logger } from '#functions/core/logger.ts'
import {
  type DataState,
  type Migration,
  migrations,
  noteProgress,
  noteVersion,
  type Progress,
  readDataState,
} from '#functions/data/migrations.ts'
import { scanPage } from '#functions/data/queries.ts'
import { anyItem, getItem, type Item, keyOf } from '#functions/data/table.ts'
import { ConditionsFailed, transact } from '#functions/data/transact.ts'
import { dataVersion } from '#shared/constants/storage.ts'

const live = { migrations, readDataState, noteProgress, noteVersion, scanPage, getItem, transact, now }
type Deps = typeof live

/** The result of one run. A run that is not done goes on where it stopped when it is started again. */
export type MigrationReport = {
  /** The versions of the data before this run, and of this code. */
  from: number
  to: number
  isDone: boolean
  /** The migration that is under way or, in a dry run, each that is due: how many items it saw and how many it changes. */
  steps: readonly { to: number; says: string; seen: number; changed: number }[]
}

/** The data was written by a newer version than this one, which may not know what it means. */
export class DataTooNew extends Error {
  override readonly name = 'DataTooNew'
}

// Lambda ends the job after fifteen minutes; a page takes seconds.
const runMs = 12 * 60_000
// Enough to wait for the table in parallel, and few beside what people ask of it.
const writesAtOnce = 8
const tries = 5

/** Brings one item to the version. @returns whether there was anything to do */
const upgradeItem = async ({ upgrade }: Migration, seen: Item, deps: Deps): Promise<boolean> => {
  let item: Item | undefined = seen
  for (let left = tries; item; left--) {
    const writes = upgrade(item)
    if (writes.length === 0) return item !== seen
    try {
      await deps.transact(writes)
      return true
    } catch (error) {
      // Somebody has changed it since the page was read.
      if (!(error instanceof ConditionsFailed) || left === 1) throw error
      item = await deps.getItem(keyOf(item), anyItem)
    }
  }
  return false
}

type Run = { isDryRun: boolean; isOver: () => boolean }

/** Goes through the table from where it stopped. @returns how far it came, and whether that is the end */
const runStep = async (
  step: Migration,
  { version, progress }: DataState,
  { isDryRun, isOver }: Run,
  deps: Deps,
): Promise<Progress & { isDone: boolean }> => {
  const begun = !isDryRun && progress?.to === step.to ? progress : undefined
  let { cursor, seen, changed } = begun ?? { cursor: null, seen: 0, changed: 0 }
  do {
    const { items, next } = await deps.scanPage(cursor ?? undefined)
    if (isDryRun) changed += items.filter((item) => step.upgrade(item).length > 0).length
    else
      await eachAtOnce(items, writesAtOnce, async (item) => {
        if (await upgradeItem(step, item, deps)) changed++
      })
    seen += items.length
    cursor = next ? keyOf(next) : null
    if (cursor && !isDryRun) await deps.noteProgress(version, { to: step.to, cursor, seen, changed })
    logger.info('data migrated', { id: String(step.to), count: seen, news: changed })
  } while (cursor && !isOver())
  return { to: step.to, cursor, seen, changed, isDone: cursor === null }
}

/**
 * Brings what the table holds to the version of this code, one migration after the other, each in one pass over the table that can be
 * stopped and repeated. A dry run writes nothing and says how many items each would change.
 * @throws DataTooNew
 */
export const migrateData = async ({ isDryRun = false } = {}, deps = live): Promise<MigrationReport> => {
  const began = deps.now().getTime()
  const isOver = () => deps.now().getTime() - began > runMs
  const state = await deps.readDataState()
  const report = { from: state.version, to: dataVersion }
  if (state.version > dataVersion)
    throw new DataTooNew(`The data is of version ${state.version}, and this code knows ${dataVersion}.`)
  const steps: MigrationReport['steps'][number][] = []
  let version = state.version
  for (const step of deps.migrations.filter(({ to }) => to > state.version)) {
    const { seen, changed, isDone } = await runStep(step, { ...state, version }, { isDryRun, isOver }, deps)
    steps.push({ to: step.to, says: step.says, seen, changed })
    if (!isDone) return { ...report, isDone, steps }
    if (isDryRun) continue
    await deps.noteVersion(step.to)
    version = step.to
  }
  return { ...report, isDone: true, steps }
}

/** Started by the deploy, until it says that it is done, and by `npm start`. */
export const handler = jobHandler('migrateData', (order: { isDryRun?: boolean }) => migrateData(order))
