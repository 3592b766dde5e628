import { medianOf } from '#shared/rules/median.ts'

export type Spread = { median: number; p90: number; max: number }

/** The middle, the ninth tenth and the largest of some numbers; zeros for none. */
export const spreadOf = (numbers: readonly number[]): Spread => {
  const sorted = numbers.toSorted((a, b) => a - b)
  return {
    median: Math.round(medianOf(sorted) ?? 0),
    p90: sorted[Math.floor(sorted.length * 0.9)] ?? 0,
    max: sorted.at(-1) ?? 0,
  }
}
