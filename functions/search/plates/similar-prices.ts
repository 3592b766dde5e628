import { limits } from '#shared/constants/limits.ts'
import { lengthOf } from './columns.ts'
import type { PlateIndex } from './plate-index.ts'
import { kindOf } from './traits.ts'

/** The newest plates that are looked at: enough for every kind of number that is not rare. */
const lookedAt = 5000

/** The middle half of some prices; null when they are too few to say anything. */
const middleHalf = (prices: readonly number[]): { low: number; high: number } | null => {
  if (prices.length < limits.plate.comparables.least) return null
  const sorted = prices.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.round((sorted.length - 1) * share)]!
  return { low: at(1 / 4), high: at(3 / 4) }
}

/**
 * For each plate of the index, what is asked for others of its kind: as many digits, the same tags and letter. From the newest
 * `limits.plate.comparables.most` of them, so the work is bounded whatever the market.
 */
export const similarPrices = ({ columns, orders, count, rows }: PlateIndex, ids: readonly string[]) => {
  const { traits, numbers, prices } = columns
  const kindAt = (row: number): number => kindOf(traits[row]!) * 8 + lengthOf(numbers[row]!)
  const own = ids.map((id) => rows.get(id)!)
  const found = new Map(own.map((row): [number, number[]] => [kindAt(row), []]))
  // One more than are shown, for the plate itself.
  const most = limits.plate.comparables.most + 1
  let missing = found.size
  for (let place = count - 1; place >= Math.max(0, count - lookedAt) && missing > 0; place--) {
    const row = orders.createdAt[place]!
    const alike = found.get(kindAt(row))
    if (!alike || alike.length === most) continue
    if (alike.push(row) === most) missing--
  }
  return own.map((row) => {
    const others = found.get(kindAt(row))!.filter((other) => other !== row)
    return middleHalf(others.map((other) => prices[other]!))
  })
}
