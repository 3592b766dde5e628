import type { PlateDocument } from '#functions/search/plates/columns.ts'
import { understandPlateText } from '#functions/search/plates/understand.ts'
import type { PlateTerm } from '#functions/search/plates/vocabulary.ts'
import { plateCategories, plateTags } from '#shared/rules/plate-tags.ts'
import { platePriceBands, priceBandName } from '#shared/constants/prices.ts'
import {
  browsePlateCategories,
  plateDigits,
  plateLocations,
  plateSeries,
  plateTagNames,
  sellPlateCategories,
} from '#shared/reference/plate-vocabulary.ts'
import type { PlateQuery } from '#shared/schemas/plate-query.ts'

type Computed = { tags: readonly string[]; categories: readonly string[] }
const remembered = new WeakMap<PlateDocument, Computed>()

const computedOf = (plate: PlateDocument): Computed => {
  const known = remembered.get(plate)
  if (known) return known
  const computed = { tags: plateTags(plate.number), categories: [...plateCategories(plate), plate.category] }
  remembered.set(plate, computed)
  return computed
}

const inCategory = (plate: PlateDocument, category: string): boolean =>
  computedOf(plate).categories.includes(category)

const answers = (plate: PlateDocument, term: PlateTerm): boolean => {
  if ('tag' in term) return computedOf(plate).tags.includes(term.tag)
  if ('category' in term) return inCategory(plate, term.category)
  if ('location' in term) return plate.location === term.location
  return 'digits' in term ? plate.number.length === term.digits : plate.series === term.series
}

const wantedOf = (number: string): string | RegExp => {
  if (!/[?*]/.test(number)) return number
  const source = number.replaceAll('?', String.raw`\d`).replaceAll('*', String.raw`\d*`)
  return new RegExp(`^${source}$`)
}

/** The fit of a number: 1 exactly or by a pattern, 2 as its beginning, 3 within it; undefined for none. */
const fitOf = (number: string, wanted: string | RegExp): number | undefined => {
  if (wanted instanceof RegExp) return wanted.test(number) ? 1 : undefined
  if (number === wanted) return 1
  if (number.startsWith(wanted)) return 2
  return number.includes(wanted) ? 3 : undefined
}

const passes = (plate: PlateDocument, query: PlateQuery): boolean => {
  const length = String(plate.number.length)
  return (
    (query.digits === undefined || (query.digits === '4+' ? length >= '4' : length === query.digits)) &&
    (query.series === undefined || (plate.series ?? 'none') === query.series) &&
    plate.price >= (query.minPrice ?? 0) &&
    plate.price <= (query.maxPrice ?? Infinity) &&
    (query.category === undefined || inCategory(plate, query.category)) &&
    (query.location?.includes(plate.location) ?? true) &&
    (query.tags ?? []).every((tag) => computedOf(plate).tags.includes(tag))
  )
}

type Found = { plate: PlateDocument; fit: number }

const keyOf = ({ sortBy }: PlateQuery, { plate }: Found): number => {
  if (sortBy === 'price') return plate.price
  if (sortBy === 'digits') return plate.number.length
  return sortBy === 'featured' ? Number(plate.isFeatured) : 0
}

const compare = (query: PlateQuery, a: Found, b: Found): number =>
  keyOf(query, a) - keyOf(query, b) ||
  // ISO instants sort as text.
  (`${a.plate.listedAt}${a.plate.id}` < `${b.plate.listedAt}${b.plate.id}` ? -1 : 1)

/** The expected result of a search, by looking at every plate. */
export const bruteForce = (plates: readonly PlateDocument[], query: PlateQuery) => {
  const text = understandPlateText(query.search ?? '')
  const numbers = (text?.numbers ?? []).map(wantedOf)
  const found = plates.flatMap((plate): Found[] => {
    if (!text || plate.price < (text.minPrice ?? 0) || plate.price > (text.maxPrice ?? Infinity)) return []
    if (!passes(plate, query) || !text.terms.every((term) => answers(plate, term))) return []
    const fits = numbers.map((wanted) => fitOf(plate.number, wanted))
    return fits.includes(undefined) ? [] : [{ plate, fit: Math.max(1, ...fits.map(Number)) }]
  })
  const isRanked = query.sortBy === undefined
  const sign = isRanked || query.sortOrder === 'desc' ? -1 : 1
  found.sort((a, b) => (isRanked ? a.fit - b.fit : 0) || sign * compare(query, a, b))
  const skip = (query.page - 1) * query.limit
  return { ids: found.slice(skip, skip + query.limit).map(({ plate }) => plate.id), total: found.length }
}

/** Each choice of each filter as the query that has it besides its others. */
const choices = {
  digits: plateDigits.map((digits) => [digits, { digits }]),
  series: [...plateSeries, 'none' as const].map((series) => [series, { series }]),
  category: [...new Set([...browsePlateCategories, ...sellPlateCategories])].map((category) => [
    category,
    { category },
  ]),
  location: plateLocations.map((location) => [location, { location: [location] }]),
  price: platePriceBands.map((band) => [priceBandName(band), { minPrice: band.min, maxPrice: band.max }]),
} satisfies Record<string, [string, Partial<PlateQuery>][]>

/** The expected counts: of every choice, how many plates the query finds with it in place of its own. */
export const bruteForceCounts = (plates: readonly PlateDocument[], query: PlateQuery) => {
  const countOf = (changed: Partial<PlateQuery>) => bruteForce(plates, { ...query, ...changed }).total
  const counted = Object.entries<[string, Partial<PlateQuery>][]>(choices).map(([name, each]) => [
    name,
    Object.fromEntries(each.map(([value, changed]) => [value, countOf(changed)])),
  ])
  const tags = plateTagNames.map((tag) => [tag, countOf({ tags: [...(query.tags ?? []), tag] })])
  return { ...Object.fromEntries(counted), tags: Object.fromEntries(tags) }
}
