import { expect, it } from 'vitest'
import type { StockCar } from '#shared/schemas/stock.ts'
import { ownListing } from '#web/testing/fixtures.ts'
import { changedStockCar, toStockCar } from '#shared/rules/stock.ts'
import { narrowStock, parseStockQuery, summarizeStock, writeStockQuery } from './stock-query.ts'

const day = 86_400_000
const now = Date.parse('2026-06-01T00:00:00.000Z')
const ago = (days: number) => new Date(now - days * day).toISOString()
const dealer = { role: 'SELLER_DEALERSHIP' } as const

const car = (id: string, parts: Partial<StockCar> = {}): StockCar => ({
  ...toStockCar({ ...ownListing, publishedAt: ago(3), confirmedAt: ago(1) }, dealer),
  photoCount: 6,
  id,
  ...parts,
})
const stock = [
  car('old', { publishedAt: ago(95), market: { verdict: 'HIGH', differencePercent: 9 } }),
  car('bare', { photoCount: 0, city: 'Doha', make: 'Nissan' }),
  car('draft', { status: 'DRAFT', publishedAt: null, isReady: true }),
  car('unfinished', { status: 'DRAFT', publishedAt: null, priceQAR: undefined }),
  car('sold', { availability: 'SOLD', photoCount: 0, publishedAt: ago(200) }),
]
const facts = { now, waiting: new Map([['bare', 2]]) }
const found = (address: string) =>
  narrowStock(stock, parseStockQuery(new URLSearchParams(address)), facts).map(({ id }) => id)

it('a row keeps whether the price is fixed, from which the table offers to open it', () => {
  expect(toStockCar({ ...ownListing, isPriceFixed: true }, dealer)).toMatchObject({ isPriceFixed: true })
})

it('a car that is paused is in no comparison of the market, and as before when it is back', () => {
  const high = car('high', { market: { verdict: 'HIGH', differencePercent: 9 } })
  const overAfter = (availability: StockCar['availability'], before: StockCar) => {
    const after = changedStockCar(before, { ...ownListing, id: before.id, availability }, dealer)
    const isOver = narrowStock([after], parseStockQuery(new URLSearchParams('market=over')), facts).length > 0
    return { after, isOver }
  }
  const paused = overAfter('PAUSED', high)
  expect(paused.isOver).toBe(false)
  expect(overAfter('AVAILABLE', paused.after).isOver).toBe(true)
})

it('finds cars by every filter of the address', () => {
  expect(found('aged=90')).toEqual(['old'])
  expect(found('market=over')).toEqual(['old'])
  expect(found('missing=photos')).toEqual(['bare'])
  expect(found('missing=price')).toEqual(['unfinished'])
  expect(found('missing=answers')).toEqual(['unfinished'])
  expect(found('missing=nothing')).toEqual(['draft'])
  expect(found('leads=waiting&make=Nissan&city=Doha')).toEqual(['bare'])
  expect(found('make=Toyota')).toEqual([])
})

it('reads what it has written, and nothing that it does not know', () => {
  const query = parseStockQuery(
    new URLSearchParams('q=patrol&status=draft&missing=photos&aged=60&order=-views&make=Kia'),
  )
  expect(parseStockQuery(writeStockQuery(new URLSearchParams('tab=my-listings'), query))).toEqual(query)
  expect(
    writeStockQuery(new URLSearchParams('tab=my-listings&aged=30'), { ...query, aged: '' }).get('tab'),
  ).toBe('my-listings')
  expect(parseStockQuery(new URLSearchParams('status=x&missing=x&aged=31&order=<b>'))).toEqual(
    parseStockQuery(new URLSearchParams()),
  )
})

it('sums a stock up and names what to do first, the most urgent first', () => {
  const summary = summarizeStock(stock, facts)
  expect(summary).toMatchObject({ offered: 2, over: 1, photos: 1, leads: 2 })
  expect(summary.aged.map(({ count }) => count)).toEqual([1, 1, 1])
  expect(summary.tasks.map(({ task, count }) => [task, count])).toEqual([
    ['leads', 1],
    ['publish', 1],
    ['reprice', 1],
    ['photos', 1],
    ['price', 1],
    ['old', 1],
  ])
})
