/**
 * How many letters to insert, drop, replace or swap with their neighbour turn one word into the other, a letter at most
 * once (optimal string alignment). Anything above `limit` is answered as `limit + 1`.
 */
export const editDistance = (one: string, other: string, limit: number): number => {
  if (Math.abs(one.length - other.length) > limit) return limit + 1
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    let least = i
    for (let j = 1; j <= other.length; j++) {
      const isSame = one.charCodeAt(i - 1) === other.charCodeAt(j - 1)
      let cost = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (isSame ? 0 : 1))
      const isSwap =
        i > 1 &&
        j > 1 &&
        one.charCodeAt(i - 1) === other.charCodeAt(j - 2) &&
        one.charCodeAt(i - 2) === other.charCodeAt(j - 1)
      if (isSwap) cost = Math.min(cost, before[j - 2]! + 1)
      next[j] = cost
      if (cost < least) least = cost
    }
    if (least > limit) return limit + 1
    before = row
    row = next
  }
  return Math.min(row[other.length]!, limit + 1)
}
