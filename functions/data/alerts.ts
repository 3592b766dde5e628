import * as z from 'zod/mini'
import { logger } from '#functions/core/logger.ts'
import { keys, partitions } from '#functions/data/keys.ts'
import type { Write } from '#functions/data/transact.ts'
import { id } from '#shared/schemas/ids.ts'
import { instant } from '#shared/schemas/text.ts'
import { putWrite, deleteWrite, checkWrite } from '#functions/data/table.ts'
import { queryPages } from '#functions/data/queries.ts'

/** Searches that name no make: every changed car is held against them. */
export const anyMake = '*'

const alertRecord = z.object({
  userId: id('user'),
  searchId: id('savedSearch'),
  /** The make whose changed cars find this alert, or `anyMake`. A search that names several has one alert each. */
  make: z.string(),
  name: z.string(),
  params: z.record(z.string(), z.string()),
  /** When alerts were switched on: only what happened later is news. */
  since: instant,
})
export type Alert = z.output<typeof alertRecord>

const keyOf = ({ make, userId, searchId }: Pick<Alert, 'make' | 'userId' | 'searchId'>) =>
  keys.alert(make, userId, searchId)

/** A write, for a transaction, that switches an alert on, or brings its name up to date. */
export const alertWrite = (alert: Alert): Write => putWrite({ ...keyOf(alert), ...alert })

/** A write, for a transaction, that switches an alert off. */
export const alertEnd = (alert: Pick<Alert, 'make' | 'userId' | 'searchId'>): Write =>
  deleteWrite(keyOf(alert))

/** A write that fails when the alert has been switched off: who has just done so is told nothing more. */
export const alertStillOn = (alert: Alert): Write =>
  checkWrite(keyOf(alert), { if: 'since = :since', values: { since: alert.since } })

/** Every alert of a make, or of `anyMake`, page by page. One that cannot be read is passed over and logged. */
export async function* alertPages(make: string): AsyncGenerator<Alert[]> {
  for await (const items of queryPages({ partition: partitions.alerts(make) }))
    yield items.flatMap((item) => {
      const alert = alertRecord.safeParse(item)
      if (alert.success) return alert.data
      logger.error('unreadable alert', alert.error, { sk: String(item.sk) })
      return []
    })
}
