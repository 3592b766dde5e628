import { changePlateFilters, emptyPlateFilters, type PlateFilters, type PlateSearch } from './plate-search.ts'

/** One choice of one filter: what a chip shows and takes away. */
export type ActivePlateFilter = { name: keyof PlateFilters; value: string }

const order = Object.keys(emptyPlateFilters) as (keyof PlateFilters)[]

/** Every choice that narrows the list, a list's values one by one. */
export const activePlateFilters = (search: PlateFilters): ActivePlateFilter[] =>
  order.flatMap((name) => {
    const chosen = search[name]
    if (typeof chosen === 'object') return chosen.map((value) => ({ name, value }))
    return chosen === undefined || chosen === '' ? [] : [{ name, value: String(chosen) }]
  })

/** The search without one of its choices. */
export const withoutPlateFilter = (search: PlateSearch, { name, value }: ActivePlateFilter): PlateSearch => {
  const chosen = search[name]
  return changePlateFilters(search, {
    [name]: typeof chosen === 'object' ? chosen.filter((other) => other !== value) : emptyPlateFilters[name],
  })
}
