import type { Ignored, Understood, UnderstoodRange, UnderstoodWord } from '#shared/schemas/understood.ts'
import { carSearch, type CarFilters } from './car-filters.ts'
import type { FoundCars } from './queries.ts'

export type UnderstoodPart = UnderstoodWord | UnderstoodRange
export type Span = Pick<UnderstoodPart, 'start' | 'end'>

export const isWord = (part: UnderstoodPart): part is UnderstoodWord => 'label' in part

const cut = (text: string, { start, end }: Span) => `${text.slice(0, start)} ${text.slice(end)}`

/** A text without some of its parts; the blanks around them become one. */
export const withoutSpans = (text: string, spans: readonly Span[]): string =>
  // From the end, so that the places before stay true.
  spans
    .toSorted((a, b) => b.start - a.start)
    .reduce(cut, text)
    .replace(/\s+/g, ' ')
    .trim()

/**
 * The parts to show beside `search` while the answer is still about an older text, `answered`: those whose words it still
 * has. Their places are not to be trusted then.
 */
export const partsWithin = (search: string, answered: string, parts: Understood): readonly UnderstoodPart[] =>
  search === answered ? parts : parts.filter(({ start, end }) => search.includes(answered.slice(start, end)))

const ends = {
  price: ['minPrice', 'maxPrice'],
  year: ['minYear', 'maxYear'],
  mileage: ['minMileage', 'maxMileage'],
} as const

/** Whether a filter already says what a part of the text does. */
const isChosen = (part: UnderstoodPart, filters: CarFilters): boolean => {
  if (!isWord(part)) {
    const [min, max] = ends[part.kind]
    return filters[min] === part.min && filters[max] === part.max
  }
  const chosen = (filters as Readonly<Record<string, unknown>>)[part.kind]
  return Array.isArray(chosen) ? chosen.includes(part.value) : `${chosen}` === part.value
}

/** The parts to show as chips beside the filters: what a filter says has its chip already. */
export const chipParts = (
  filters: CarFilters,
  found: Pick<FoundCars, 'search' | 'understood'>,
): readonly UnderstoodPart[] =>
  partsWithin(filters.search, found.search, found.understood).filter((part) => !isChosen(part, filters))

const without = (search: string, answered: string, parts: readonly Span[]) =>
  search === answered
    ? withoutSpans(search, parts)
    : parts.reduce((text, { start, end }) => text.replace(answered.slice(start, end), ' '), search).trim()

/** Whether an answer about the text `answered` has understood every word of `search`, so that its parts say it all. */
export const isCovered = (search: string, answered: string, parts: readonly Span[]): boolean =>
  parts.length > 0 && without(search, answered, parts) === ''

/**
 * A name for each part that stays its own while others go: what it means, not where it stands. Equal ones are counted
 * from the end, so that the first of them to go takes its own name along.
 */
export const partKeys = (parts: readonly UnderstoodPart[]): string[] => {
  const names = parts.map((part) =>
    [part.kind, ...(isWord(part) ? [part.value] : [part.min, part.max])].join(':'),
  )
  return names.map(
    (name, index) => `${name}:${names.slice(index + 1).filter((other) => other === name).length}`,
  )
}

type OtherPart = Span & { why?: Ignored[number]['why'] }

/** The parts of an answered text that were not understood, in its order: ignored ones with the reason, others were looked for as they stand. */
export const otherParts = ({
  search,
  understood,
  ignored = [],
}: Pick<FoundCars, 'search' | 'understood' | 'ignored'>): OtherPart[] => {
  const known = [...understood, ...ignored].toSorted((a, b) => a.start - b.start)
  const plain: OtherPart[] = []
  let start = 0
  for (const { start: next, end } of [...known, { start: search.length, end: search.length }]) {
    const words = /[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/u.exec(search.slice(start, next))
    if (words) plain.push({ start: start + words.index, end: start + words.index + words[0].length })
    start = Math.max(start, end)
  }
  return [...plain, ...ignored].toSorted((a, b) => a.start - b.start)
}

/** The order that the text of an answer asks for ("cheap"), as the list of orders names it. */
export const sortOfText = (found: Pick<FoundCars, 'understood'> | undefined): CarSort | undefined => {
  const asked = found?.understood.find((part) => part.kind === 'sort')
  return carSearch.sorts.find((sort) => asked && isWord(asked) && asked.value === sort)
}

type CarSort = (typeof carSearch.sorts)[number]
type FoundText = Pick<FoundCars, 'search' | 'understood' | 'ignored'>

/** Every choice with a chip of its own: a text has none before its answer, nor when its parts say all of it. */
export const chipFilters = (filters: CarFilters, found: FoundText | undefined) =>
  carSearch
    .active(filters)
    .filter(
      ({ name }) =>
        name !== 'search' ||
        (found && !isCovered(filters.search, found.search, [...found.understood, ...(found.ignored ?? [])])),
    )

/** How many chips there are: choices, and what was understood of the text. */
export const countChips = (filters: CarFilters, found: FoundText | undefined): number =>
  chipFilters(filters, found).length + (found && filters.search ? chipParts(filters, found).length : 0)
