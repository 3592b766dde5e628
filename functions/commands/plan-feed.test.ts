import { describe, expect, it } from 'vitest'
import { aListing } from '#functions/testing/builders.ts'
import { stockInMemory } from '#functions/testing/stock-in-memory.ts'
import type { ListingRecord } from '#functions/data/listing-record.ts'
import type { FeedStock } from '#functions/data/stock-feeds.ts'
import type { PlannedRow } from '#functions/stock-file/plan-row.ts'
import { readColumns, type StockFile } from '#functions/stock-file/read-table.ts'
import type { GoneAction } from '#shared/schemas/stock-feed.ts'
import { matchRows } from './match-rows.ts'
import { planFeed } from './plan-feed.ts'
import { planImport } from './plan-import.ts'

const at = new Date('2026-11-27T01:00:00.000Z')
const ownerId = 'usr_1'

const row = (parts: Partial<PlannedRow>): PlannedRow => ({
  row: 2,
  stockNumber: 'A',
  title: '',
  titleAr: '',
  action: 'SAME',
  listingId: 'lst_A',
  changes: [],
  problems: [],
  photoNames: [],
  answers: {},
  moves: {},
  seenVersion: 1,
  ...parts,
})

const car = (stockNumber: string, parts: Partial<ListingRecord> = {}) =>
  aListing({ id: `lst_${stockNumber}`, ownerId, stockNumber, status: 'APPROVED', ...parts })

type Given = {
  planned?: PlannedRow[]
  stock?: ListingRecord[]
  known?: string[]
  paused?: string[]
  sold?: string[]
  reserved?: string[]
  returning?: Record<string, string>
  gone?: GoneAction
  /** What the file says of each car's availability. */
  said?: string
  /** Takes the cars that the plan of the file looks at as if they were on offer. */
  seenBy?: ReadonlySet<string>[]
}

const fileOf = (planned: PlannedRow[], said: string): StockFile => ({
  encoding: null,
  headers: [],
  columns: readColumns(['Ref', 'Availability']),
  rows: planned.map(({ row, stockNumber }) => ({ row, cells: [stockNumber ?? '', said] })),
})

const plan = ({
  planned = [],
  stock = [],
  known = [],
  paused = [],
  sold = [],
  reserved = [],
  returning = {},
  gone = 'SOLD',
  said = '',
  seenBy,
}: Given) =>
  planFeed(
    fileOf(planned, said),
    {
      feed: { ownerId, mode: 'PUBLISH', gone },
      stock: { known, offered: [], paused, sold, reserved, returning, isWaiting: false },
      at,
    },
    {
      planImport: async (_, { returned }) => {
        seenBy?.push(returned ?? new Set())
        return planned
      },
      matchRows: (file, about) => matchRows(file, about, stockInMemory(stock)),
      ...stockInMemory(stock),
    },
  )

/** The plan of a feed with the plan of its rows, of these listings. */
const liveWith = (listings: readonly ListingRecord[]): Parameters<typeof planFeed>[2] => ({
  ...stockInMemory(listings),
  matchRows: (file, about) => matchRows(file, about, stockInMemory(listings)),
  planImport: (file, options) => planImport(file, options, { matchRows, newId: () => 'lst_new' }),
})

const priced = (before: number | null, after: number): Partial<PlannedRow> => ({
  action: 'CHANGE',
  changes: [{ field: 'priceQAR', before, after }],
  answers: { priceQAR: after },
})

it.each([
  ['a little lower', 100_000, 95_000, undefined],
  ['a third lower', 100_000, 65_000, 'PRICE'],
  ['ten times higher', 100_000, 1_000_000, 'PRICE'],
])('a price that is %s waits: %s to %s, %s', async (_, before, after, held) => {
  const { rows } = await plan({ planned: [row(priced(before, after))] })
  expect(rows[0]?.held).toBe(held)
})

it('a new car waits for a yes when its price is none, unless it stays a draft', async () => {
  const made = { action: 'CREATE', answers: { priceQAR: 25 } } as const
  const { rows } = await plan({
    planned: [row(made), row({ ...made, stockNumber: 'B', moves: { intent: 'DRAFT' } })],
  })
  expect(rows.map(({ held }) => held)).toEqual(['PRICE', undefined])
})

it('a row that says its car is sold does not wait because of its price', async () => {
  const listing = car('A')
  const file: StockFile = {
    encoding: null,
    headers: [],
    columns: readColumns(['Ref', 'Availability', 'Price']),
    rows: [{ row: 2, cells: ['A', 'Sold', '1'] }],
  }
  const stock = {
    known: [],
    offered: [],
    paused: [],
    sold: [],
    reserved: [],
    returning: {},
    isWaiting: false,
  }
  const { rows } = await planFeed(
    file,
    { feed: { ownerId, mode: 'PUBLISH', gone: 'SOLD' }, stock, at },
    liveWith([listing]),
  )
  expect(rows).toMatchObject([{ action: 'CHANGE', moves: { availability: 'SOLD' } }])
  expect(rows[0]).not.toHaveProperty('held')
})

