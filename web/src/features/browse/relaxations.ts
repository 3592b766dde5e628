import type { Relaxation } from '#shared/schemas/understood.ts'
import { carSearch, type CarFilters } from './car-filters.ts'

const most = 5
const isFilter = (name: string): name is keyof CarFilters => name in carSearch.empty

/** The part of the search that a filter belongs to, as people name it: both ends of a price are the price. */
const partOf = (name: keyof CarFilters) => {
  if (name === 'minPrice' || name === 'maxPrice') return 'price'
  if (name === 'minMileage' || name === 'maxMileage') return 'mileage'
  return name === 'minYear' || name === 'maxYear' ? 'year' : name
}

/** The parts of a search that a relaxation does without, each once. */
export const droppedParts = (without: readonly string[]) => [...new Set(without.filter(isFilter).map(partOf))]

/** The first five relaxations, in the server's order; none that helps nobody or drops what this page does not know. */
export const usableRelaxations = (relaxations: readonly Relaxation[]): Relaxation[] =>
  relaxations
    .filter(
      ({ without, text, total }) => total > 0 && (text || without.length > 0) && without.every(isFilter),
    )
    .slice(0, most)

/**
 * The filters after following a relaxation: those it does without are emptied, and the text loses what is in the way. Each is named, as a
 * change of one may empty others: a way out that keeps the model alone drops the make.
 */
export const following = (
  { without, text }: Pick<Relaxation, 'without' | 'text'>,
  now: CarFilters,
): Partial<CarFilters> => ({
  ...Object.fromEntries(
    Object.entries(carSearch.empty).map(([name, none]) => [
      name,
      without.includes(name) ? none : now[name as keyof CarFilters],
    ]),
  ),
  ...(text && { search: text.search }),
})
