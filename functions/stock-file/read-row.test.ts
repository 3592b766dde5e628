import { describe, expect, it, test } from 'vitest'
import { readColumns } from './read-table.ts'
import { planRow } from '#functions/stock-file/plan-row.ts'
import { cellsOf, readRow, type Cells } from '#functions/stock-file/read-row.ts'
import { makeOf, modelOf } from './vocabulary.ts'
import { aListing } from '#functions/testing/builders.ts'
import { carTitle } from '#shared/reference/car-title.ts'
import { makes } from '#shared/reference/makes.ts'
import { stockColumns } from '#shared/reference/stock-columns.ts'
import { carFields, type CarDraft } from '#shared/schemas/listing.ts'

const at = new Date('2026-05-01T10:00:00.000Z')
const place = { row: 2, stockNumber: 'A' }
const order = { mode: 'PUBLISH', newId: 'lst_00000000000000000000000009' } as const

describe('columns', () => {
  it.each(['en', 'ar'] as const)(
    'are all found by their headers in %s, however they are written',
    (language) => {
      const headers = stockColumns.map(
        (column) => ` ${column[language].toUpperCase().replaceAll(' ', '_')}: `,
      )
      expect(readColumns(headers).fields).toEqual(stockColumns.map(({ field }) => field))
    },
  )

  it('have no header in common', () => {
    for (const { field, en, ar, aliases } of stockColumns) {
      for (const header of [field, en, ar, ...aliases])
        if (field !== 'stockNumber')
          expect(readColumns(['Ref', header]).fields).toEqual(['stockNumber', field])
    }
  })

  it('are those that a car has, and two more', () => {
    const fields = stockColumns.map(({ field }) => field)
    expect(fields.toSorted()).toEqual([...Object.keys(carFields), 'stockNumber', 'photos'].toSorted())
  })

  it('that say nothing to us are named, not obeyed', () => {
    expect(readColumns(['Ref', 'ownerId', '', 'Sales\nman'])).toEqual({
      fields: ['stockNumber', undefined, undefined, undefined],
      ignored: ['ownerId', 'Sales man'],
    })
  })

  it('must have the stock number, and none twice', () => {
    expect(() => readColumns(['Make'])).toThrow('MISSING_COLUMNS')
    expect(() => readColumns(['Ref', 'Color', 'اللون'])).toThrow('REPEATED_COLUMNS')
  })

  it('that come half a million times each are refused at once', { timeout: 10_000 }, () => {
    const many = ['Ref', ...Array.from({ length: 400_000 }, (_, index) => (index < 200_000 ? 'year' : 'km'))]
    expect(() => readColumns(many)).toThrow(expect.objectContaining({ columns: ['year', 'mileage'] }))
  })
})

test('every make and model is found by each of its names', () => {
  for (const make of makes) {
    for (const name of [make.name, make.ar]) expect(makeOf(name)?.name).toBe(make.name)
    for (const model of make.models) {
      expect(modelOf(make, model.name)?.name).toBe(model.name)
      expect(
        modelOf(make, carTitle({ model: model.name, make: make.name }, 'ar').replace(make.ar, ''))?.name,
      ).toBe(model.name)
    }
  }
})

describe('a row', () => {
  it('has as many cells as there are headers; blank ones more do not count', () => {
    const columns = readColumns(['Ref', 'Make'])
    expect(cellsOf(columns, ['1', 'Kia', '', ' '])).toEqual({ stockNumber: '1', make: 'Kia' })
    expect(cellsOf(columns, ['1', 'Kia', 'x'])).toBeUndefined()
    expect(cellsOf(columns, ['1'])).toBeUndefined()
  })

  it('keeps file names of photos, without the folders of somebody’s machine', () => {
    const read = readRow({ photos: 'C:\\cars\\a.jpg | b.jpg | /tmp/a.jpg' }, {}, at)
    expect(read.photoNames).toEqual(['a.jpg', 'b.jpg'])
    const many = Array.from({ length: 11 }, (_, index) => `${index}.jpg`).join('|')
    expect(readRow({ photos: many }, {}, at).problems).toMatchObject([
      { field: 'photos', problem: 'TOO_MANY' },
    ])
  })

  it.each<[string, Cells, CarDraft, string[]]>([
    ['a model of the make that is known', { model: 'إكس تريل' }, { make: 'Nissan' }, []],
    ['a model of another make', { model: 'Camry' }, { make: 'Nissan' }, ['model UNKNOWN_MODEL']],
    [
      'another make, which the model does not fit',
      { make: 'كيا' },
      { make: 'Nissan', model: 'Patrol' },
      ['model UNKNOWN_MODEL'],
    ],
    ['a model alone', { model: 'Camry' }, {}, ['make REQUIRED']],
    ['an unknown make', { make: 'Toyoda', model: 'Camry' }, {}, ['make UNKNOWN_MAKE']],
  ])('with %s', (_, cells, before, problems) => {
    const read = readRow(cells, before, at)
    expect(read.problems.map(({ field, problem }) => `${field} ${problem}`)).toEqual(problems)
  })
})

describe('the plan of a row', () => {
  const seen = aListing({ stockNumber: 'A', car: { ...aListing().car, features: ['sunroof', 'bluetooth'] } })
  const plan = (cells: Cells, listing = seen) =>
    planRow(place, readRow(cells, listing.car, at), listing, order)

  it('leaves alone what is the same, equipment in another order included', () => {
    const same = plan({ make: 'نيسان', model: 'باترول', priceQAR: '165,000', features: 'Bluetooth|Sunroof' })
    expect(same).toMatchObject({
      action: 'SAME',
      changes: [],
      answers: {},
      title: 'Nissan Patrol Platinum 2020',
    })
  })

  it('writes only what differs', () => {
    expect(plan({ priceQAR: '150000', color: 'أبيض', engineSize: '5.6L' })).toMatchObject({
      action: 'CHANGE',
      seenVersion: seen.version,
      answers: { priceQAR: 150_000, engineSize: '5.6L' },
      changes: [
        { field: 'priceQAR', before: 165_000, after: 150_000 },
        { field: 'engineSize', before: null, after: '5.6L' },
      ],
    })
  })

  it('does not revive a sold car', () => {
    const sold = aListing({ availability: 'SOLD' })
    expect(plan({ priceQAR: '1' }, sold)).toMatchObject({
      action: 'REFUSE',
      problems: [{ problem: 'CANNOT_CHANGE' }],
    })
    expect(plan({ priceQAR: '165000' }, sold).action).toBe('SAME')
  })

  it('asks of a new car what publishing needs, and of a draft nothing', () => {
    const read = () => readRow({ make: 'Kia', model: 'Sportage', year: 'soon' }, {}, at)
    const published = planRow(place, read(), undefined, order)
    expect(published.problems.map(({ field, problem }) => `${field} ${problem}`)).toEqual([
      'year NOT_A_NUMBER',
      ...['mileage', 'priceQAR', 'city', 'condition', 'bodyType', 'fuelType', 'transmission', 'color'].map(
        (field) => `${field} REQUIRED`,
      ),
    ])
    const draft = planRow(place, readRow({ make: 'Kia' }, {}, at), undefined, { ...order, mode: 'DRAFT' })
    expect(draft).toMatchObject({ action: 'CREATE', listingId: order.newId, answers: { make: 'Kia' } })
  })
})
