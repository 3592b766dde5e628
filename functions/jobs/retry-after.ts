const firstMs = 30_000
const longestMs = 3_600_000

/** Milliseconds to wait after the n-th failure: half a minute, then twice as long each time, an hour at most. */
export const retryAfterMs = (failures: number): number =>
  Math.min(firstMs * 2 ** Math.max(0, failures - 1), longestMs)
