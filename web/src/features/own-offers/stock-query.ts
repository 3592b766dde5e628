import { useDeferredValue, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isOnOffer } from '#shared/rules/availability.ts'
import { marketOf } from '#shared/rules/stock.ts'
import { needsWord } from '#shared/rules/confirmation.ts'
import type { StockCar } from '#shared/schemas/stock.ts'
import { daysOnMarket } from '#web/entities/price-rating/price-changes.ts'
import { useDebouncedInput } from '#web/ui/use-debounced.ts'
import { filterListings, findListings, inventoryFilters, type InventoryFilter } from './inventory-filters.ts'

export const missingParts = ['photos', 'price', 'answers', 'nothing'] as const
export const agedDays = ['30', '60', '90'] as const
export const marketSides = ['over', 'under'] as const

/** The filters of the table, and its order: a column's id, with `-` before it for the largest first. Empty: newest first. */
export type StockQuery = {
  q: string
  status: InventoryFilter
  make: string
  city: string
  missing: (typeof missingParts)[number] | ''
  aged: (typeof agedDays)[number] | ''
  market: (typeof marketSides)[number] | ''
  leads: 'waiting' | ''
  order: string
}

const initial: StockQuery = {
  q: '',
  status: 'all',
  make: '',
  city: '',
  missing: '',
  aged: '',
  market: '',
  leads: '',
  order: '',
}

const names = Object.keys(initial) as (keyof StockQuery)[]

/** Reads the address; missing or unknown parameters have their initial values. */
export const parseStockQuery = (address: URLSearchParams): StockQuery => {
  const oneOf = <T extends string>(name: string, known: readonly T[]): T | '' =>
    known.find((value) => value === address.get(name)) ?? ''
  return {
    q: address.get('q') ?? '',
    status: oneOf('status', inventoryFilters) || 'all',
    make: address.get('make') ?? '',
    city: address.get('city') ?? '',
    missing: oneOf('missing', missingParts),
    aged: oneOf('aged', agedDays),
    market: oneOf('market', marketSides),
    leads: oneOf('leads', ['waiting']),
    order: /^-?[a-zA-Z]{1,20}$/.exec(address.get('order') ?? '')?.[0] ?? '',
  }
}

/** Writes a query into an address: initial values are left out, parameters of others stay. */
export const writeStockQuery = (address: URLSearchParams, query: StockQuery): URLSearchParams => {
  const next = new URLSearchParams(address)
  for (const name of names)
    if (query[name] === initial[name]) next.delete(name)
    else next.set(name, query[name])
  return next
}

/** The query of the table, kept in the address; a typed search shows at once and reaches the address when typing pauses. */
export const useStockQuery = () => {
  const [address, setAddress] = useSearchParams()
  const known = useMemo(() => parseStockQuery(address), [address])
  const change = (part: Partial<StockQuery>) =>
    setAddress((before) => writeStockQuery(before, { ...parseStockQuery(before), ...part }), {
      replace: true,
    })
  const { flush: _flush, ...field } = useDebouncedInput(
    known.q,
    (text) => text,
    (q) => change({ q }),
  )
  const q = useDeferredValue(field.value)
  const query = useMemo(() => ({ ...known, q }), [known, q])
  return {
    query,
    /** The props of the search field. */
    field,
    change: (part: Partial<Omit<StockQuery, 'q'>>) => change({ q: field.value, ...part }),
    /** The address of this page with another query; what is not named is as it is at first. */
    hrefOf: (part: Partial<StockQuery>) => `?${writeStockQuery(address, { ...initial, ...part })}`,
    clear: () => {
      field.onChange({ target: { value: '' } })
      change({ ...initial, order: known.order })
    },
    isNarrowed: names.some(
      (name) => name !== 'order' && { ...known, q: field.value }[name] !== initial[name],
    ),
  }
}
export type StockQueryState = ReturnType<typeof useStockQuery>

/** The facts that the filters need beside the cars: the moment, in milliseconds, and how many leads of each car wait for an answer. */
export type StockFacts = { now: number; waiting: ReadonlyMap<string, number> }

/** Days on the market, the first being one; undefined for a car that buyers do not see. */
export const ageOfCar = ({ status, availability, publishedAt }: StockCar, now: number): number | undefined =>
  status === 'APPROVED' && isOnOffer(availability) && publishedAt !== null
    ? daysOnMarket(publishedAt, now) + 1
    : undefined

const verdicts = { over: ['HIGH', 'VERY_HIGH'], under: ['GOOD', 'GREAT', 'SUSPECT'] }
const isOver = (car: StockCar) => verdicts.over.includes(marketOf(car)?.verdict ?? '')
const isUnder = (car: StockCar) => verdicts.under.includes(marketOf(car)?.verdict ?? '')

// A car that is sold lacks nothing any more.
const lacks: Record<(typeof missingParts)[number], (car: StockCar) => boolean> = {
  photos: ({ photoCount, availability }) => photoCount === 0 && availability !== 'SOLD',
  price: ({ priceQAR, availability }) => priceQAR === undefined && availability !== 'SOLD',
  answers: ({ status, isReady }) => status === 'DRAFT' && !isReady,
  nothing: ({ isReady }) => isReady,
}

/** The cars that a query asks for, in the order they came. */
export const narrowStock = (
  cars: readonly StockCar[],
  query: StockQuery,
  { now, waiting }: StockFacts,
): readonly StockCar[] => {
  const { make, city, missing, aged, market, leads } = query
  return filterListings(findListings(cars, query.q), query.status, now).filter(
    (car) =>
      (!make || car.make === make) &&
      (!city || car.city === city) &&
      (!missing || lacks[missing](car)) &&
      (!aged || (ageOfCar(car, now) ?? 0) > Number(aged)) &&
      (!market || (market === 'over' ? isOver(car) : isUnder(car))) &&
      (!leads || waiting.has(car.id)),
  )
}

/** The tasks of a dealership in its stock, the most urgent first, each with the query that shows its cars. */
const tasks = [
  { task: 'leads', query: { leads: 'waiting' } },
  { task: 'rejected', query: { status: 'rejected' } },
  { task: 'confirm', query: { status: 'confirm' } },
  { task: 'publish', query: { missing: 'nothing' } },
  { task: 'reprice', query: { market: 'over', aged: '30', order: '-market' } },
  { task: 'photos', query: { missing: 'photos' } },
  { task: 'price', query: { missing: 'price' } },
  { task: 'old', query: { aged: '90', order: '-age' } },
] as const satisfies readonly { task: string; query: Partial<StockQuery> }[]

/** A stock at a glance, and what to do first about it. */
export const summarizeStock = (cars: readonly StockCar[], facts: StockFacts) => {
  const { now, waiting } = facts
  const count = (query: Partial<StockQuery>) => narrowStock(cars, { ...initial, ...query }, facts).length
  const offered = cars.filter((car) => ageOfCar(car, now) !== undefined)
  return {
    offered: offered.length,
    worthQAR: offered.reduce((sum, { priceQAR = 0 }) => sum + priceQAR, 0),
    aged: agedDays.map((days) => ({ days, count: count({ aged: days }) })),
    over: count({ market: 'over' }),
    photos: count({ missing: 'photos' }),
    leads: cars.reduce((sum, { id }) => sum + (waiting.get(id) ?? 0), 0),
    tasks: tasks
      .map(({ task, query }) => ({ task, query, count: count(query) }))
      .filter((one) => one.count > 0),
  }
}

/** Whether a car waits for its seller's word. */
export const waitsForWord = (car: StockCar, now: number): boolean => needsWord(car, new Date(now))
