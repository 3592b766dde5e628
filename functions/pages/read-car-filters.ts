import type { CarFilters } from '#functions/pages/cars-address.ts'
import { bodyTypes } from '#shared/reference/car-vocabulary.ts'
import { cityNames } from '#shared/reference/cities.ts'
import { makes } from '#shared/reference/makes.ts'
import { all, carPathKeys } from '#shared/rules/crawler.ts'
import { nameSlug } from '#shared/rules/slug.ts'

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
