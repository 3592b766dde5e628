import { compareDistances, differencesOf, distanceOf, wantedBodies } from './differences.ts'
import { isMeasurable, wantedOf, type Wanted } from './wanted.ts'
import { findHits, openMatcher, toCards, toRatedCards, type Hit } from '#functions/search/search.ts'
import type { SearchIndex } from '#functions/search/search-index.ts'
import type { SearchQuery } from '#functions/search/select-rows.ts'
import { areaNames, cityOfArea } from '#shared/reference/areas.ts'
import type { BodyType } from '#shared/reference/car-vocabulary.ts'
import type { Color } from '#shared/reference/colors.ts'
import { limits } from '#shared/constants/limits.ts'
import type { ListingCard } from '#shared/schemas/listing.ts'
import type { NearDifference } from '#shared/schemas/near.ts'

/** A car that is not what was asked for, but close, and how it differs. */
type NearCar = { car: ListingCard; differences: NearDifference[] }

type Step = Partial<SearchQuery>

// The cars of a step: more than are shown, since those that fit best need not be its first.
const perStep = 2 * limits.nearCars.atMost
const classWidth = 0.35

const present = (step: Step): Step =>
  Object.fromEntries(Object.entries(step).filter(([, value]) => value !== undefined)) as Step

const listed = <T extends string>(values: readonly string[]): T[] | undefined =>
  values.length > 0 ? ([...new Set(values)] as T[]) : undefined

const carOf = ({ models, makes, values }: Wanted): Step =>
  models.length > 0
    ? {
        make: listed(models.some(({ make }) => !make) ? makes : models.map(({ make }) => make!)),
        model: listed(models.map(({ model }) => model)),
      }
    : { make: listed(makes), bodyType: listed(values.bodyType) }

const finite = (value: number): number | undefined => (Number.isFinite(value) ? value : undefined)
const priceOf = ({ price }: Wanted) => ({ minPrice: finite(price.min), maxPrice: finite(price.max) })
const yearOf = ({ year }: Wanted) => ({ minYear: finite(year.min), maxYear: finite(year.max) })

/** The searches for the cars that were asked for, in groups: each car of a group is nearer than any of those after it. */
const sameCarSteps = (wanted: Wanted): Step[][] => {
  const car = carOf(wanted)
  const price = priceOf(wanted)
  const year = yearOf(wanted)
  // Beside an area comes the rest of its city, the nearest first.
  const areas = areaNames.filter((name) => wanted.values.area.includes(name))
  const around = wanted.values.city.length > 0 ? wanted.values.city : areas.map((name) => cityOfArea(name)!)
  const city = { city: listed(around), near: areas[0] }
  const area = { area: listed(wanted.values.area) }
  const color = { color: listed<Color>(wanted.values.color) }
  const here = { ...city, ...area, ...color }
  const { minPrice, maxPrice } = price
  const { minYear, maxYear } = year
  const older: Step[] = minYear ? [{ maxYear: minYear - 1, sortBy: 'year', sortOrder: 'desc' }] : []
  const newer: Step[] = maxYear ? [{ minYear: maxYear + 1, sortBy: 'year', sortOrder: 'asc' }] : []
  const dearer: Step[] = maxPrice ? [{ minPrice: maxPrice + 1, sortBy: 'priceQAR', sortOrder: 'asc' }] : []
  const cheaper: Step[] = minPrice ? [{ maxPrice: minPrice - 1, sortBy: 'priceQAR', sortOrder: 'desc' }] : []
  return [
    [here, area, city, color, {}].map((place) => ({ ...car, ...price, ...year, ...place })),
    [...older, ...newer].flatMap((side) =>
      [here, {}].map((place) => ({ ...car, ...price, ...side, ...place })),
    ),
    [...dearer, ...cheaper].flatMap((side) => [year, {}].map((years) => ({ ...car, ...years, ...side }))),
    [car],
  ]
}

