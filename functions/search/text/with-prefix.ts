/** The place of the first of `sorted` that does not come before `text`. */
const lowerBound = (sorted: readonly string[], text: string): number => {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (sorted[middle]! < text) low = middle + 1
    else high = middle
  }
  return low
}

/** The places from `from` up to, not including, `to` of what begins with `prefix` in a sorted list. */
export const withPrefix = (sorted: readonly string[], prefix: string): { from: number; to: number } => {
  const from = lowerBound(sorted, prefix)
  // No word has this last of all code units.
  return { from, to: lowerBound(sorted, `${prefix}\uffff`) }
}