it.each([
  ['NOTHING', undefined],
  ['PAUSED', 'PAUSED'],
  ['SOLD', 'SOLD'],
] as const)('a car that left the feed: %s', async (gone, after) => {
  const { rows, stock } = await plan({
    planned: [row({ row: 2 })],
    stock: [car('A'), car('B')],
    known: ['A', 'B'],
    gone,
  })
  expect(rows.slice(1)).toMatchObject(
    after
      ? [
          {
            row: 3,
            listingId: 'lst_B',
            moves: { availability: after },
            changes: [{ before: 'AVAILABLE', after }],
          },
        ]
      : [],
  )
  expect(stock).toEqual({
    known: after ? ['A', 'B'] : ['A'],
    offered: ['A'],
    paused: after === 'PAUSED' ? ['B'] : [],
    sold: after === 'SOLD' ? ['B'] : [],
    reserved: [],
    returning: {},
    isWaiting: false,
  })
})

it('leaves alone what cannot be sold any more, was never in the feed, or is somebody else’s', async () => {
  const { rows } = await plan({
    planned: [row({})],
    stock: [
      car('A'),
      car('B', { availability: 'SOLD' }),
      car('C', { status: 'DRAFT' }),
      car('D'),
      car('E', { ownerId: 'usr_2' }),
    ],
    known: ['A', 'B', 'C', 'E'],
  })
  expect(rows).toHaveLength(1)
})

it.each(['DRAFT', 'PENDING', 'REJECTED'] as const)(
  'a car that left the feed as %s is taken off sale once it is public',
  async (status) => {
    const given = { planned: [row({})], known: ['A', 'B', 'C', 'D'] }
    const sold = car('C', { status, availability: 'SOLD' })
    const { rows, stock } = await plan({ ...given, stock: [car('A'), car('B', { status }), sold] })
    expect(rows).toHaveLength(1)
    expect(stock).toMatchObject({ known: ['A', 'B'], isWaiting: status === 'PENDING' })
    const next = await plan({ ...given, known: stock.known, stock: [car('A'), car('B')] })
    expect(next.rows[1]).toMatchObject({ listingId: 'lst_B', moves: { availability: 'SOLD' } })
  },
)

it('too many that are gone at once wait for a yes', async () => {
  const names = ['B', 'C', 'D', 'E', 'F', 'G']
  const { rows } = await plan({
    planned: [row({})],
    stock: ['A', ...names].map((name) => car(name)),
    known: ['A', ...names],
  })
  expect(rows.slice(1).map(({ held }) => held)).toEqual(names.map(() => 'GONE'))
})

it('a car that is gone waits for a yes where a row’s number cannot be read: it may be that one', async () => {
  const unread = row({ row: 3, stockNumber: null, action: 'REFUSE', listingId: null })
  const { rows } = await plan({ planned: [row({}), unread], stock: [car('B')], known: ['A', 'B'] })
  expect(rows[2]).toMatchObject({ listingId: 'lst_B', held: 'GONE' })
})

it('a car that was paused since it was gone is on offer again with its return', async () => {
  const given = { planned: [row({})], stock: [car('A', { availability: 'PAUSED' })], paused: ['A'] }
  const { rows, stock } = await plan(given)
  expect(rows).toMatchObject([{ action: 'CHANGE', moves: { availability: 'AVAILABLE' } }])
  // Until it is: a check may be made twice.
  expect(stock.paused).toEqual(['A'])
  const after = await plan({ ...given, stock: [car('A')] })
  expect(after.rows).toMatchObject([{ action: 'SAME', moves: {} }])
  expect(after.stock.paused).toEqual([])
})

it.each(['PENDING', 'DRAFT'] as const)('a %s car that is in the feed again', async (status) => {
  const off = car('A', { status, availability: 'PAUSED' })
  const { rows, stock } = await plan({ planned: [row({})], stock: [off], paused: ['A'] })
  expect(rows).toMatchObject([{ action: 'SAME' }])
  expect(stock.isWaiting).toBe(status === 'PENDING')
})