/** The searches for other cars: of the same make or at least body, and as dear. */
const otherCarSteps = (wanted: Wanted, price: Step): Step[][] => {
  const { make } = carOf(wanted)
  const body = { bodyType: listed<BodyType>(wantedBodies(wanted)) }
  const year = yearOf(wanted)
  return [
    [
      { make, ...body, ...price, ...year },
      { make, ...body, ...price },
      { ...body, ...price, ...year },
      { ...body, ...price },
    ],
    [{ make }, body, price, {}],
  ]
}

/** The prices of a car's class, where no budget says what may be paid: a third around the middle of its own. */
const classPrice = (prices: readonly number[]): Step => {
  const middle = prices.toSorted((a, b) => a - b)[prices.length >> 1]
  if (middle === undefined) return {}
  return { minPrice: Math.floor(middle * (1 - classWidth)), maxPrice: Math.ceil(middle * (1 + classWidth)) }
}

/** Some cars of the index that a query does not find, the nearest groups of steps first. */
const findAround = (index: SearchIndex, query: SearchQuery, wanted: Wanted): Hit[] => {
  const found = new Map<string, Hit>()
  const asked = new Set<string>()
  const isFound = openMatcher(index, query)
  const { at, dealer } = query
  const ask = (step: Step) => {
    const plain = present({ sortOrder: 'desc', ...step, at, dealer })
    const name = JSON.stringify(plain)
    if (asked.has(name)) return
    asked.add(name)
    const hits = findHits(index, { sortOrder: 'desc', ...plain, page: 1, limit: perStep })
    toCards(hits).forEach(({ id }, place) => {
      if (!isFound.has(hits[place]!)) found.set(id, found.get(id) ?? hits[place]!)
    })
  }
  const askUntilEnough = (groups: readonly Step[][]) => {
    for (const group of groups) {
      if (found.size >= limits.nearCars.atMost) return
      group.forEach(ask)
    }
  }
  askUntilEnough(sameCarSteps(wanted))
  const price = present(priceOf(wanted))
  const isBudget = Object.keys(price).length > 0 || wanted.models.length === 0
  const known = isBudget ? [] : toCards([...found.values()])
  askUntilEnough(otherCarSteps(wanted, isBudget ? price : classPrice(known.map(({ priceQAR }) => priceQAR))))
  isFound.close()
  return [...found.values()]
}

/** The conditions that each of these cars fails. */
const missedBy = (index: SearchIndex, hits: readonly Hit[], wanted: Wanted, at: number | undefined) => {
  const missed = hits.map((): Wanted['conditions'] => [])
  for (const condition of wanted.conditions) {
    const query = present({ ...condition.query, at })
    const matcher = openMatcher(index, { ...query, sortOrder: 'desc', page: 1, limit: 1 })
    hits.forEach((hit, place) => {
      if (!matcher.has(hit)) missed[place]!.push(condition)
    })
    matcher.close()
  }
  return missed
}

/**
 * The cars nearest to what a query asks for and does not find, the nearest first, at most `limits.nearCars.atMost`, and how each differs:
 * the model is given up last, then the budget, the year, city and colour. It costs at most 22 searches without counts for a few cars
 * each, and a selection for each further condition of the query (24 at most) to tell who meets it, however many listings there are.
 * Where cars are found (`total`) by plain words alone, none is near: no car is more like a name than another.
 */
export const nearCars = (index: SearchIndex, query: SearchQuery, total: number): NearCar[] => {
  const wanted = wantedOf(query)
  if (total > 0 && !isMeasurable(wanted)) return []
  const hits = findAround(index, query, wanted)
  const missed = missedBy(index, hits, wanted, query.at)
  const cards = toCards(hits)
  const nearest = hits
    .map((hit, place) => {
      const differences = differencesOf(wanted, cards[place]!, missed[place]!)
      return { hit, differences, distance: distanceOf(wanted, cards[place]!, differences) }
    })
    .filter(({ differences }) => differences.length > 0)
    .toSorted((a, b) => compareDistances(a.distance, b.distance))
    .slice(0, limits.nearCars.atMost)
  const rated = toRatedCards(
    index,
    nearest.map(({ hit }) => hit),
  )
  return nearest.map(({ differences }, place) => ({ car: rated[place]!, differences }))
}
