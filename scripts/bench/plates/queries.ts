import { weightedKey } from '../draws.ts'
import type { PlateDocument } from '#functions/search/plates/document.ts'
import { pick, seededRandom, type Random } from '#functions/search/testing/documents.ts'
import {
  browsePlateCategories,
  plateDigits,
  plateLocations,
  plateTagNames,
} from '#shared/reference/plate-vocabulary.ts'
import { plateSortKeys, type PlateQuery } from '#shared/schemas/plate-query.ts'

/** What is asked, in percent: patterns most, since they are what a scan is slow at. */
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
    // Who types little filters more.
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
