import { early } from './early.ts'

/** The header that lets every request say what it belongs to: https://www.w3.org/TR/trace-context/ */
export const traceparent = early.traceparent ?? ''

/** The beginning of the trace id, short enough to be read out to support; the logs are searched by it. */
export const reference = traceparent.slice(3, 11)
