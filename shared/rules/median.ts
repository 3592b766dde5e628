/** The middle of some numbers, between the two middle ones when their count is even; undefined for none. */
export const medianOf = (numbers: readonly number[]): number | undefined => {
  const sorted = numbers.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.floor((sorted.length - 1) / 2)]
  return upper === undefined || lower === undefined ? undefined : (lower + upper) / 2
}
