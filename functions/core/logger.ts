import { contextFields, type Fields, type Measured } from '#functions/core/log-context.ts'
import { embeddedMetrics } from '#functions/core/embedded-metrics.ts'

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

// As V8 writes one, with line and column.
const place = /^ {4}at .*:\d+:\d+\)?$/

/** Where an error was thrown, innermost first. Its stack begins with its message, a line of which may look like a place. */
const placesOf = ({ stack = '', message }: Error): string[] => {
  const said = stack.indexOf(message)
  const rest = said < 0 ? stack : stack.slice(said + message.length)
  return rest.split('\n').filter((text) => place.test(text))
}

export const logger = {
  /** `measured`: what CloudWatch is to make metrics of. */
  info: (message: string, fields: Fields = {}, measured?: Measured) =>
    write('info', message, fields, measured),
  warn: (message: string, fields: Fields = {}) => write('warn', message, fields),
  /** `error` is told by name and stack; its message may quote input, so only the stack's places are kept. */
  error: (message: string, error: unknown, fields: Fields = {}) => {
    const places = error instanceof Error ? placesOf(error) : []
    write('error', message, {
      ...fields,
      error: error instanceof Error ? error.name : typeof error,
      stack: places.slice(0, 8).join('\n'),
    })
  },
}
