import { all, carPathKeys } from '#shared/rules/crawler.ts'
import { element, link, list } from './html.ts'
import { bodyTypeName, cityName, makeName, modelName } from './names.ts'
import type { Site } from './site.ts'
import type { Facets } from '#shared/schemas/listing-query.ts'
import { bodyTypes } from '#shared/reference/car-vocabulary.ts'
import { cityNames } from '#shared/reference/cities.ts'
import { makes } from '#shared/reference/makes.ts'
import { nameSlug } from '#shared/rules/slug.ts'

/** The filters of a result page with a document of its own. A model is one of its make. */
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

type Key = (typeof carPathKeys)[number]

/** The label of a filter's value. */
export const filterName = (key: Key, value: string, { make = '' }: CarFilters, { language }: Site): string =>
  ({
    make: () => makeName(value, language),
    model: () => modelName(make, value, language),
    bodyType: () => bodyTypeName(value, language),
    city: () => cityName(value, language),
  })[key]()

/** Links to the result pages with one filter more, each with the number of its cars: how a crawler finds them all. */
export const fewerCars = (filters: CarFilters, facets: Facets, site: Site): string[] =>
  carPathKeys
    .filter((key) => filters[key] === undefined && (key !== 'model' || filters.make !== undefined))
    .flatMap((key) => {
      const links = facets[key].map(({ value, count }) => {
        const address = site.href(carsAddress({ ...filters, [key]: value }))
        return `${link(address, filterName(key, value, filters, site))} (${count})`
      })
      return links.length > 0 ? [element('h2', site.words.by[key]), list(links, { class: 'links' })] : []
    })

/** The filters of a path's segments by the names that listings have; undefined when one names nothing that we know. */
export const readCarFilters = (
  segments: Readonly<Record<(typeof carPathKeys)[number], string>>,
): CarFilters | undefined => {
  const make = makes.find(({ name }) => nameSlug(name) === segments.make)
  const known = {
    make: makes.map(({ name }) => name),
    model: make?.models.map(({ name }) => name) ?? [],
    bodyType: bodyTypes,
    city: cityNames,
  }
  const filters: CarFilters = {}
  for (const key of carPathKeys) {
    if (segments[key] === all) continue
    const name = known[key].find((each) => nameSlug(each) === segments[key])
    if (name === undefined) return undefined
    filters[key] = name
  }
  return filters
}
