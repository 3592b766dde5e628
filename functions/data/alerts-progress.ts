import * as z from 'zod/mini'
import { keys } from '#functions/data/keys.ts'
import { getItem, putWrite, insertWrite, write } from '#functions/data/table.ts'
import type { Watermarks } from '#functions/search/watermarks.ts'
import { instant } from '#shared/schemas/text.ts'

const progressRecord = z.object({
  /** How far the change feed has been told, by shard. */
  watermarks: z.array(z.string()),
  /** When the first run was: what happened before is nobody's news. */
  startedAt: instant,
  /** Runs in a row that could not tell everybody. */
  failedRuns: z.number(),
  version: z.number(),
})
export type AlertsProgress = z.output<typeof progressRecord>

const key = () => keys.jobState('alerts')

/** How far alerts have been told, or undefined before the first run. Strongly consistent. */
export const readAlertsProgress = async (): Promise<AlertsProgress | undefined> =>
  getItem(key(), progressRecord)

/** Notes how far alerts have been told since `seen`. @returns false when another run has done so since */
export const advanceAlerts = (
  next: Readonly<Omit<AlertsProgress, 'version' | 'watermarks'> & { watermarks: Watermarks }>,
  seen: AlertsProgress | undefined,
): Promise<boolean> => {
  const item = { ...key(), ...next, version: (seen?.version ?? 0) + 1 }
  return write(
    seen ? putWrite(item, { if: 'version = :seen', values: { seen: seen.version } }) : insertWrite(item),
  )
}
