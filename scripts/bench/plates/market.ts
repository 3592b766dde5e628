import { base32, weightedKey, whole } from '#scripts/bench/draws.ts'
import type { PlateDocument } from '#functions/search/plates/columns.ts'
import { randomPlate } from '#functions/search/plates/testing/documents.ts'
import { pick, type Random, seededRandom } from '#functions/search/testing/documents.ts'
import { plateText } from '#shared/rules/plate.ts'
import {
  browsePlateCategories,
  plateDigits,
  plateLocations,
  plateTagNames,
} from '#shared/reference/plate-vocabulary.ts'
import { type PlateQuery, plateSortKeys } from '#shared/schemas/plate-query.ts'

// Most plates have six digits; people list short and remarkable ones far more often than there are.
const length = weightedKey({ '1': 0.01, '2': 0.1, '3': 2, '4': 12, '5': 30, '6': 56 })
const seriesOf = weightedKey({ none: 80, Q: 16, T: 2, R: 2 })
const remarkableShare = 0.25

const anyDigit = (random: Random): string => String(whole(random, 0, 9))

/** A number of two digits in some order, of a repeated part, or with its end turned round. */
const remarkable = (random: Random, digits: number): string => {
  const [a, b] = [anyDigit(random), anyDigit(random)]
  const part = Array.from({ length: digits }, () => (random() < 0.5 ? a : b)).join('')
  const shapes = [
    part,
    (a + b).repeat(3),
    a + b.repeat(digits),
    part + Array.from(part).toReversed().join(''),
  ]
  return shapes[whole(random, 0, shapes.length - 1)]!.slice(0, digits)
}

const drawNumber = (random: Random): string => {
  const digits = Number(length(random))
  if (random() < remarkableShare) return remarkable(random, digits)
  return Array.from({ length: digits }, () => anyDigit(random)).join('')
}

/** `size` plates on offer, no two of one number; the same for the same seed. */
export const drawPlates = (seed: number, size: number): PlateDocument[] => {
  const random = seededRandom(seed)
  const taken = new Set<string>()
  const plates: PlateDocument[] = []
  while (plates.length < size) {
    const letter = seriesOf(random)
    const face = { series: letter === 'none' ? null : letter, number: drawNumber(random) }
    if (taken.has(plateText(face))) continue
    taken.add(plateText(face))
    plates.push({ ...randomPlate(random, 0), ...face, id: `plt_${base32(random, 26)}` })
  }
  return plates
}

/** Percentages of the kinds of queries: patterns most, since a scan is slow at them. */
export const mix = { pattern: 50, digits: 20, words: 10, filters: 20 }
const kindOf = weightedKey(mix)

const patterns = [
  '7?7?7?',
  '*007',
  '12*',
  '*77*',
  '*7*7*',
  '??',
  '5???',
  '*1*2*3*',
  '?1?1?1',
  '*00',
  '9*9',
  'Q ?77',
]
const words = [
  'vip',
  'رقم مميز',
  'lucky doha',
  'الوكرة خماسي',
  '3 digits',
  'mirror 5 digits',
  'مكرر',
  'ladder',
]

/** A number of the market with some of its digits left open, so that most patterns find something. */
const openUp = (random: Random, number: string): string =>
  Array.from(number, (digit) => (random() < 0.4 ? pick(random, ['?', '*']) : digit)).join('')

const textOf = (random: Random, plates: readonly PlateDocument[]): string | undefined => {
  const { number } = pick(random, plates)
  switch (kindOf(random)) {
    case 'pattern':
      return random() < 0.4 ? pick(random, patterns) : openUp(random, number)
    case 'digits':
      return number.slice(0, 1 + Math.floor(random() * number.length))
    case 'words':
      return pick(random, words)
    case 'filters':
      return undefined
  }
}

/** Queries as the page sends them, a page of 100 each; the same for the same seed. */
export const drawPlateQueries = (
  seed: number,
  plates: readonly PlateDocument[],
  count: number,
): PlateQuery[] => {
  const random = seededRandom(seed)
  const maybe = <T>(share: number, make: () => T): T | undefined => (random() < share ? make() : undefined)
  return Array.from({ length: count }, () => {
    const search = textOf(random, plates)
    // Users who type little filter more.
    const share = search === undefined ? 0.4 : 0.1
    return {
      search,
      digits: maybe(share, () => pick(random, plateDigits)),
      minPrice: maybe(share / 2, () => Math.floor(random() * 300_000)),
      maxPrice: maybe(share, () => Math.floor(random() * 1_000_000)),
      category: maybe(share, () => pick(random, browsePlateCategories)),
      location: maybe(share, () => [pick(random, plateLocations)]),
      tags: maybe(share / 2, () => [pick(random, plateTagNames)]),
      sortBy: maybe(0.4, () => pick(random, plateSortKeys)),
      sortOrder: pick(random, ['asc', 'desc']),
      page: random() < 0.9 ? 1 : 2,
      limit: 100,
    }
  })
}
