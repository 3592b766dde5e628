import { limits } from '#shared/constants/limits.ts'
import { lengthOf } from './columns.ts'
import { distanceOf } from './comparables.ts'
import type { PlateIndex } from './plate-index.ts'
import { choicesOf, kindOf, tagsOf } from './traits.ts'

/** The newest plates that are looked at: enough for every kind of number that is not rare. */
const lookedAt = 5000

/** Plates further apart than this are not similar, nor such with more or fewer digits. */
const mostDistance = 0.5

/** The middle half of some prices, widened to whole offers; null when they are too few to say anything. */
const middleHalf = (prices: readonly number[]): { low: number; high: number } | null => {
  if (prices.length < limits.plate.similar.least) return null
  const sorted = prices.toSorted((a, b) => a - b)
  const last = sorted.length - 1
  return { low: sorted[Math.floor(last / 4)]!, high: sorted[Math.ceil((last * 3) / 4)]! }
}

/** A kind of number that a page has, and the rows that are like it: all of them equally, so the newest come first. */
type Kind = { digits: number; traits: number; rows: number[]; knownKinds: Map<number, boolean> }

const isLike = ({ digits, traits, knownKinds }: Kind, kind: number): boolean => {
  const known = knownKinds.get(kind)
  if (known !== undefined) return known
  const of = (bits: number) => ({ digits, series: choicesOf(bits).series, tags: tagsOf(bits) })
  const distance = distanceOf(of(traits), of(kind))
  const like = distance !== undefined && distance < mostDistance
  knownKinds.set(kind, like)
  return like
}

/**
 * For each plate of the index, what is asked for others like it: as many digits, remarkable for much the same. From the newest
 * `limits.plate.similar.most` of them, so the work is bounded whatever the market.
 */
export const similarPrices = ({ columns, orders, count, rows }: PlateIndex, ids: readonly string[]) => {
  const { traits, numbers, prices } = columns
  const keyOf = (row: number): number => kindOf(traits[row]!) * 8 + lengthOf(numbers[row]!)
  const own = ids.map((id) => rows.get(id)!)
  const kinds = new Map<number, Kind>()
  for (const row of own)
    if (!kinds.has(keyOf(row)))
      kinds.set(keyOf(row), {
        digits: lengthOf(numbers[row]!),
        traits: kindOf(traits[row]!),
        rows: [],
        knownKinds: new Map(),
      })
  // One more than count, for the plate itself.
  const most = limits.plate.similar.most + 1
  let wanting = [...kinds.values()]
  for (let place = count - 1; place >= Math.max(0, count - lookedAt) && wanting.length > 0; place--) {
    const row = orders.createdAt[place]!
    const [digits, kind] = [lengthOf(numbers[row]!), kindOf(traits[row]!)]
    let isFull = false
    for (const each of wanting)
      if (each.digits === digits && isLike(each, kind)) isFull = each.rows.push(row) === most || isFull
    if (isFull) wanting = wanting.filter((each) => each.rows.length < most)
  }
  return own.map((row) => {
    const others = kinds.get(keyOf(row))!.rows.filter((other) => other !== row)
    return middleHalf(others.map((other) => prices[other]!))
  })
}
