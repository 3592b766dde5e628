import { describe, expect, it, test, vi } from 'vitest'
import type { PlateDocument } from './columns.ts'
import { createPlateIndex } from './plate-index.ts'
import { countPlates } from '#functions/search/plates/count-plates.ts'
import { searchPlates } from './search-plates.ts'
import { bruteForce, bruteForceCounts } from '#functions/search/plates/testing/brute-force.ts'
import { plateId, randomPlate, randomPlates } from '#functions/search/plates/testing/documents.ts'
import { plainPlateQuery, randomPlateQuery } from '#functions/search/plates/testing/queries.ts'
import { seededRandom } from '#functions/search/testing/documents.ts'
import { plateText } from '#shared/rules/plate.ts'
import { amount } from '#functions/trust/mode.ts'
import type { PlateQuery } from '#shared/schemas/plate-query.ts'

const rounds = amount({ quick: 600, nightly: 3000 })

const answerOf = (index: ReturnType<typeof createPlateIndex>, query: PlateQuery) => {
  const { plates, total } = searchPlates(index, query)
  return { ids: plates.map(({ id }) => id), total }
}

test('answers random queries on 3,000 plates as a look at every plate does', () => {
  const plates = randomPlates(2026, 3000)
  const index = createPlateIndex(plates)
  const random = seededRandom(7)
  let found = 0
  for (let round = 0; round < rounds; round++) {
    const query = randomPlateQuery(random)
    const [answer, expected] = [answerOf(index, query), bruteForce(plates, query)]
    if (answer.total !== expected.total || answer.ids.join() !== expected.ids.join())
      expect(answer, JSON.stringify(query)).toEqual(expected)
    if (answer.total > 0) found++
  }
  expect(found).toBeGreaterThan(rounds / 3)
})

test('counts every choice of every filter as a look at every plate does', () => {
  const plates = randomPlates(11, 400)
  const index = createPlateIndex(plates)
  const random = seededRandom(12)
  for (let round = 0; round < 150; round++) {
    const query = { ...randomPlateQuery(random), page: 1 }
    const { isNew: _isNew, priceDrop: _priceDrop, ...counts } = countPlates(index, query)
    const counted = Object.entries(counts).map(([name, facet]) => [
      name,
      Object.fromEntries(facet.map(({ value, count }) => [value, count])),
    ])
    expect(Object.fromEntries(counted), JSON.stringify(query)).toEqual(bruteForceCounts(plates, query))
  }
})

test('gives plates back as they went in', () => {
  const plates = randomPlates(3, 200)
  const { plates: found } = searchPlates(createPlateIndex(plates), { ...plainPlateQuery, limit: 200 })
  const facts = ({
    version: _version,
    changedAt: _changedAt,
    listedAt: _listedAt,
    droppedAt: _droppedAt,
    ...rest
  }: PlateDocument) => rest
  const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)
  expect(found.toSorted(byId)).toEqual(plates.map(facts))
})

test('finds this very number, what is new today, and what became cheaper within a month', () => {
  const plates = randomPlates(3, 200)
  const index = createPlateIndex(plates)
  const at = Date.parse('2026-01-03T12:30:00.000Z')
  vi.useFakeTimers({ now: at })
  const found = (query: Partial<PlateQuery>) =>
    searchPlates(index, { ...plainPlateQuery, limit: 200, ...query }).plates.map(({ id }) => id)
  const expected = (keep: (plate: PlateDocument) => boolean) => plates.filter(keep).map(({ id }) => id)
  const [{ number, series }] = plates as [PlateDocument]
  const isIt = (plate: PlateDocument) =>
    plate.number === number && (series === null || plate.series === series)
  expect(found({ number: plateText({ number, series }) }).toSorted()).toEqual(expected(isIt))
  const yesterday = new Date(Date.parse('2026-01-02T12:00:00.000Z')).toISOString()
  expect(found({ isNew: true }).toSorted()).toEqual(expected(({ listedAt = '' }) => listedAt >= yesterday))
  expect(found({ priceDrop: true }).toSorted()).toEqual(
    expected(({ previousPrice }) => previousPrice !== undefined),
  )
  // Each is counted among those that the other leaves.
  const { isNew, priceDrop } = countPlates(index, { ...plainPlateQuery, isNew: true })
  expect(isNew).toEqual([{ value: 'true', count: found({ isNew: true }).length }])
  expect(priceDrop).toEqual([{ value: 'true', count: found({ isNew: true, priceDrop: true }).length }])
  vi.useRealTimers()
})

/** An index of these numbers, `Q 333` with its letter; the first is the newest. */
const offer = (numbers: readonly string[], parts: Partial<PlateDocument> = {}) =>
  createPlateIndex(
    numbers.map((text, n) => ({
      ...randomPlate(seededRandom(1), n),
      series: text.startsWith('Q') ? 'Q' : null,
      number: text.replace('Q ', ''),
      listedAt: new Date(Date.UTC(2026, 0, 1) - n * 1000).toISOString(),
      category: 'other',
      location: 'doha',
      id: plateId(n),
      ...parts,
    })),
  )

