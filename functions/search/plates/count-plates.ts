import { plateLimits } from '#shared/constants/offer-limits.ts'
import { platePriceBands, priceBandName } from '#shared/constants/prices.ts'
import { plateDigits } from '#shared/reference/plate-vocabulary.ts'
import {
  type PlateFacetName,
  plateFacetNames,
  type PlateFacets,
  type PlateQuery,
} from '#shared/schemas/plate-query.ts'
import { lengthOf } from './columns.ts'
import type { PlateIndex } from './plate-index.ts'
import { filterOf, lengthsOf, markRows } from './search-plates.ts'
import { namedTraits } from './traits.ts'

/** The parameters that a facet ignores when it is counted. A plate must have all tags: another one narrows what is found. */
const ownParameters: Record<PlateFacetName, readonly (keyof PlateQuery)[]> = {
  digits: ['digits'],
  series: ['series'],
  category: ['category'],
  location: ['location'],
  tags: [],
  price: ['minPrice', 'maxPrice'],
  isNew: ['isNew'],
  priceDrop: ['priceDrop'],
}

const bytes = 4
const bits = 8 * bytes

/** The number of rows with each bit, from how often each value of each byte is there. */
const countBits = (byByte: Uint32Array): Uint32Array =>
  Uint32Array.from({ length: bits }, (_, bit) => {
    const from = (bit >>> 3) * 256
    let sum = 0
    for (let value = 0; value < 256; value++) if ((value >>> (bit & 7)) & 1) sum += byByte[from + value]!
    return sum
  })

const bands = platePriceBands.map((band) => ({ name: priceBandName(band), min: 0, max: Infinity, ...band }))

/** Counts the marked rows by every facet, on one way through them. */
const countMarked = ({ count, marks, columns }: PlateIndex, since: { isNew: number; priceDrop: number }) => {
  const { numbers, traits, prices, listedAt, droppedAt } = columns
  // By byte and not by bit: four steps for a row, however many traits it has.
  const byByte = new Uint32Array(bytes * 256)
  const byLength = new Uint32Array(plateLimits.digits + 1)
  const byBand = new Uint32Array(bands.length)
  let [isNew, priceDrop] = [0, 0]
  for (let row = 0; row < count; row++) {
    if (marks[row] === 0) continue
    const own = traits[row]!
    for (let byte = 0; byte < bytes; byte++) byByte[byte * 256 + ((own >>> (8 * byte)) & 255)]!++
    byLength[lengthOf(numbers[row]!)]!++
    const price = prices[row]!
    for (let band = 0; band < bands.length; band++)
      if (price >= bands[band]!.min && price <= bands[band]!.max) byBand[band]!++
    if (listedAt[row]! >= since.isNew) isNew++
    if (droppedAt[row]! >= since.priceDrop) priceDrop++
  }
  const byBit = countBits(byByte)
  const digits = (lengths: number) =>
    byLength.reduce((sum, each, length) => sum + (((lengths >>> length) & 1) === 1 ? each : 0), 0)
  const ofTraits = (name: keyof typeof namedTraits) =>
    Array.from(namedTraits[name], ([value, bit]) => ({ value, count: byBit[31 - Math.clz32(bit)]! }))
  return {
    digits: plateDigits.map((value) => ({ value, count: digits(lengthsOf(value)) })),
    series: ofTraits('series'),
    category: ofTraits('category'),
    location: ofTraits('location'),
    tags: ofTraits('tags'),
    price: bands.map(({ name }, band) => ({ value: name, count: byBand[band]! })),
    isNew: [{ value: 'true', count: isNew }],
    priceDrop: [{ value: 'true', count: priceDrop }],
  } satisfies PlateFacets
}

/**
 * How many plates each choice of each filter would show: a facet ignores its own filter. One look at the plates, and one more for each
 * filter in use.
 */
export const countPlates = (index: PlateIndex, query: PlateQuery): PlateFacets => {
  const at = Date.now()
  const moments = filterOf({ ...query, isNew: true, priceDrop: true }, at)
  const since = { isNew: moments?.listedSince ?? 0, priceDrop: moments?.droppedSince ?? 0 }
  const countFor = (asked: PlateQuery): PlateFacets => {
    const filter = filterOf(asked, at)
    if (filter) markRows(index, filter)
    else index.marks.fill(0, 0, index.count)
    return countMarked(index, since)
  }
  const counts = countFor(query)
  for (const name of plateFacetNames) {
    const own = ownParameters[name].filter((parameter) => query[parameter] !== undefined)
    if (own.length === 0) continue
    const others = Object.fromEntries(own.map((parameter) => [parameter, undefined]))
    counts[name] = countFor({ ...query, ...others })[name]
  }
  return counts
}
