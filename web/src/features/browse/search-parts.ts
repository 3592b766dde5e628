import type { SearchKind } from '#shared/schemas/saved-search.ts'
import { paths } from '#web/app/paths.ts'
import { useCarNames } from '#web/entities/catalogue/queries.ts'
import { carSearch, chipLabel as carLabel, useCarTexts } from './car-filters.ts'
import { chipLabel as plateLabel, plateSearch, usePlateTexts } from './plate-filters.tsx'

type Saved = { kind?: SearchKind | undefined; searchParams: Record<string, string> }

/** Gives the filters of a saved search as text, and the address of its results. */
export const useSearchParts = (): ((search: Saved) => { parts: string[]; to: string }) => {
  const car = useCarTexts(useCarNames())
  const plate = usePlateTexts()
  return ({ kind = 'cars', searchParams }) => {
    const params = new URLSearchParams(searchParams)
    if (kind === 'cars')
      return {
        parts: carSearch.active(carSearch.parse(params)).map((filter) => carLabel(filter, car)),
        to: paths.cars(searchParams),
      }
    return {
      parts: plateSearch.active(plateSearch.parse(params)).map((filter) => plateLabel(filter, plate)),
      to: paths.numberPlates(searchParams),
    }
  }
}