it('a car that counted as sold since it was gone is on offer again with its return, with a new price too', async () => {
  const given = { stock: [car('A', { availability: 'SOLD' })], sold: ['A'] }
  const back = { changes: [{ field: 'availability', before: 'SOLD', after: 'AVAILABLE' }] }
  const { rows, stock } = await plan({ ...given, planned: [row({})] })
  expect(rows).toMatchObject([{ action: 'CHANGE', moves: { availability: 'AVAILABLE' }, ...back }])
  expect(stock.sold).toEqual(['A'])
  const returned: ReadonlySet<string>[] = []
  await plan({ ...given, planned: [row({})], seenBy: returned })
  expect(returned).toEqual([new Set(['lst_A'])])
  const byHand = await plan({ stock: given.stock, planned: [row({})] })
  expect(byHand.rows).toMatchObject([{ action: 'SAME' }])
})

describe.each(['PAUSED', 'SOLD'] as const)('a car that was %s since it was gone', (gone) => {
  const off = (hour: number) =>
    car('A', { availability: gone, availabilityAt: new Date(at.getTime() + hour * 3_600_000).toISOString() })
  const given = { planned: [row({})], gone, ...(gone === 'SOLD' ? { sold: ['A'] } : { paused: ['A'] }) }
  const others = [row({ stockNumber: 'B', listingId: 'lst_B' })]

  it('returns also where its return was not carried out, and the file is checked again', async () => {
    const first = await plan({ ...given, stock: [off(0)] })
    const again = await plan({ ...given, ...first.stock, stock: [off(0)] })
    expect(again.rows).toMatchObject([{ moves: { availability: 'AVAILABLE' } }])
    const lacked = await plan({ ...given, ...again.stock, planned: others, stock: [off(0), car('B')] })
    const { rows } = await plan({ ...given, ...lacked.stock, stock: [off(0)] })
    expect(rows).toMatchObject([{ moves: { availability: 'AVAILABLE' } }])
  })

  it(`stays ${gone} where its dealership has said so since its return`, async () => {
    const back = await plan({ ...given, stock: [off(0)] })
    const { rows, stock } = await plan({ ...given, ...back.stock, stock: [off(9)] })
    expect(rows).toMatchObject([{ action: 'SAME', moves: {} }])
    expect(stock).toMatchObject({ paused: [], sold: [], returning: {} })
    // Nor where the next file lacks it, and only the one after that has it.
    const lacked = await plan({ ...given, ...back.stock, planned: others, stock: [off(9), car('B')] })
    const later = await plan({ ...given, ...lacked.stock, stock: [off(9)] })
    expect(later.rows).toMatchObject([{ action: 'SAME', moves: {} }])
  })

  it('returns once more where it leaves the feed once more', async () => {
    const back = await plan({ ...given, stock: [off(0)] })
    const left = await plan({ ...given, ...back.stock, planned: others, stock: [car('A'), car('B')] })
    expect(left.rows[1]).toMatchObject({ listingId: 'lst_A', moves: { availability: gone } })
    const { rows } = await plan({ ...given, ...left.stock, stock: [off(24)] })
    expect(rows).toMatchObject([{ moves: { availability: 'AVAILABLE' } }])
  })
})

it.each(['PAUSED', 'SOLD'] as const)(
  'a reserved car that was %s for a night is reserved again',
  async (gone) => {
    const reserved = car('B', { availability: 'RESERVED' })
    const given = { planned: [row({})], gone }
    const night = await plan({ ...given, known: ['A', 'B'], stock: [car('A'), reserved] })
    expect(night.stock).toMatchObject({ reserved: ['B'] })
    const planned = [row({}), row({ row: 3, stockNumber: 'B', listingId: 'lst_B' })]
    const stock = [car('A'), car('B', { availability: gone })]
    const back = await plan({ ...night.stock, gone, planned, stock })
    expect(back.rows[1]).toMatchObject({
      moves: { availability: 'RESERVED' },
      changes: [{ before: gone, after: 'RESERVED' }],
    })
    expect(back.stock.reserved).toEqual(['B'])
    const after = await plan({ ...back.stock, gone, planned, stock: [car('A'), reserved] })
    expect(after.stock).toMatchObject({ paused: [], sold: [], reserved: [] })
  },
)

it('a car whose reservation ended before it left the feed again is available with its next return', async () => {
  const { stock } = await plan({
    planned: [row({})],
    gone: 'PAUSED',
    stock: [car('A'), car('B')],
    known: ['A', 'B'],
    paused: ['B'],
    reserved: ['B'],
  })
  expect(stock).toMatchObject({ paused: ['B'], reserved: [] })
})

