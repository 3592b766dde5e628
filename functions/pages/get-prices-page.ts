import { askSearch } from '#functions/adapters/ask-search.ts'
import { readMarketValue } from '#functions/commands/read-market-value.ts'
import { publicHandler } from '#functions/core/compose-handler.ts'
import { env } from '#functions/core/env.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { carCards, carList } from '#functions/pages/car-cards.ts'
import { carsAddress } from './cars-address.ts'
import { element, link, list, wrap } from './html.ts'
import { missingPage } from './missing-page.ts'
import { sharePage } from './share-page.ts'
import { listingImage } from './share-images.ts'
import { siteIn, type Site } from './site.ts'
import { getPricesPage as route } from '#shared/api/pages.ts'
import { limits } from '#shared/constants/limits.ts'
import { valuedMileages } from '#shared/constants/prices.ts'
import {
  type CarValue,
  countOnOffer,
  generationOfYear,
  type ValuedCar,
  valueOf,
} from '#shared/rules/car-value.ts'
import { all } from '#shared/rules/crawler.ts'
import { pricesPath } from '#shared/rules/prices-path.ts'
import { listingQuery } from '#shared/schemas/listing-query.ts'
import type { MarketValue } from '#shared/schemas/market-value.ts'

const live = { readMarketValue, askSearch, origin: () => env().PUBLIC_ORIGIN }

const carsShown = 8

const rangeIn = ({ words }: Site, { from, to }: CarValue): string =>
  words.values.range(words.price(from), words.price(to))

const heading = (text: string, items: readonly string[]): string[] =>
  items.length > 0 ? [element('h2', text), list(items)] : []

/** A link to each year with the range of its usual cars. */
const byYear = (market: MarketValue, site: Site, except: number | undefined): string[] =>
  market.generations
    .flatMap(({ years }) => years)
    .flatMap(({ year, mileage, count }) => {
      const value = valueOf(market, { year, mileage, isGCCSpec: true, trim: null })
      if (!value || count === 0 || year === except) return []
      const path = pricesPath(market.make, market.model, year)
      return `${link(site.href(path), String(year))}: ${element('span', rangeIn(site, value))}`
    })

/** One year's cars by trim and by mileage. */
const ofYear = (market: MarketValue, site: Site, car: ValuedCar): string[] => {
  const { words } = site
  const line = (label: string, changes: Partial<ValuedCar>) => {
    const value = valueOf(market, { ...car, ...changes })
    return value ? [element('span', `${label}: ${rangeIn(site, value)}`)] : []
  }
  const trims = generationOfYear(market, car.year)?.trims ?? []
  return [
    ...heading(
      words.values.valueBy.trim,
      trims.flatMap(({ name }) => line(name ?? words.values.anyTrim, { trim: name })),
    ),
    ...heading(
      words.values.valueBy.mileage,
      valuedMileages.flatMap((mileage) => line(words.kilometres(mileage), { mileage })),
    ),
  ]
}

const worthIn = (
  site: Site,
  value: CarValue | undefined,
  { name, mileage }: { name: string; mileage: number },
) =>
  value && {
    name,
    middle: site.words.price(value.middle),
    from: site.words.price(value.from),
    to: site.words.price(value.to),
    kilometres: site.words.kilometres(mileage),
  }

/** What cars of a model are worth, for crawlers: the figures of the page that people see. */
export const getPricesPage = async ({ params }: Input<typeof route>, deps = live) => {
  const site = siteIn(deps.origin(), params.language)
  const market = await deps.readMarketValue(params)
  if (!market) return missingPage(site, 'page', '/cars')
  const { words, language } = site
  const { make, model, makeLabel, modelLabel, generations, similar } = market
  const asked = params.year === all ? undefined : Number(params.year)
  if (asked !== undefined && asked < limits.listing.firstYear)
    return missingPage(site, 'page', pricesPath(make, model))
  // A model is told by its newest cars.
  const newest = generations.find(({ trims }) => trims.length > 0)
  const generation = asked === undefined ? newest : generationOfYear(market, asked)
  const shown = generation?.years.find(({ year, count }) =>
    asked === undefined ? count > 0 : year === asked,
  )
  const car = { year: shown?.year ?? 0, mileage: shown?.mileage ?? 0, isGCCSpec: true, trim: null }
  const value = valueOf(market, car)
  const modelName = `${makeLabel[language]} ${modelLabel[language]}`
  const name = asked === undefined ? modelName : `${modelName} ${asked}`
  const title = words.values.valueTitle(name)
  const description = words.values.valueText({
    worth: worthIn(site, value, { name: `${modelName} ${car.year}`, mileage: car.mileage }),
    // A model without a generation that tells its worth is on offer all the same.
    count: generation?.count ?? (asked === undefined ? countOnOffer(market) : 0),
    date: words.date(market.at),
  })
  const search = { make, model, ...(asked !== undefined && { minYear: `${asked}`, maxYear: `${asked}` }) }
  const { listings: cars } = await deps.askSearch(
    'searchCars',
    listingQuery.parse({ ...search, sortBy: 'deal', limit: String(carsShown) }),
  )
  const [first] = cars
  return sharePage({
    site,
    path: pricesPath(make, model, asked),
    title,
    description,
    image: first && listingImage(site, first.id, title),
    things: cars.length > 0 ? [carList(cars, site, words.values.onSale)] : [],
    crumbs: [
      { name: words.menu.home, path: '/' },
      { name: words.menu.cars, path: '/cars' },
      { name: modelName, path: carsAddress({ make, model }) },
      ...(asked === undefined
        ? []
        : [
            {
              name: words.values.valueTitle(modelName),
              path: pricesPath(make, model),
            },
          ]),
    ],
    content: [
      ...(value ? ofYear(market, site, car) : []),
      ...heading(words.values.valueBy.year, byYear(market, site, asked)),
      ...(value ? words.values.method.map((sentence) => element('p', sentence)) : []),
      ...(cars.length > 0
        ? [
            element('h2', words.values.onSale),
            carCards(cars, site),
            wrap('p', [link(site.href(`/cars?${new URLSearchParams(search)}`), words.values.allOnSale)]),
          ]
        : []),
      ...heading(
        words.values.similarModels,
        similar.map((other) =>
          link(
            site.href(pricesPath(other.make, other.model)),
            `${other.makeLabel[language]} ${other.modelLabel[language]}`,
          ),
        ),
      ),
    ],
    isEmpty: !value,
  })
}

export const handler = publicHandler(route, getPricesPage)
