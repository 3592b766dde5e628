import { askSearch } from '#functions/adapters/ask-search.ts'
import { env } from '#functions/core/env.ts'
import { publicHandler } from '#functions/core/compose-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { carCards, carList } from '#functions/pages/car-cards.ts'
import { type CarFilters, carsAddress, fewerCars, filterName, readCarFilters } from './cars-address.ts'
import { link, wrap } from './html.ts'
import { makeName, modelName } from './names.ts'
import { listingImage } from './share-images.ts'
import { missingPage } from './missing-page.ts'
import { sharePage } from '#functions/pages/share-page.ts'
import { siteIn, type Crumb, type Site } from '#functions/pages/site.ts'
import { getCarsPage as route } from '#shared/api/pages.ts'
import { limits } from '#shared/constants/limits.ts'
import { carPathKeys, part } from '#shared/rules/crawler.ts'
import { pricesPath } from '#shared/rules/prices-path.ts'
import { listingQuery } from '#shared/schemas/listing-query.ts'

const live = { askSearch, origin: () => env().PUBLIC_ORIGIN }

const perPage = limits.search.page.default

/** The number of pages: at least one even without cars, and at most those that the search serves. */
const pagesOf = (total: number): number =>
  Math.max(1, Math.min(Math.ceil(total / perPage), Math.floor(limits.search.window / perPage)))

/** The pages with fewer filters: home, all cars, and the make of a model. */
const wayTo = (filters: CarFilters, site: Site): Crumb[] => {
  const { make, model } = filters
  const { menu } = site.words
  return [
    { name: menu.home, path: '/' },
    ...(Object.keys(filters).length > 0 ? [{ name: menu.cars, path: '/cars' }] : []),
    ...(make && model
      ? [{ name: filterName('make', make, filters, site), path: carsAddress({ make }) }]
      : []),
  ]
}

const factsOf = (filters: CarFilters, site: Site) => {
  const nameOf = (key: (typeof carPathKeys)[number]) => {
    const value = filters[key]
    return value === undefined ? undefined : filterName(key, value, filters, site)
  }
  return {
    make: nameOf('make'),
    model: nameOf('model'),
    bodyType: nameOf('bodyType'),
    city: nameOf('city'),
  }
}

/** The way to what the cars of a model are worth. */
const toPrices = ({ make, model }: CarFilters, site: Site): string[] => {
  if (!make || !model) return []
  const name = `${makeName(make, site.language)} ${modelName(make, model, site.language)}`
  return [wrap('p', [link(site.href(pricesPath(make, model)), site.words.values.valueTitle(name))])]
}

/** A page of results for crawlers: the site's own search, the same cars on the same page. */
export const getCarsPage = async ({ params }: Input<typeof route>, deps = live) => {
  const site = siteIn(deps.origin(), params.language)
  const filters = readCarFilters(params)
  const page = Number(params.page)
  if (!filters || page > limits.search.window / perPage) return missingPage(site, 'page', '/cars')
  const query = listingQuery.parse({ ...filters, page: params.page, limit: String(perPage) })
  const { listings: cars, total, facets } = await deps.askSearch('searchCars', query)
  if (page > pagesOf(total)) return missingPage(site, 'page', carsAddress(filters))
  const { title, description } = site.words.results({ ...factsOf(filters, site), total, page })
  const [first] = cars
  return sharePage({
    site,
    path: carsAddress(filters, page),
    title,
    description,
    image: first && listingImage(site, first.id, title),
    things: cars.length > 0 ? [carList(cars, site, title, (page - 1) * perPage)] : [],
    crumbs: wayTo(filters, site),
    content: [carCards(cars, site), ...toPrices(filters, site), ...fewerCars(filters, facets, site)],
    isVariant: params.said === part,
    isEmpty: total === 0,
    previous: page > 1 ? carsAddress(filters, page - 1) : undefined,
    next: page < pagesOf(total) ? carsAddress(filters, page + 1) : undefined,
  })
}

export const handler = publicHandler(route, getCarsPage)
