import { pick, type Random } from '#functions/search/testing/documents.ts'
import {
  browsePlateCategories,
  plateDigits,
  plateLocations,
  plateSeries,
  plateTagNames,
  sellPlateCategories,
} from '#shared/reference/plate-vocabulary.ts'
import { plateSortKeys, type PlateQuery } from '#shared/schemas/plate-query.ts'

/** The first page of everything. */
export const plainPlateQuery: PlateQuery = { sortOrder: 'desc', page: 1, limit: 100 }

const words = [
  'vip',
  'doha',
  'الوكرة',
  'رقم مميز',
  'مرآة',
  'lucky number',
  '3 digits',
  'رباعي',
  'series q',
  'plate',
  'لوحة للبيع',
  'ladder',
  'under 400k',
  'فوق ٥٠ ألف',
]

const randomSigns = (random: Random, signs: string): string =>
  Array.from({ length: 1 + Math.floor(random() * 7) }, () => pick(random, Array.from(signs))).join('')

/** A pattern, digits, words, or some of each. */
const randomPlateText = (random: Random): string => {
  const parts = [
    ...(random() < 0.6 ? [randomSigns(random, '7703?*')] : []),
    ...(random() < 0.3 ? [randomSigns(random, '0127')] : []),
    ...(random() < 0.3 ? [pick(random, words)] : []),
    ...(random() < 0.1 ? [pick(random, plateSeries)] : []),
  ]
  return parts.toSorted(() => random() - 0.5).join(' ')
}

/** A query of any kind; most find something among random plates. */
export const randomPlateQuery = (random: Random): PlateQuery => {
  const maybe = <T>(share: number, make: () => T): T | undefined => (random() < share ? make() : undefined)
  return {
    search: maybe(0.7, () => randomPlateText(random)),
    digits: maybe(0.2, () => pick(random, plateDigits)),
    series: maybe(0.1, () => pick(random, [...plateSeries, 'none'] as const)),
    minPrice: maybe(0.15, () => Math.floor(random() * 500_000)),
    maxPrice: maybe(0.15, () => Math.floor(random() * 1_000_000)),
    category: maybe(0.15, () => pick(random, [...browsePlateCategories, ...sellPlateCategories])),
    location: maybe(0.15, () => [pick(random, plateLocations), pick(random, plateLocations)]),
    tags: maybe(0.15, () => [pick(random, plateTagNames)]),
    sortBy: maybe(0.5, () => pick(random, plateSortKeys)),
    sortOrder: pick(random, ['asc', 'desc']),
    page: 1 + Math.floor(random() * 3),
    limit: pick(random, [1, 7, 20, 100]),
  }
}
