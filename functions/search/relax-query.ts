import { countMatches, interpretQuery } from './search.ts'
import type { Relaxation } from '#shared/schemas/understood.ts'
import type { SearchIndex } from './search-index.ts'
import type { ListingQuery } from '#shared/schemas/listing-query.ts'

/** A text to try instead of another, and how it came about. */
type OtherText = NonNullable<Relaxation['text']>

/** A part of a text; `make` is that of the model it names. */
type Part = { start: number; end: number; make?: string }

// Each costs a search; people write fewer.
const partsAtMost = 8

/** Removes the signs that stand alone once their words are gone. */
const tidy = (text: string): string =>
  text
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .join(' ')

/** The parts of a text by their places: what was understood, and each other word. */
const partsOf = (search: string): Part[] => {
  const understood = interpretQuery({ search }).understood.map((part): Part => ({
    start: part.start,
    end: part.end,
    ...(part.kind === 'model' && part.make && { make: part.make }),
  }))
  const words = Array.from(search.matchAll(/\S+/g), ({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
  }))
  const others = words.filter(
    ({ start, end }) =>
      /[\p{L}\p{N}]/u.test(search.slice(start, end)) &&
      understood.every((part) => end <= part.start || start >= part.end),
  )
  return [...understood, ...others].toSorted((a, b) => a.start - b.start).slice(0, partsAtMost)
}

const replaced = (search: string, { start, end }: Part, by: string): string =>
  tidy(`${search.slice(0, start)} ${by} ${search.slice(end)}`)

/** The text without each of its parts, and with the make alone where it names a model. Empty for a text of one word. */
const shorterTexts = (search: string): OtherText[] => {
  const parts = partsOf(search)
  const makes = parts.flatMap((part): OtherText[] =>
    part.make ? [{ how: 'instead', words: part.make, search: replaced(search, part, part.make) }] : [],
  )
  if (parts.length < 2) return makes
  const without = parts.map((part): OtherText => ({
    how: 'without',
    words: search.slice(part.start, part.end),
    search: replaced(search, part, ''),
  }))
  return [...without, ...makes]
}

/** Each part of a text alone: what there is of it. */
const singleParts = (search: string): OtherText[] => {
  const parts = partsOf(search)
  if (parts.length < 2) return []
  return parts.map(({ start, end }) => {
    const words = search.slice(start, end)
    return { how: 'only', words, search: words }
  })
}

/** The filters that may be dropped, a price or a year as a whole, a make with the models that stand under it. */
const filters = [
  ['make', 'model', 'generation', 'trim'],
  ['model', 'generation', 'trim'],
  ['generation'],
  ['trim'],
  ['minPrice', 'maxPrice'],
  ['minYear', 'maxYear'],
  ['minMileage', 'maxMileage'],
  ['bodyType'],
  ['fuelType'],
  ['transmission'],
  ['condition'],
  ['carState'],
  ['quality'],
  ['color'],
  ['driveType'],
  ['seats'],
  ['doors'],
  ['cylinders'],
  ['city', 'area'],
  ['area'],
  ['dealerOnly'],
  ['isGCCSpec'],
  ['hasWarranty'],
  ['isAccidentFree'],
  ['isFirstOwner'],
  ['hasFullService'],
  ['hasInspectionReport'],
  ['hasPhotos'],
  ['isNew'],
  ['goodPrice'],
  ['priceDrop'],
  ['dealer'],
] as const satisfies readonly (readonly (keyof ListingQuery)[])[]

const without = (query: ListingQuery, names: readonly string[]): ListingQuery =>
  Object.fromEntries(Object.entries(query).filter(([name]) => !names.includes(name))) as ListingQuery

type Step = { relaxation: Omit<Relaxation, 'total'>; query: ListingQuery }

const followed = (query: ListingQuery, { without: names, text }: Pick<Relaxation, 'without' | 'text'>) => ({
  ...without(query, names),
  ...(text && { search: text.search }),
})

const withText =
  (query: ListingQuery) =>
  (text: OtherText): Step => ({ relaxation: { without: [], text }, query: { ...query, search: text.search } })

const fewerFilters = (query: ListingQuery): Step[] => {
  const present = filters.map((names) => names.filter((name) => query[name] !== undefined))
  // Without a model of its own, dropping "make and model" is dropping the make.
  const distinct = new Map(present.filter(({ length }) => length > 0).map((names) => [`${names}`, names]))
  return Array.from(distinct.values(), (names) => ({
    relaxation: { without: [...names] },
    query: without(query, names),
  }))
}

/** Steps that keep one filter and the text, for when no single filter can be dropped: they show what the market does have. */
const onlyOne = (query: ListingQuery): Step[] => {
  const all = [...new Set(filters.flat())].filter((name) => query[name] !== undefined)
  return fewerFilters(query).map(({ relaxation }) => {
    const dropped = all.filter((name) => !relaxation.without.includes(name))
    return { relaxation: { without: dropped }, query: without(query, dropped) }
  })
}

/** The makes and models that a query asks for. */
const carsOf = (query: ListingQuery): string[] => [
  ...(query.make ?? []),
  ...(query.model ?? []),
  ...interpretQuery(query).understood.flatMap((part) =>
    part.kind === 'make' || part.kind === 'model' ? [part.value] : [],
  ),
]

/** The steps that find listings: those that keep the car come first, and of these those with the most listings. */
const tried = (index: SearchIndex, steps: readonly Step[], isKept: (step: Step) => boolean): Relaxation[] =>
  steps
    .map((step) => ({
      isKept: isKept(step),
      found: { ...step.relaxation, total: countMatches(index, step.query) },
    }))
    .filter(({ found }) => found.total > 0)
    .toSorted((a, b) => Number(b.isKept) - Number(a.isKept) || b.found.total - a.found.total)
    .map(({ found }) => found)

/**
 * Relaxations of a query without results: a filter dropped, or words of the text. Those that keep make and model come first, and of
 * these those with the most listings: a model is what people give up last.
 */
export const relaxQuery = (index: SearchIndex, query: ListingQuery): Relaxation[] => {
  const { search = '' } = query
  const cars = carsOf(query)
  const keepsCar = (step: Step) => {
    const kept = carsOf(step.query)
    return cars.every((car) => kept.includes(car))
  }
  const steps = [...shorterTexts(search).map(withText(query)), ...fewerFilters(query)]
  const single = tried(index, steps, keepsCar)
  const parts = singleParts(search).map(withText(query))
  const filtersAlone = onlyOne(query).filter(({ relaxation }) => relaxation.without.length > 0)
  if (single.length > 0) {
    const isKept =
      cars.length === 0 || keepsCar({ relaxation: single[0]!, query: followed(query, single[0]!) })
    // All single steps lose the car: what there is of the car itself comes before them.
    return isKept
      ? single
      : [...tried(index, [...parts, ...filtersAlone].filter(keepsCar), keepsCar), ...single]
  }
  const wholeText = search && { relaxation: { without: ['search'] }, query: without(query, ['search']) }
  return tried(index, [...parts, ...(wholeText ? [wholeText] : []), ...filtersAlone], keepsCar)
}
