import { expect, it } from 'vitest'
import { limits } from '#shared/constants/limits.ts'
import type { ImportRowView } from '#shared/schemas/stock-import.ts'
import { type Collected, photoKey, foundPhotos, matchPhotos } from './match-photos.ts'

const collected = (names: readonly string[], ambiguous: readonly string[] = []): Collected => ({
  sources: new Map(
    names.map((name) => [
      photoKey(name),
      { key: photoKey(name), name, open: () => Promise.resolve(new File([], name)) },
    ]),
  ),
  ambiguous: new Set(ambiguous),
  refused: [],
})
const row = (photoNames: string[], more: Partial<ImportRowView> = {}): ImportRowView => ({
  row: 2,
  stockNumber: 'A-1',
  title: 'Toyota Camry 2021',
  titleAr: 'تويوتا كامري 2021',
  action: 'CREATE',
  listingId: 'lst_1',
  changes: [],
  problems: [],
  photoNames,
  outcome: 'DONE',
  failure: null,
  ...more,
})

it('finds photos by name in the order of the row, whatever their case, folder or Unicode form', () => {
  const chosen = collected(['b.JPG', 'A.jpg', 'cafe\u0301.png', 'holiday.jpg'])
  const { cars, unused } = matchPhotos([row(['a.JPG', 'photos\\b.jpg', 'caf\u00e9.png', 'c.jpg'])], chosen)
  expect(cars[0]!.photos.map(({ found }) => found)).toEqual(['YES', 'YES', 'YES', 'NO'])
  expect(foundPhotos(cars[0]!).map(({ source }) => source.name)).toEqual(['A.jpg', 'b.JPG', 'cafe\u0301.png'])
  expect(unused.map(({ name }) => name)).toEqual(['holiday.jpg'])
})

it('finds a name without its ending when only one fits', () => {
  const found = (names: string[]) => matchPhotos([row(['a-1'])], collected(names)).cars[0]!.photos[0]!.found
  expect(found(['A-1.webp'])).toBe('YES')
  expect(found(['a-1.jpg', 'a-1.png'])).toBe('TWICE')
  expect(found(['a-10.jpg'])).toBe('NO')
})

it('takes none of two photos of one name', () => {
  const { cars } = matchPhotos([row(['1.jpg'])], collected(['1.jpg'], ['1.jpg']))
  expect(cars[0]!.photos[0]!.found).toBe('TWICE')
})

it('lets two cars have the same photo, and a car each photo once, up to the limit', () => {
  const most = limits.listing.photos
  const tooMany = Array.from({ length: most + 2 }, (_, index) => `${index}.jpg`)
  const rows = [row(['0.jpg', '0.JPG']), row(tooMany, { listingId: 'lst_2' })]
  const { cars } = matchPhotos(rows, collected(tooMany))
  expect(cars.map(({ photos }) => photos.length)).toEqual([1, most])
})

it('leaves out cars that are not in the stock', () => {
  const rows = [
    row(['1.jpg'], { outcome: 'FAILED' }),
    row(['1.jpg'], { outcome: null }),
    row(['1.jpg'], { action: 'REFUSE', outcome: null }),
    row(['1.jpg'], { action: 'SAME', outcome: null, listingId: 'lst_2' }),
    row(['1.jpg'], { action: 'CHANGE', outcome: 'FAILED', listingId: 'lst_3' }),
    row([]),
  ]
  expect(matchPhotos(rows, collected([])).cars.map(({ listingId }) => listingId)).toEqual(['lst_2', 'lst_3'])
})
