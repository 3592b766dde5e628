import { AsyncLocalStorage } from 'node:async_hooks'
import type { LogField } from '#shared/constants/log-fields.ts'
import type { MetricName } from '#shared/constants/metrics.ts'

type LogValue = string | number | boolean | undefined
export type Fields = Readonly<Partial<Record<LogField, LogValue>>>
export type Measured = Partial<Record<MetricName, number>>

/** What every line of one call says, and what was measured in it so far. */
type LogContext = { fields: Partial<Record<LogField, LogValue>>; measured: Measured }

// A Lambda serves one call at a time, the local gateway many: only a store that follows each call keeps them apart.
const storage = new AsyncLocalStorage<LogContext>()

/** Does work of which every log line, however deep, carries these fields. */
export const inLogContext = <T>(fields: Fields, work: () => Promise<T>): Promise<T> =>
  storage.run({ fields: { ...fields }, measured: {} }, work)

/** What the lines of this call say; nothing outside of one. */
export const contextFields = (): Fields => storage.getStore()?.fields ?? {}

/** Lets the further lines of this call say more. */
export const noteInLog = (fields: Fields): void =>
  void Object.assign(storage.getStore()?.fields ?? {}, fields)

/** Counts something for the closing line of this call, whose metrics CloudWatch reads; nothing outside of one. */
export const countMetric = (name: MetricName, amount = 1): void => {
  const measured = storage.getStore()?.measured
  if (measured) measured[name] = (measured[name] ?? 0) + amount
}

/** The same for what is no sum but a state, such as an age in seconds. The last one counts. */
export const setMetric = (name: MetricName, value: number): void => {
  const measured = storage.getStore()?.measured
  if (measured) measured[name] = value
}

/** What this call has measured. */
export const measuredSoFar = (): Measured => storage.getStore()?.measured ?? {}
