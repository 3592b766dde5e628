import { describe, expect, it, test } from 'vitest'
import { readColumns } from './read-table.ts'
import { planRow } from './plan-row.ts'
import { type PlainField, readCell, readList, readNumber } from './read-cell.ts'
import { type Cells, cellsOf, findMonthFirst, readRow } from './read-row.ts'
import { makeOf, modelOf } from './vocabulary.ts'
import { aListing } from '#functions/testing/builders.ts'
import { carTitle } from '#shared/reference/car-title.ts'
import { makes } from '#shared/reference/makes.ts'
import { stockColumns } from '#shared/reference/stock-columns.ts'
import { type CarDraft, carFields } from '#shared/schemas/listing.ts'
import fc from 'fast-check'
import { limits } from '#shared/constants/limits.ts'

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

  it('are found by a header that only older templates have', () => {
    expect(readColumns(['Ref', 'السعر ثابت']).fields).toEqual(['stockNumber', 'isPriceFixed'])
  })

  it('are those that a car has but for the maker of a report, and four more', () => {
    const fields = stockColumns.map(({ field }) => field)
    expect(fields.toSorted()).toEqual(
      [
        ...Object.keys(carFields).filter((name) => name !== 'inspectedBy'),
        'stockNumber',
        'photos',
        'status',
        'availability',
      ].toSorted(),
    )
  })

  it('that say nothing to us are named, not obeyed', () => {
    expect(readColumns(['Ref', 'ownerId', '', 'Sales\nman', 'Notes', 'ملاحظات'])).toEqual({
      fields: ['stockNumber', undefined, undefined, undefined, undefined, undefined],
      places: [['stockNumber', 0]],
      linkAt: -1,
      ignored: ['ownerId', 'Sales man', 'Notes', 'ملاحظات'],
    })
  })

  it('must have the stock number, and none twice', () => {
    expect(() => readColumns(['Make'])).toThrow('MISSING_COLUMNS')
    expect(() => readColumns(['Ref', 'Color', 'اللون'])).toThrow('REPEATED_COLUMNS')
  })

  // The limit is a measure: work that grows with the square of the columns takes longer, on any machine.
  it('that come half a million times each are refused at once', { timeout: 60_000 }, () => {
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
  it('has at most as many cells as there are headers; blank ones more do not count, nor blank ones that Excel leaves out', () => {
    const columns = readColumns(['Ref', 'Make'])
    expect(cellsOf(columns, { cells: ['1', 'Kia', '', ' '] })).toEqual({ stockNumber: '1', make: 'Kia' })
    expect(cellsOf(columns, { cells: ['1', 'Kia', 'x'] })).toBeUndefined()
    expect(cellsOf(columns, { cells: ['1'] })).toEqual({ stockNumber: '1' })
    expect(cellsOf(columns, { cells: ['1'], isCut: true })).toBeUndefined()
  })

  it.each<[string, string, Cells]>([
    ['Status', 'Sold', { availability: 'Sold' }],
    ['Status', 'In stock', { availability: 'In stock' }],
    ['الحالة', 'متوفرة', { availability: 'متوفرة' }],
    ['الحالة', 'مباعة', { availability: 'مباعة' }],
    ['Status', 'Published', { status: 'Published' }],
    ['Condition', 'Excellent', { condition: 'Excellent' }],
    ['Status', 'Somewhere', { status: 'Somewhere' }],
    ['Status', 'Yes', { status: 'Yes' }],
    ['Available', 'Yes', { availability: 'Yes' }],
  ])('whose %s is %s says %o', (header, text, said) => {
    const columns = readColumns(['Ref', header])
    expect(cellsOf(columns, { cells: ['1', text] })).toEqual({ stockNumber: '1', ...said })
  })

  it('keeps file names of photos, without the folders of somebody’s machine', () => {
    const read = readRow({ photos: 'C:\\cars\\a.jpg | b.jpg | /tmp/a.jpg' }, {}, at)
    expect(read.photoNames).toEqual(['a.jpg', 'b.jpg'])
    const many = Array.from({ length: limits.listing.photos + 1 }, (_, index) => `${index}.jpg`).join('|')
    expect(readRow({ photos: many }, {}, at).problems).toMatchObject([
      { field: 'photos', problem: 'TOO_MANY' },
    ])
  })

  it.each<[make: string, text: string, CarDraft]>([
    ['مرسيدس', 'C 200', { model: 'C-Class', variant: 'C 200' }],
    ['Mercedes', 'c200', { model: 'C-Class', variant: 'C 200' }],
    ['Mercedes', 'C 63', { model: 'C-Class', variant: 'C 63 AMG' }],
    ['Mercedes', 'S 500', { model: 'S-Class', variant: 'S 500' }],
    ['Mercedes', 'G63', { model: 'G-Class' }],
    ['BMW', '320i', { model: '3 Series', variant: '320i' }],
    ['Ford', 'تورس', { model: 'Taurus' }],
  ])('of a %s takes %s as people here mean it', (make, model, meant) => {
    const { problems, answers } = readRow({ make, model }, {}, at)
    expect(problems).toEqual([])
    expect(answers).toMatchObject(meant)
    expect(answers.variant).toBe(meant.variant)
  })

  it('does not guess by a trim that several models have, or any might', () => {
    for (const [make, model] of [
      ['BMW', 'xDrive40i'],
      ['Toyota', 'TXL'],
      ['BMW', 'C 200'],
    ] as const)
      expect(readRow({ make, model }, {}, at).problems).toMatchObject([{ problem: 'UNKNOWN_MODEL' }])
  })

  it('keeps a variant that is named or known beside a trim in the place of the model', () => {
    const cells = { make: 'Mercedes', model: 'C 200' }
    const variantOf = (more: Cells, before: CarDraft) =>
      readRow({ ...cells, ...more }, before, at).answers.variant
    expect(variantOf({ variant: 'AMG Line' }, {})).toBe('AMG Line')
    expect(variantOf({}, { model: 'C-Class', variant: 'C 200 AMG Line' })).toBeUndefined()
    expect(variantOf({}, { model: 'E-Class', variant: 'E 300' })).toBe('C 200')
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
    const sold = aListing({ stockNumber: 'A', availability: 'SOLD' })
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

const read = (field: PlainField, text: string) => {
  const cell = readCell(field, text, at)
  return 'problem' in cell ? cell.problem : cell.value
}

test.each([
  '45000',
  '45,000',
  '45.000',
  '45 000',
  '45\u00a0000',
  'QAR 45,000',
  '45,000 QR',
  'Q.R. 45000',
  '45.000 ر.ق',
  '٤٥٬٠٠٠',
  '٤٥٠٠٠ ريال قطري',
  '۴۵۰۰۰',
  '45,000.00',
  '45.000,00',
  '45000/-',
  ' 45000 km ',
  '٤٥،٠٠٠ كم',
])('%s is a number', (text) => expect(readNumber(text)).toBe(45_000))

test.each(['', 'abc', '45,5', '45.50', '4,50', '45k', '4.5E+04', '1,2,3', '45000 USD', '0x10', '--1', '1/2'])(
  '%s is none',
  (text) => expect(readNumber(text)).toBeUndefined(),
)

test('any whole number is read however its digits are grouped and written', () => {
  const arabic = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))
  fc.assert(
    fc.property(fc.nat(limits.listing.price.max), fc.constantFrom(',', '.', ' ', '٬', ''), (number, sign) => {
      const text = String(number).replace(/\B(?=(?:\d{3})+$)/g, sign)
      expect(readNumber(text)).toBe(number)
      expect(readNumber(`QAR ${arabic(text)}`)).toBe(number)
    }),
    { seed: 8 },
  )
})

it.each<[Cells, CarDraft, CarDraft, string[]]>([
  [{ area: 'السد' }, { city: 'Doha' }, { area: 'Al Sadd' }, []],
  [{ area: 'Al Sadd' }, {}, { city: 'Doha', area: 'Al Sadd' }, []],
  [{ area: 'Al Waab' }, { city: 'Doha' }, { city: 'Al Rayyan', area: 'Al Waab' }, []],
  [{ city: 'Lusail', area: 'Al Sadd' }, {}, { city: 'Lusail', area: 'Al Sadd' }, ['area UNKNOWN_VALUE']],
  [{ city: 'Lusail' }, { city: 'Doha', area: 'Al Sadd' }, { city: 'Lusail', area: '' }, []],
  [{ city: 'الدوحة' }, { city: 'Doha', area: 'Al Sadd' }, { city: 'Doha' }, []],
  [{ area: 'Atlantis' }, { city: 'Doha' }, {}, ['area UNKNOWN_VALUE']],
])('of the place %o of a car with %o the answers are %o', (cells, before, answers, problems) => {
  const read = readRow(cells, before, at)
  expect(read.answers).toEqual(answers)
  expect(read.problems.map(({ field, problem }) => `${field} ${problem}`)).toEqual(problems)
})

test.each<[PlainField, string, unknown]>([
  ['year', '٢٠٢١', 2021],
  ['year', '2027', 2027],
  ['year', '2028', 'OUT_OF_RANGE'],
  ['year', '21', 'OUT_OF_RANGE'],
  ['priceQAR', '0', 'OUT_OF_RANGE'],
  ['priceQAR', '-5', 'OUT_OF_RANGE'],
  ['priceQAR', 'on request', 'NOT_A_NUMBER'],
  ['cylinders', 'V6', 6],
  ['cylinders', '6 cyl', 6],
  ['cylinders', '2.0', 'NOT_A_NUMBER'],
  ['cylinders', '1.6', 'NOT_A_NUMBER'],
  ['cylinders', '1,6', 'NOT_A_NUMBER'],
  ['cylinders', '١٫٦', 'NOT_A_NUMBER'],
  ['mileage', '0 km', 0],
  ['mileage', '-0', 0],
  ['bodyType', 'suv', 'SUV'],
  ['bodyType', 'صالون', 'Sedan'],
  ['bodyType', 'إس يو في', 'SUV'],
  ['bodyType', 'دفع رباعي', 'SUV'],
  ['fuelType', 'PETROL', 'Petrol'],
  ['fuelType', 'كهرباء', 'Electric'],
  ['transmission', 'اوتوماتيك', 'Automatic'],
  ['condition', 'very-good', 'Very Good'],
  ['condition', 'جيده جدا', 'Very Good'],
  ['color', 'Gray', 'Grey'],
  ['color', 'أبيــض', 'White'],
  ['color', 'Blurple', 'UNKNOWN_VALUE'],
  ['city', 'الوكره', 'Al Wakrah'],
  ['city', 'Dubai', 'UNKNOWN_VALUE'],
  ['isGCCSpec', 'نعم', true],
  ['isGCCSpec', 'GCC', true],
  ['hasWarranty', 'لا', false],
  ['hasWarranty', 'FALSE', false],
  ['isAccidentFree', '1', true],
  ['isAccidentFree', 'maybe', 'UNKNOWN_VALUE'],
  ['variant', ' GXR\nTwin Turbo ', 'GXR Twin Turbo'],
  ['variant', 'x'.repeat(61), 'TOO_LONG'],
  ['variant', 'a\u0007b', 'BAD_CHARACTERS'],
  ['description', 'two\nlines', 'two\nlines'],
  ['description', '\ud800', 'BAD_CHARACTERS'],
  ['istimaraUntil', '2027-03', '2027-03'],
  ['istimaraUntil', '3/2027', '2027-03'],
  ['istimaraUntil', 'Mar-27', '2027-03'],
  ['istimaraUntil', 'مارس-27', '2027-03'],
  ['istimaraUntil', 'اغسطس 2026', '2026-08'],
  ['istimaraUntil', '31-Dec-2026', '2026-12'],
  ['istimaraUntil', 'September 2026', '2026-09'],
  ['istimaraUntil', '31/12/26', '2026-12'],
  ['istimaraUntil', 'Marz-27', 'UNKNOWN_VALUE'],
  ['istimaraUntil', '27-Mar', 'UNKNOWN_VALUE'],
  ['istimaraUntil', '12/31/2026', 'OUT_OF_RANGE'],
  ['features', 'Sunroof | مقاعد جلد|Champagne bar', ['sunroof', 'leather-seats', 'Champagne bar']],
  ['features', 'sunroof, SUNROOF؛ Bluetooth', ['sunroof', 'bluetooth']],
  ['features', 'حساس ضغط التواير|حساس ضغط الإطارات', ['tyre-pressure-monitor']],
  ['features', 'شنطة كهربائية|صندوق خلفي كهربائي', ['power-tailgate']],
  ['features', 'x;'.repeat(1_000_000), ['x']],
  ['features', Array.from({ length: 300_000 }, (_, index) => index).join(';'), 'TOO_MANY'],
  ['features', 'x'.repeat(2_000_000), 'TOO_LONG'],
  ['priceQAR', '9'.repeat(2_000_000), 'NOT_A_NUMBER'],
  ['priceQAR', 'ر.ق'.repeat(500_000), 'NOT_A_NUMBER'],
  ['features', Array.from({ length: 51 }, (_, index) => `f${index}`).join(';'), 'TOO_MANY'],
])('%s: %.60s', (field, text, expected) => expect(read(field, text)).toEqual(expected))

it.each([
  [
    ['3/15/2027', '3/12/2027'],
    ['2027-03', '2027-03'],
  ],
  [
    ['٣/١٥/٢٠٢٧', '3-12-27', '2027-04-05', '5/2027'],
    ['2027-03', '2027-03', '2027-04', '2027-05'],
  ],
  [
    ['15/3/2027', '12/3/2027'],
    ['2027-03', '2027-03'],
  ],
  [['3/12/2026'], ['2026-12']],
  // Neither order makes sense of both.
  [
    ['3/15/2027', '15/3/2027'],
    [undefined, '2027-03'],
  ],
])('the dates of one column are read in one order: %j', (column, months) => {
  const rows = column.map((istimaraUntil) => ({ istimaraUntil }))
  const monthFirst = findMonthFirst(rows)
  expect(rows.map((cells) => readRow(cells, {}, at, monthFirst).answers.istimaraUntil)).toEqual(months)
})

describe('readList', () => {
  it('separates by commas only where there is no bar', () => {
    expect(readList('a, b; c\nd')).toEqual(['a', 'b', 'c', 'd'])
    expect(readList('a, b | c ')).toEqual(['a, b', 'c'])
  })
})

it.each([
  ['6.0', '4.0L V6', 6],
  ['٦٫٠', '٤٫٠ لتر', 6],
  ['4.00', '2694 cc', 4],
  ['4', '4.0L', 4],
  // Could be litres.
  ['6.0', undefined, undefined],
  ['4.0', 'V-shaped', undefined],
  ['4.0', '4.0L V6', undefined],
  ['2.0', '1998 cc', undefined],
  ['1.6', '2.0', undefined],
])('cylinders %s beside an engine of %s are %s', (cylinders, engineSize, count) => {
  const { answers, problems } = readRow({ cylinders, ...(engineSize && { engineSize }) }, {}, at)
  expect(answers.cylinders).toBe(count)
  expect(problems).toEqual(count ? [] : [{ field: 'cylinders', problem: 'NOT_A_NUMBER', value: cylinders }])
})
