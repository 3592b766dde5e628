/** The middle of some numbers, between the two middle ones when their count is even; undefined for none. */
export const medianOf = (numbers: readonly number[]): number | undefined => {
  const sorted = numbers.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.floor((sorted.length - 1) / 2)]
  return upper === undefined || lower === undefined ? undefined : (lower + upper) / 2
}

// Four to a doubling: a median read from them is at most 9 % off (the middle of a bucket is within 2^(1/8) of what is in it).
const perDoubling = 4

const prefix = 'wait'

/** The name under which a wait of so many minutes is counted: `wait12`. Less than a minute counts as one. */
export const waitBucket = (minutes: number): string =>
  `${prefix}${Math.floor(Math.log2(Math.max(1, minutes)) * perDoubling)}`

/** The minutes in the middle of the bucket of the median wait; null while nothing is counted. */
export const medianWait = (counts: Readonly<Record<string, number>>): number | null => {
  const buckets = Object.entries(counts)
    .flatMap(([name, count]) =>
      name.startsWith(prefix) ? [{ bucket: Number(name.slice(prefix.length)), count }] : [],
    )
    .toSorted((a, b) => a.bucket - b.bucket)
  const total = buckets.reduce((sum, { count }) => sum + count, 0)
  if (total === 0) return null
  let seen = 0
  const median = buckets.find(({ count }) => (seen += count) * 2 >= total)!
  return Math.round(2 ** ((median.bucket + 0.5) / perDoubling))
}
