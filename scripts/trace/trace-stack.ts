import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'

/** Finds the source map of a handler, `listings/get-listing`, as its text. */
export type FindMap = (handler: string) => Promise<string | undefined>

/** A place in a bundle: `/var/task/listings/get-listing.mjs:12:3456`, with what stands before its handler. */
const place = /[^\s("']*?([\w-]+\/[\w-]+)\.mjs:(\d+):(\d+)/g

/** A stack trace of production with the places in our sources instead of those in bundles; what has no source stays as it was. */
export const traceStack = async (stack: string, findMap: FindMap): Promise<string> => {
  // As it stands in a log line, which is JSON.
  const text = stack.replaceAll('\\n', '\n')
  const maps = new Map<string, TraceMap>()
  for (const handler of new Set([...text.matchAll(place)].map(([, name = '']) => name))) {
    const map = await findMap(handler)
    if (map) maps.set(handler, new TraceMap(map))
  }
  return text.replaceAll(place, (found: string, handler: string, line: string, column: string) => {
    const map = maps.get(handler)
    if (!map) return found
    // V8 counts columns from one, a source map from zero.
    const {
      source,
      line: at,
      column: from,
    } = originalPositionFor(map, {
      line: Number(line),
      column: Number(column) - 1,
    })
    return source === null ? found : `${source}:${at}:${(from ?? 0) + 1}`
  })
}
