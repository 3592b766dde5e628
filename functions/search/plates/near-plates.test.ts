import { describe, expect, it, test } from 'vitest'
import { limits } from '#shared/constants/limits.ts'
import { type PlateQuery, plateQuery } from '#shared/schemas/plate-query.ts'
import { seededRandom } from '#functions/search/testing/documents.ts'
import { searchPlates } from './search-plates.ts'
import { similarPrices } from './similar-prices.ts'
import type { PlateDocument } from './columns.ts'
import { nearPlates } from './near-plates.ts'
import { createPlateIndex, type PlateIndex } from './plate-index.ts'
import { plateId, randomPlate, randomPlates } from './testing/documents.ts'

type Offer = readonly [number: string, price: number, parts?: Partial<PlateDocument>]

const offer = (offers: readonly Offer[]) =>
  createPlateIndex(
    offers.map(([text, price, parts], n) => ({
      ...randomPlate(seededRandom(1), n),
      series: text.startsWith('Q') ? 'Q' : null,
      number: text.replace('Q ', ''),
      category: 'other',
      location: 'doha',
      id: plateId(n),
      price,
      ...parts,
    })),
  )

const nearOf = (index: PlateIndex, query: PlateQuery) => nearPlates(index, query, searchPlates(index, query))

const nearTo = (offers: readonly Offer[], query: Record<string, string>) =>
  nearOf(offer(offers), plateQuery.parse(query)).map(
    ({ plate, why }) => `${plate.series ? `${plate.series} ` : ''}${plate.number} ${why}`,
  )

describe('plates near a number that nobody offers', () => {
  it('are the same digits in another order, one digit off, of the same pattern and length, and of its price', () => {
    const market: Offer[] = [
      ['54322', 9_000],
      ['22345', 9_000],
      ['12322', 9_000],
      ['88', 19_000],
      ['777777', 5_000_000],
    ]
    expect(nearTo(market, { search: '22354' })).toEqual([
      '54322 OTHER_ORDER',
      '22345 OTHER_ORDER',
      '12322 LENGTH',
      '88 PRICE',
    ])
    expect(nearTo(market, { search: '22346' })).toEqual([
      '22345 ONE_DIGIT',
      '54322 LENGTH',
      '12322 LENGTH',
      '88 PRICE',
    ])
    expect(
      nearTo(
        [
          ['4554', 60_000],
          ['4553', 60_000],
        ],
        { search: '7227' },
      ),
    ).toEqual(['4554 PATTERN', '4553 LENGTH'])
  })

  it('of one reason are those nearest in price first, and a few only', () => {
    const many: Offer[] = [50_000, 19_000, 2_000, 18_000, 100_000].map((price, n) => [`6010${n}`, price])
    expect(nearTo(many, { search: '98061' })).toEqual(['60103 LENGTH', '60101 LENGTH', '60100 LENGTH'])
  })

  it('begin with the number itself when only a filter is in its way', () => {
    expect(
      nearTo(
        [
          ['333', 900_000],
          ['334', 90_000],
        ],
        { search: '333', maxPrice: '100000' },
      ),
    ).toEqual(['333 NUMBER', '334 ONE_DIGIT'])
    // A letter that was chosen is a filter like the others.
    expect(nearTo([['333', 900_000]], { search: '333', series: 'Q' })).toEqual(['333 NUMBER'])
    expect(nearTo([['Q 333', 900_000]], { search: '333', maxPrice: '100000' })).toEqual(['Q 333 NUMBER'])
  })

  it.each<Record<string, string>>([{ search: 'Q 333' }, { number: 'Q 333' }, { search: 'حرف Q رقم 333' }])(
    'are not the number itself behind another letter, which then comes before other numbers: %j',
    (query) => {
      const plain: Offer = ['333', 900_000]
      expect(nearTo([plain], query)).toEqual(['333 OTHER_LETTER'])
      expect(nearTo([['Q 334', 90_000], plain], query)).toEqual(['333 OTHER_LETTER', 'Q 334 ONE_DIGIT'])
      const letters = nearTo([plain, ['Q 333', 900_000]], { ...query, maxPrice: '100000' })
      expect(letters[0]).toBe('Q 333 NUMBER')
    },
  )

  it('behind another letter pass the other filters, and dearer ones come before another order', () => {
    const market: Offer[] = [
      ['Q 54321', 20_000],
      ['Q 54312', 20_000],
      ['Q 54213', 20_000],
      ['12345', 900_000],
    ]
    expect(nearTo(market, { search: 'Q 12345' })[0]).toBe('12345 OTHER_LETTER')
    expect(nearTo(market, { search: 'Q 12345', maxPrice: '100000' })).not.toContain('12345 OTHER_LETTER')
  })

  it('pass the other filters, unless none does', () => {
    const market: Offer[] = [
      ['12346', 1000],
      ['12354', 9_000_000],
    ]
    expect(nearTo(market, { search: '12345', minPrice: '500000' })).toEqual(['12354 OTHER_ORDER'])
    expect(nearTo(market, { search: '12345', location: 'al-khor' })).toEqual([
      '12354 OTHER_ORDER',
      '12346 ONE_DIGIT',
    ])
  })

  it.each([
    ['7?7?7?', ['777000 OTHER_ORDER', '727182 ONE_DIGIT', '123456 LENGTH']],
    ['?77776', ['727182 LENGTH', '777000 LENGTH', '123456 LENGTH']],
  ])('of the pattern %s have its digits elsewhere, or one of them not', (search, expected) => {
    const market = ['777000', '727182', '123456'].map((number): Offer => [number, 1])
    const found = nearTo(market, { search })
    expect(found.toSorted()).toEqual(expected.toSorted())
  })

  it('follow a few others that have the digits within them, and none of these is there twice', () => {
    const market: Offer[] = [
      ['767676', 1],
      ['67677', 1],
    ]
    expect(nearTo(market, { search: '67676' })).toEqual(['67677 ONE_DIGIT'])
    expect(nearTo([...market, ['67676', 1]], { search: '67676' })).toEqual([])
  })

  it.each(['', 'vip', 'unknown word', '12 plates 345'])('are none for the text “%s”', (search) => {
    expect(nearTo([['333', 1]], { search })).toEqual([])
  })
})

test('no text makes the nearest more than a screen, or slow', () => {
  const index = createPlateIndex(randomPlates(5, 5000))
  for (const search of ['1*2*3*', '*1*2*3', '0987', '998877', '?'])
    expect(nearOf(index, plateQuery.parse({ search })).length).toBeLessThanOrEqual(limits.plate.near.most)
})

test('what is asked for similar numbers is the middle half of their prices, without the plate’s own', () => {
  const prices = [10_000, 20_000, 30_000, 40_000, 50_000, 9_000_000]
  const index = offer([
    ...prices.map((price, n): Offer => [`6010${n}`, price]),
    ['7777', 5],
    ['61234', 500_000],
  ])
  expect(similarPrices(index, [plateId(5), plateId(0), plateId(6)])).toEqual([
    { low: 20_000, high: 50_000 },
    { low: 30_000, high: 500_000 },
    null,
  ])
})
