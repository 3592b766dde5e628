// https://www.w3.org/TR/trace-context/: version 00, the trace, who calls, flags. All noughts mean none.
const traceparent = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/

/** The id of the trace that the browser has begun, or undefined when its header says nothing that we can use. */
export const readTraceId = (header: string | undefined): string | undefined =>
  header === undefined ? undefined : traceparent.exec(header)?.[1]

/** X-Ray's id of the call under way, which it keeps in the environment; undefined where nothing traces. */
export const xrayId = (): string | undefined =>
  /Root=([\w-]+)/.exec(process.env['_X_AMZN_TRACE_ID'] ?? '')?.[1]