it.each(['DRAFT', 'PENDING'] as const)(
  'a car that was paused since it was gone, and is %s at its return, is on offer once it is public',
  async (status) => {
    const given = { planned: [row(priced(100_000, 95_000))], paused: ['A'] }
    const seenBy: ReadonlySet<string>[] = []
    const paused = car('A', { availability: 'PAUSED', status })
    const { rows, stock } = await plan({ ...given, stock: [paused], seenBy })
    expect(rows.map(({ moves }) => moves)).toEqual([{}])
    expect(seenBy).toEqual([new Set()])
    const next = await plan({ ...given, ...stock, stock: [car('A', { availability: 'PAUSED' })] })
    expect(next.rows).toMatchObject([{ moves: { availability: 'AVAILABLE' } }])
  },
)

it('says of a row that was refused, or waits for a yes, not that its car is there', async () => {
  const planned = [row({}), row({ row: 3, stockNumber: 'B', action: 'REFUSE' })]
  const doubtful = row({ row: 4, stockNumber: 'C', ...priced(150_000, 15_000) })
  const { stock } = await plan({ planned: [...planned, doubtful], stock: [car('A'), car('B'), car('C')] })
  expect(stock).toMatchObject({ known: ['A', 'B', 'C'], offered: ['A'] })
})

it('what its dealer had paused, or what waits for a yes, does not return as if the feed had ended it', async () => {
  const paused = car('B', { availability: 'PAUSED' })
  const given = { planned: [row({})], known: ['A', 'B'] }
  expect((await plan({ ...given, stock: [car('A'), paused] })).stock.sold).toEqual([])
  expect((await plan({ ...given, stock: [car('A'), paused], paused: ['B'] })).stock.sold).toEqual(['B'])
  const unread = row({ row: 3, stockNumber: null, action: 'REFUSE', listingId: null })
  const held = await plan({ ...given, planned: [row({}), unread], stock: [car('A'), car('B')] })
  expect(held.stock).toMatchObject({ known: ['A', 'B'], sold: [] })
  const off = await plan({
    ...given,
    planned: [row({}), unread],
    stock: [car('A'), car('B')],
    gone: 'PAUSED',
  })
  expect(off.stock).toMatchObject({ known: ['A', 'B'], paused: [] })
})

it('a car that its dealer has paused, or of which the file says how it is, stays as it is', async () => {
  const given = { planned: [row({})], stock: [car('A', { availability: 'PAUSED' })] }
  expect((await plan(given)).rows).toMatchObject([{ action: 'SAME' }])
  const said = await plan({ ...given, paused: ['A'], said: 'Paused' })
  expect(said.rows).toMatchObject([{ action: 'SAME' }])
})

describe('a car that the feed gives another number', () => {
  const vin = 'JTMHX01J9K4123456'
  const renumbered = (parts: Partial<ListingRecord> = {}) =>
    car('A', { ...parts, car: { ...aListing().car, vin } })
  const none = { known: [], offered: [], paused: [], sold: [], reserved: [], returning: {}, isWaiting: false }
  const night = (
    listing: ListingRecord,
    price: string,
    stock: Partial<FeedStock>,
    gone: GoneAction = 'SOLD',
  ) =>
    planFeed(
      {
        encoding: null,
        headers: [],
        columns: readColumns(['Ref', 'VIN', 'Price']),
        rows: [{ row: 2, cells: ['B', vin, price] }],
      },
      { feed: { ownerId, mode: 'DRAFT', gone }, stock: { ...none, ...stock }, at },
      liveWith([listing]),
    )

  it('is neither ended nor made once more', async () => {
    const { rows, stock } = await night(renumbered(), '', { known: ['A'] })
    expect(rows).toMatchObject([
      { action: 'CHANGE', listingId: 'lst_A', changes: [{ field: 'stockNumber', before: 'A', after: 'B' }] },
    ])
    expect(rows[0]).not.toHaveProperty('held')
    expect(stock).toMatchObject({ offered: ['B'], sold: [] })
  })

  it('is known by its former one until its row is carried out', async () => {
    const refused = await night(renumbered(), 'ask us', { known: ['A'] })
    expect(refused.rows).toMatchObject([{ action: 'REFUSE', listingId: 'lst_A' }])
    expect(refused.stock.known).toEqual(['B', 'A'])
    const left = await plan({
      ...refused.stock,
      planned: [row({ stockNumber: 'C', listingId: 'lst_C' })],
      stock: [renumbered()],
    })
    expect(left.rows[1]).toMatchObject({ listingId: 'lst_A', moves: { availability: 'SOLD' } })
  })

  it('is on offer again where the feed had paused it', async () => {
    const paused = renumbered({ availability: 'PAUSED' })
    const { rows } = await night(paused, '', { paused: ['A'] }, 'PAUSED')
    expect(rows).toMatchObject([{ listingId: 'lst_A', moves: { availability: 'AVAILABLE' } }])
  })
})
