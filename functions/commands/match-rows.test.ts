import { describe, expect, it } from 'vitest'
import type { ListingRecord } from '#functions/data/listing-record.ts'
import { readColumns, type StockFile } from '#functions/stock-file/read-table.ts'
import { aListing } from '#functions/testing/builders.ts'
import { stockInMemory } from '#functions/testing/stock-in-memory.ts'
import { matchRows } from './match-rows.ts'
import { planImport } from './plan-import.ts'

const ownerId = 'usr_1'
const vin = 'JTMHX01J9K4123456'
const [first, second] = ['lst_01HZZZZZZZZZZZZZZZZZZZZZZA', 'lst_01HZZZZZZZZZZZZZZZZZZZZZZB']

const car = (parts: Partial<ListingRecord> = {}): ListingRecord =>
  aListing({ id: first, ownerId, slug: 'a-car-1', stockNumber: null, ...parts })
const withVin = (parts: Partial<ListingRecord> = {}) => car({ ...parts, car: { ...aListing().car, vin } })

const headers = ['Stock number', 'VIN', 'Link', 'Make', 'Model', 'Availability']
type Row = {
  number?: string
  vin?: string
  link?: string
  name?: [make: string, model: string]
  says?: string
}

/** What a file of these rows would do to these cars. */
const plan = async (stock: ListingRecord[], ...rows: Row[]) => {
  const file: StockFile = {
    encoding: null,
    headers,
    columns: readColumns(headers),
    rows: rows.map(({ number = '', vin: chassis = '', link = '', name = ['', ''], says = '' }, index) => ({
      row: index + 2,
      cells: [number, chassis, link, ...name, says],
    })),
  }
  const planned = await planImport(
    file,
    { ownerId, mode: 'DRAFT', at: new Date('2026-11-30T10:00:00.000Z') },
    {
      matchRows: (table, about) => matchRows(table, about, stockInMemory(stock)),
      newId: () => 'lst_new',
    },
  )
  return planned.map(({ action, listingId, stockNumber, changes, problems }) => {
    const renumbering = changes.find(({ field }) => field === 'stockNumber')
    return {
      does: action === 'CHANGE' && renumbering?.after === stockNumber ? 'RENUMBER' : action,
      listingId,
      problems: problems.map(({ field, problem }) => `${field} ${problem}`),
    }
  })
}

const renumbers = (listingId: string) => ({ does: 'RENUMBER', listingId, problems: [] })
const isNew = { does: 'CREATE', listingId: 'lst_new', problems: [] }
const isRefused = (...problems: string[]) => ({ does: 'REFUSE', listingId: null, problems })

const link = 'https://sayara.qa/cars/a-car-1'

describe('a number that is not in the stock', () => {
  it.each([null, 'A-7'])(
    'is another one of the car with the chassis number, which had %s',
    async (stockNumber) => {
      expect(await plan([withVin({ stockNumber })], { number: 'A-101', vin })).toEqual([renumbers(first)])
    },
  )

  it('is a new car’s where more cars have the chassis number than are looked at: it is an example that stayed', async () => {
    const others = Array.from({ length: 10 }, (_, n) => withVin({ id: `lst_${n}`, ownerId: 'usr_2' }))
    const { make, model } = aListing().car
    const row: Row = { number: 'A-101', vin, name: [make ?? '', model ?? ''] }
    expect(await plan([withVin(), ...others.slice(1)], row)).toEqual([renumbers(first)])
    expect(await plan([withVin(), ...others], row)).toEqual([isNew])
  })

  it('is another one of the car that the link of an export names', async () => {
    expect(await plan([car()], { number: 'A-101', link })).toEqual([renumbers(first)])
    const draft = car({ slug: null, status: 'DRAFT' })
    const form = `https://sayara.qa/sell-your-car?edit=${first}`
    expect(await plan([draft], { number: 'A-101', link: form })).toEqual([renumbers(first)])
  })

  it('is that of a new car where nothing says otherwise', async () => {
    expect(await plan([withVin()], { number: 'A-101' })).toEqual([isNew])
    const foreign = withVin({ ownerId: 'usr_2' })
    expect(await plan([foreign], { number: 'A-101', vin, link })).toEqual([isNew])
    expect(await plan([car()], { number: 'A-101', link: 'https://dealer.example/cars/42' })).toEqual([isNew])
  })

  it('is that of a new car where the row is of another model: the cells were copied along', async () => {
    expect(await plan([withVin()], { number: 'A-101', vin, link, name: ['Toyota', 'Camry'] })).toEqual([
      isNew,
    ])
  })

  it('is refused where another row has the car with its chassis number already', async () => {
    const rows = [
      { number: 'A-101', vin },
      { number: 'A-7', vin },
    ]
    expect(await plan([withVin({ stockNumber: 'A-7' })], ...rows)).toMatchObject([
      isRefused('vin REPEATED'),
      { does: 'SAME', listingId: first },
    ])
    expect(await plan([withVin()], ...rows)).toEqual([renumbers(first), isRefused('vin REPEATED')])
  })

  it('is that of a new car beside the row that its link was copied from', async () => {
    const rows = [
      { number: 'A-7', link },
      { number: 'A-101', link },
    ]
    expect(await plan([car({ stockNumber: 'A-7' })], ...rows)).toMatchObject([{ does: 'SAME' }, isNew])
  })

  it('is that of a new car where the one with its chassis number is sold, also by this very file', async () => {
    expect(
      await plan([withVin({ availability: 'SOLD' })], { number: 'A-101', vin, link, says: 'Available' }),
    ).toEqual([isNew])
    expect(
      await plan(
        [withVin({ stockNumber: 'A-7' })],
        { number: 'A-7', vin, says: 'Sold' },
        { number: 'A-101', vin },
      ),
    ).toMatchObject([{ does: 'CHANGE', listingId: first }, isNew])
  })

  it('is another one of a sold car whose row still says so', async () => {
    const sold = car({ availability: 'SOLD' })
    expect(await plan([sold], { number: 'A-101', link, says: 'Sold' })).toEqual([renumbers(first)])
  })

  it('is told by the link alone where several cars have the chassis number', async () => {
    const stock = [withVin(), withVin({ id: second, slug: 'a-car-2' })]
    expect(await plan(stock, { number: 'A-101', vin, link })).toEqual([renumbers(first)])
    expect(await plan(stock, { number: 'A-101', vin })).toEqual([isNew])
  })

  it('stands in a file once, whichever car it is for', async () => {
    const rows: Row[] = [
      { number: 'A-101', vin },
      { number: 'A-101', name: ['Toyota', 'Camry'] },
    ]
    const [, other] = await plan([withVin()], ...rows)
    expect(other?.problems).toContain('stockNumber REPEATED')
  })
})

describe('a row without a number', () => {
  it('is known by its link, its chassis number, or by the id that an earlier export wrote', async () => {
    for (const row of [{ link }, { vin }, { number: first }])
      expect(await plan([withVin()], row)).toEqual([{ does: 'SAME', listingId: first, problems: [] }])
  })

  it('is refused where nothing names a car', async () => {
    expect(await plan([withVin()], { name: ['Toyota', 'Camry'] })).toMatchObject([{ does: 'REFUSE' }])
    const [unknown] = await plan([withVin()], { number: second })
    expect(unknown?.problems).toContain('stockNumber UNKNOWN_VALUE')
    const [tooLong] = await plan([withVin()], { number: 'A'.repeat(200), vin })
    expect(tooLong?.problems).toContain('stockNumber TOO_LONG')
  })
})
