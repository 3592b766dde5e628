import { describe, expect, it, test } from 'vitest'
import type { OwnListing } from '#shared/schemas/listing.ts'
import { countByFilter, filterListings, findListings, findPlates, sortListings } from './inventory-filters.ts'
import { changeInventory, parseInventory, writeInventory } from './inventory-query.ts'
const now = Date.parse('2026-11-20T12:00:00.000Z')
const car = (id: string, parts: Partial<OwnListing> = {}) =>
  ({
    id,
    status: 'APPROVED',
    availability: 'AVAILABLE',
    confirmedAt: '2026-11-19T12:00:00.000Z',
    isPausedBySilence: false,
    createdAt: '2026-11-01T12:00:00.000Z',
    publishedAt: '2026-11-01T12:00:00.000Z',
    viewCount: 0,
    ...parts,
  }) as OwnListing
const ids = (listings: readonly OwnListing[]) => listings.map(({ id }) => id).join('')

const all = [
  car('a'),
  car('b', { confirmedAt: '2026-11-13T12:00:00.000Z' }),
  car('c', { availability: 'SOLD', confirmedAt: '2026-10-01T12:00:00.000Z' }),
  car('d', { availability: 'PAUSED', isPausedBySilence: true }),
  car('e', { availability: 'PAUSED', confirmedAt: '2026-10-01T12:00:00.000Z' }),
  car('f', { status: 'DRAFT' }),
  car('g', { status: 'REJECTED', isPausedBySilence: true, availability: 'RESERVED' }),
]

describe('filters', () => {
  test.each([
    ['all', 'abcdefg'],
    ['draft', 'f'],
    ['pending', ''],
    ['approved', 'abcde'],
    ['rejected', 'g'],
    ['available', 'ab'],
    ['reserved', ''],
    ['sold', 'c'],
    ['paused', 'de'],
    // A week of silence, to the minute; who was paused by it; not who paused it or sold it.
    ['confirm', 'bd'],
  ] as const)('%s finds and counts %j', (filter, found) => {
    expect(ids(filterListings(all, filter, now))).toBe(found)
    expect(countByFilter(all, now)[filter]).toBe(found.length)
  })
})

describe('sorting', () => {
  const priced = [
    car('a', { priceQAR: 20, createdAt: '2026-11-02T12:00:00.000Z', publishedAt: null }),
    car('b', { viewCount: 4, createdAt: '2026-11-03T12:00:00.000Z' }),
    car('c', { priceQAR: 10, viewCount: 9, publishedAt: '2026-10-01T12:00:00.000Z' }),
  ]
  test.each([
    ['newest', 'bac'],
    ['priceHigh', 'acb'],
    ['priceLow', 'cab'],
    ['views', 'cba'],
    ['days', 'cba'],
  ] as const)('%s', (sort, order) => {
    expect(ids(sortListings(priced, sort))).toBe(order)
  })
})

describe('the address', () => {
  const read = (text: string) => parseInventory(new URLSearchParams(text))

  it('says what is shown, and nothing of what is usual', () => {
    const query = { search: 'باترول 22', filter: 'confirm', sort: 'days', page: 3 } as const
    const written = writeInventory(new URLSearchParams('tab=my-listings'), query)
    expect(read(written.toString())).toEqual(query)
    expect(written.get('tab')).toBe('my-listings')
    const usual = { search: '', filter: 'all', sort: 'newest', page: 1 } as const
    expect(writeInventory(written, usual).toString()).toBe('tab=my-listings')
  })

  test.each(['page=0', 'page=-1', 'page=1e3', 'page=99999', 'status=__proto__', 'sort=', ''])(
    '%j is the start',
    (text) => expect(read(text)).toEqual({ search: '', filter: 'all', sort: 'newest', page: 1 }),
  )

  it('begins at the first page of whatever is chosen anew', () => {
    const third = read('page=3&sort=views')
    expect(changeInventory(third, { filter: 'sold' })).toMatchObject({ page: 1, sort: 'views' })
    expect(changeInventory(third, { page: 4 })).toMatchObject({ page: 4, sort: 'views' })
  })
})

const landCruiser = {
  title: 'Toyota Land Cruiser GXR 2021',
  titleAr: 'تويوتا لاند كروزر GXR 2021',
  stockNumber: 'AG-107',
}
const patrol = { title: 'Nissan Patrol 2022', titleAr: 'نيسان باترول 2022', stockNumber: null }
const audi = { title: 'Audi Q8 2024', titleAr: 'أودي Q8 2024', stockNumber: '٧٧' }
const untitled = { title: '', titleAr: '', stockNumber: null }
const cars = [landCruiser, patrol, audi, untitled]

test.each([
  ['', cars],
  ['  ', cars],
  ['CRUISER', [landCruiser]],
  ['2021 toyota', [landCruiser]],
  ['باترول', [patrol]],
  ['ag-107', [landCruiser]],
  ['cruiser 107', [landCruiser]],
  ['patrol 2021', []],
  ['٢٠٢١', [landCruiser]],
  ['اودي', [audi]],
  ['أودي', [audi]],
  ['77', [audi]],
])('finds cars by %j', (search, found) => {
  expect(findListings(cars, search)).toEqual(found)
})

const triple = { series: null, number: '333', category: 'triple-digit', location: 'doha' } as const
const letter = { series: 'Q', number: '123456', category: 'other', location: 'al-rayyan' } as const
const plates = [triple, letter]

test.each([
  ['', plates],
  ['  ', plates],
  ['333', [triple]],
  ['٣٣', [triple]],
  ['q123', [letter]],
  ['Q 123456', [letter]],
  ['rayyan', [letter]],
  ['الدوحة', [triple]],
  ['doha triple', [triple]],
  ['doha 123', []],
  ['Number plate', plates],
])('finds plates by %j', (search, found) => {
  expect(findPlates(plates, search)).toEqual(found)
})
