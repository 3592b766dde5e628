import {
  furtherTagPower,
  plainPlatePrices,
  plateSales,
  plateSeriesFactors,
  plateTagFactors,
} from '#shared/reference/plate-prices.ts'
import { type PlateTag, plateTagNames } from '#shared/reference/plate-vocabulary.ts'
import { plateTags } from '#shared/rules/plate-tags.ts'
import type { PlateComparable, PlateEstimate, PlateFace } from '#shared/schemas/plate.ts'
import { lengthOf, packNumber, readRow } from './columns.ts'
import type { PlateIndex } from './plate-index.ts'
import { choicesOf, kindOf, tagsOf } from './traits.ts'
import { limits } from '#shared/constants/limits.ts'
import { plateText } from '#shared/rules/plate.ts'

export type Steps = PlateEstimate['steps']
type Numbered = Pick<PlateFace, 'series' | 'number'>

/** A factor with three significant digits, as it is shown: the multiplied values are the visible ones. */
export const shownFactor = (factor: number): number => Number(factor.toPrecision(3))

/** The factor by which a tag raises the price of a number of so many digits, at its full strength. */
const tagFactor = (tag: PlateTag, digits: number): number => plateTagFactors[tag][digits - 1] ?? 1

/** A price for the digits, and what the number's tags and its letter make of it: the strongest tag first. */
export const modelSteps = ({ series, number }: Numbered): Steps => {
  const digits = number.length
  const tags = plateTags(number)
    .map((tag) => ({ tag, factor: tagFactor(tag, digits) }))
    .filter(({ factor }) => factor !== 1)
    .toSorted((a, b) => b.factor - a.factor)
  return [
    { kind: 'DIGITS', digits, price: plainPlatePrices[digits - 1]! },
    ...tags.map(({ tag, factor }, place) => ({
      kind: 'TAG' as const,
      tag,
      factor: shownFactor(place === 0 ? factor : factor ** furtherTagPower),
    })),
    ...(series === null ? [] : [{ kind: 'SERIES' as const, factor: plateSeriesFactors[series] }]),
  ]
}

/** The steps multiplied, in QAR. */
export const priceOf = (steps: Steps): number =>
  steps.reduce((price, step) => (step.kind === 'DIGITS' ? step.price : price * step.factor), 0)

/** A plate beside another, and how far apart they are: 0 is as alike as two numbers can be, 1 and more hardly. */
export type Compared = { plate: PlateComparable; distance: number }

const oneDigitMore = 0.5
const otherLetter = 0.25
/** With less in common than this share of what makes them dear, two numbers are not compared. */
const leastShare = 0.25

const weigh = (tags: readonly PlateTag[], digits: number): number =>
  tags.reduce((sum, tag) => sum + Math.log(tagFactor(tag, digits)), 0)

/** The weight of the tags that both numbers have, as a share of the weight of all their tags; 1 for two ordinary numbers. */
const shareOf = (own: readonly PlateTag[], others: readonly PlateTag[], digits: number): number => {
  const all = weigh(
    plateTagNames.filter((tag) => own.includes(tag) || others.includes(tag)),
    digits,
  )
  if (all === 0) return 1
  return (
    weigh(
      own.filter((tag) => others.includes(tag)),
      digits,
    ) / all
  )
}

/** What one plate is compared with another by. */
export type Traits = Pick<Numbered, 'series'> & { digits: number; tags: readonly PlateTag[] }

/** The distance between two plates; undefined when they cannot be compared. */
export const distanceOf = (own: Traits, other: Traits): number | undefined => {
  const apart = Math.abs(own.digits - other.digits)
  if (apart > 1) return undefined
  const share = shareOf(own.tags, other.tags, own.digits)
  if (share < leastShare) return undefined
  return 1 - share + apart * oneDigitMore + (own.series === other.series ? 0 : otherLetter)
}

/** The most alike first; of those alike equally, sales before offers, then the newer. */
type Ranked = { distance: number; row: number; listedAt: number; id: string }

const comesBefore = (a: Ranked, b: Ranked): boolean => {
  const byAge = a.distance - b.distance || b.listedAt - a.listedAt
  return byAge === 0 ? a.id < b.id : byAge < 0
}

/** The offers most like a plate, at most `limits.plate.comparables.most`; one look at each row. */
const offersLike = ({ columns, count }: PlateIndex, own: Traits, number: string): Ranked[] => {
  const { numbers, traits, listedAt, ids } = columns
  const packed = packNumber(number)
  const found: Ranked[] = []
  // Plates of one kind are equally far: there are few kinds and many plates.
  const distances = [0, 1, 2].map(() => new Map<number, number | undefined>())
  for (let row = 0; row < count; row++) {
    const digits = lengthOf(numbers[row]!)
    const known = distances[digits - own.digits + 1]
    if (!known) continue
    const kind = kindOf(traits[row]!)
    if (!known.has(kind)) {
      const { series } = choicesOf(kind)
      known.set(kind, distanceOf(own, { digits, series, tags: tagsOf(kind) }))
    }
    const distance = known.get(kind)
    if (distance === undefined || (numbers[row] === packed && choicesOf(kind).series === own.series)) continue
    const last = found.length === limits.plate.comparables.most ? found.at(-1) : undefined
    // Called for nearly every row: it allocates nothing for rows that are too far or too old.
    if (last && (distance > last.distance || (distance === last.distance && listedAt[row]! < last.listedAt)))
      continue
    const ranked = { distance, row, listedAt: listedAt[row]!, id: ids[row]! }
    if (last && !comesBefore(ranked, last)) continue
    const place = found.findIndex((other) => comesBefore(ranked, other))
    found.splice(place < 0 ? found.length : place, 0, ranked)
    found.length = Math.min(found.length, limits.plate.comparables.most)
  }
  return found
}

const toComparable = (
  { country, series, number, price }: PlateFace & { price: number },
  source: PlateComparable['source'],
): PlateComparable => ({ country, series, number, plateNumber: plateText({ series, number }), price, source })

/**
 * Plates that say something about the price of another: on offer now or sold at an auction, of as many digits or one more
 * or less, remarkable for much the same; without the number itself. The most alike first, at most
 * `limits.plate.comparables.most`; of those equally alike sales come first, then the newest offers.
 */
export const findPlateComparables = (index: PlateIndex, { series, number }: Numbered): Compared[] => {
  const own: Traits = { series, digits: number.length, tags: plateTags(number) }
  const sales = plateSales.flatMap((sale): Compared[] => {
    if (sale.number === number && sale.series === series) return []
    const other = { series: sale.series, digits: sale.number.length, tags: plateTags(sale.number) }
    const distance = distanceOf(own, other)
    return distance === undefined ? [] : [{ plate: toComparable(sale, 'SALE'), distance }]
  })
  const offers = offersLike(index, own, number).map(({ row, distance }): Compared => {
    return { plate: toComparable(readRow(index.columns, row), 'OFFER'), distance }
  })
  return [...sales, ...offers]
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, limits.plate.comparables.most)
}
