import { carPathKeys } from '#shared/rules/crawler.ts'

/** What a result page with a document of its own asks for. A model is one of its make. */
export type CarFilters = Partial<Record<(typeof carPathKeys)[number], string>>

/** The one address of a result page: the parameters in the order in which the site itself writes them. */
export const carsAddress = (filters: CarFilters, page = 1): string => {
  const given = carPathKeys.flatMap((key): [string, string][] => {
    const value = filters[key]
    return value === undefined ? [] : [[key, value]]
  })
  const query = new URLSearchParams(given)
  if (page > 1) query.append('page', String(page))
  return query.size > 0 ? `/cars?${query}` : '/cars'
}
