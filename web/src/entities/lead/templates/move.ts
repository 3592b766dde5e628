/** A list with one of its things a place further up (-1) or down (1); as it was where there is no such place. */
export const moved = <T>(list: readonly T[], at: number, by: -1 | 1): readonly T[] => {
  const [one, other] = [list[at], list[at + by]]
  if (one === undefined || other === undefined) return list
  return list.with(at, other).with(at + by, one)
}
