import { carsAddress, type CarFilters } from '#functions/pages/cars-address.ts'
import { element, link, list } from '#functions/pages/html.ts'
import { bodyTypeName, cityName, makeName, modelName } from '#functions/pages/names.ts'
import type { Site } from '#functions/pages/site.ts'
import { carPathKeys } from '#shared/rules/crawler.ts'
import type { Facets } from '#shared/schemas/listing-query.ts'

type Key = (typeof carPathKeys)[number]

/** What a value of a filter is called. */
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
        const address = site.address(carsAddress({ ...filters, [key]: value }))
        return `${link(address, filterName(key, value, filters, site))} (${count})`
      })
      return links.length > 0 ? [element('h2', site.words.by[key]), list(links)] : []
    })