const numbersFor = (numbers: readonly string[], search: string): string[] =>
  searchPlates(offer(numbers), { ...plainPlateQuery, search }).plates.map(
    ({ series, number }) => `${series ? `${series} ` : ''}${number}`,
  )

const all = ['7', '007', '70007', '12', '123', '512', '77', '717171', '771', '177', 'Q 777', 'Q 77', '999999']

describe('a pattern', () => {
  it.each([
    ['7?7?7?', ['717171']],
    ['?7?7?7', []],
    ['*007', ['007', '70007']],
    ['12*', ['12', '123']],
    ['*77*', ['77', '771', '177', 'Q 777', 'Q 77']],
    ['*7*7*', ['70007', '77', '717171', '771', '177', 'Q 777', 'Q 77']],
    ['?', ['7']],
    ['؟٧', ['77', 'Q 77']],
    ['٭٠٠٧', ['007', '70007']],
    ['＊００７', ['007', '70007']],
    ['Q ?77', ['Q 777']],
    ['q???', ['Q 777']],
    ['Q*', ['Q 777', 'Q 77']],
    ['9*9*9*9*9*9', ['999999']],
    ['9*9*9*9*9*9*9', []],
    ['???????', []],
    ['1234567', []],
    ['7 7', ['77', 'Q 77', '771', 'Q 777', '177']],
  ])('%s finds %j', (pattern, found) => expect(numbersFor(all, pattern)).toEqual(found))

  it.each(['', '  ', '*', '****', '*'.repeat(100), '-', '…'])('%j finds everything', (pattern) =>
    expect(numbersFor(all, pattern)).toEqual(all),
  )

  it('of six digits finds them in any script', () => {
    for (const pattern of ['7?7?7?', '٧?٧?٧?', '۷؟۷؟۷؟', '７？７？７？'])
      expect(numbersFor(['717273', '717172', '71727', '707070', '071727'], pattern)).toEqual([
        '717273',
        '717172',
        '707070',
      ])
  })
})

it('finds the exact number first, then what begins with it, then the rest, each newest first', () => {
  expect(numbersFor(['1770', '77', '7712', '877', 'Q 77', '770'], '77')).toEqual([
    '77',
    'Q 77',
    '7712',
    '770',
    '1770',
    '877',
  ])
})

describe('words', () => {
  const plates = ['333', '1221', '1234', '5000', '482915', '77', '1', '59', '482916']
  it.each([
    ['vip', ['333', '1221', '1234', '5000', '77', '1', '59']],
    ['رقم مميز', ['333', '1221', '1234', '5000', '77']],
    ['أرقام مميزة للبيع', ['333', '1221', '1234', '5000', '77']],
    ['Lucky Number', ['77']],
    ['حظ', ['77']],
    ['متسلسل', ['1234']],
    ['sequential plate', ['1234']],
    ['مكرر', ['333', '77']],
    ['mirror', ['1221']],
    ['المرآة', ['1221']],
    ['متناظر', ['1221']],
    ['متتابع', ['1234']],
    ['3 digits', ['333']],
    ['three digit', ['333']],
    ['٣ خانات', ['333']],
    ['ثلاثي', ['333']],
    ['رقم ثنائي', ['77', '59']],
    ['خانتين', ['77', '59']],
    ['أحادية', ['1']],
    ['6 أرقام 48', ['482915', '482916']],
    ['48 6 digits', ['482915', '482916']],
    ['doha 482916', ['482916']],
    ['الدوحه ٤٨٢٩١٦', ['482916']],
    ['في الدوحة 5000', ['5000']],
    ['بلدية الدوحة 5000', ['5000']],
    ['West Bay 5000', ['5000']],
    ['al wakrah 5000', []],
    ['الوكرة', []],
    ['banana', []],
    ['333 banana', []],
    ['😀', []],
    ['333 <script>', []],
    ['12 digits', []],
    ['vip plates?', ['333', '1221', '1234', '5000', '77', '1', '59']],
    ['q', []],
  ])('%s find %j', (text, found) => expect(numbersFor(plates, text)).toEqual(found))

  it.each([
    ['رقم واحد مكرر', 'كله نفس الرقم', ['333']],
    ['مرآة', 'مراية', ['1221', '30003', '12321']],
    ['متطابق الطرفين', 'نفس الطرفين', ['1221', '30003']],
    ['سنة', 'سنة ميلاد', ['1990']],
    ['رقمان فقط', 'رقمين بس', ['1221', '30003']],
  ])('%s finds the same as %s, which people type', (name, typed, found) => {
    for (const search of [name, typed])
      expect(numbersFor(['333', '1221', '30003', '12321', '1990', '482915'], search), search).toEqual(found)
  })

  it('are found in the municipality by its names and towns, in both languages', () => {
    const index = offer(['1'], { location: 'al-daayen' })
    for (const search of ['Lusail', 'لوسيل', 'al daayen', 'daayen', 'الضعاين', 'ضعاين', 'الظعاين'])
      expect(searchPlates(index, { ...plainPlateQuery, search }).total, search).toBe(1)
  })
})
