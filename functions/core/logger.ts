import { AsyncLocalStorage } from 'node:async_hooks'
import type { LogField } from '#shared/constants/log-fields.ts'
import { type MetricName, metricNamespace, metrics } from '#shared/constants/metrics.ts'

type LogValue = string | number | boolean | undefined
export type Fields = Readonly<Partial<Record<LogField, LogValue>>>
export type Measured = Partial<Record<MetricName, number>>

/** The fields that every log line of one call carries, and the metrics measured in it so far. */
type LogContext = { fields: Partial<Record<LogField, LogValue>>; measured: Measured }

// A Lambda serves one call at a time, the local gateway many: only a store that follows each call keeps them apart.
const storage = new AsyncLocalStorage<LogContext>()

/** Does work of which every log line, however deep, carries these fields. */
export const withLogContext = <T>(fields: Fields, work: () => Promise<T>): Promise<T> =>
  storage.run({ fields: { ...fields }, measured: {} }, work)

/** The log fields of this call; none outside of one. */
export const contextFields = (): Fields => storage.getStore()?.fields ?? {}

/** Adds fields to the further log lines of this call. */
export const addToLogContext = (fields: Fields): void =>
  void Object.assign(storage.getStore()?.fields ?? {}, fields)

/** Counts something for the closing line of this call, whose metrics CloudWatch reads; nothing outside of one. */
export const countMetric = (name: MetricName, amount = 1): void => {
  const measured = storage.getStore()?.measured
  if (measured) measured[name] = (measured[name] ?? 0) + amount
}

/** Sets a metric that is no sum but a state, such as an age in seconds. The last value counts. */
export const setMetric = (name: MetricName, value: number): void => {
  const measured = storage.getStore()?.measured
  if (measured) measured[name] = value
}

/** The metrics measured in this call. */
export const getMeasured = (): Measured => storage.getStore()?.measured ?? {}

/** The one metric that is counted by route. */
const byRoute = new Set<string>(['Failures'] satisfies MetricName[])

const directive = (names: readonly string[], dimensions: readonly string[]) => ({
  Namespace: metricNamespace,
  Dimensions: [dimensions],
  Metrics: names.map((Name) => ({ Name, Unit: metrics[Name as MetricName] })),
})

/**
 * The fields from which CloudWatch makes metrics: its embedded metric format. Empty when nothing was measured. A metric by
 * route needs the field `route` in the same line.
 */
const embeddedMetrics = (measured: Measured = {}, at: Date): object => {
  const names = Object.keys(measured)
  if (names.length === 0) return {}
  const [routed, plain] = [
    names.filter((name) => byRoute.has(name)),
    names.filter((name) => !byRoute.has(name)),
  ]
  return {
    ...measured,
    _aws: {
      Timestamp: at.getTime(),
      CloudWatchMetrics: [
        ...(plain.length > 0 ? [directive(plain, [])] : []),
        ...(routed.length > 0 ? [directive(routed, ['route'])] : []),
      ],
    },
  }
}

// Structured logs, one JSON line each. Callers pass ids, codes and durations, never what a person typed
// (`shared/constants/log-fields.ts`).
//
// Written to stdout and not with `console`, which Lambda wraps: CloudWatch finds metrics only in a line that is JSON by itself.
const write = (
  level: 'info' | 'warn' | 'error',
  message: string,
  fields: Fields,
  measured?: Measured,
): void => {
  const at = new Date()
  const line = { level, message, timestamp: at.toISOString(), ...contextFields(), ...fields }
  process.stdout.write(`${JSON.stringify({ ...line, ...embeddedMetrics(measured, at) })}\n`)
}

// A line of a stack trace in V8's format, with line and column.
const place = /^ {4}at .*:\d+:\d+\)?$/

/** The code locations of an error, innermost first. Its stack begins with its message, a line of which may look like a location. */
const placesOf = ({ stack = '', message, cause }: Error): string[] => {
  const said = stack.indexOf(message)
  const rest = said < 0 ? stack : stack.slice(said + message.length)
  const places = rest.split('\n').filter((text) => place.test(text))
  // Where a connection is refused, fetch throws an error without any; its cause has them.
  return places.length === 0 && cause instanceof Error ? placesOf(cause) : places
}

export const logger = {
  /** `measured`: what CloudWatch is to make metrics of. */
  info: (message: string, fields: Fields = {}, measured?: Measured) =>
    write('info', message, fields, measured),
  warn: (message: string, fields: Fields = {}) => write('warn', message, fields),
  /** Logs an error's name and stack; its message may quote input, so only the code locations of the stack are kept. */
  error: (message: string, error: unknown, fields: Fields = {}) => {
    const places = error instanceof Error ? placesOf(error) : []
    write('error', message, {
      ...fields,
      error: error instanceof Error ? error.name : typeof error,
      stack: places.slice(0, 8).join('\n'),
    })
  },
}

// https://www.w3.org/TR/trace-context/: version 00, trace id, parent id, flags. All zeros mean none.
const traceparent = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/

/** The id of the trace that the browser has begun, or undefined when its header says nothing that we can use. */
export const readTraceId = (header: string | undefined): string | undefined =>
  header === undefined ? undefined : traceparent.exec(header)?.[1]

/** X-Ray's id of the call under way, which it keeps in the environment; undefined where nothing traces. */
export const xrayId = (): string | undefined =>
  /Root=([\w-]+)/.exec(process.env['_X_AMZN_TRACE_ID'] ?? '')?.[1]
