import { describe, expect, test } from 'vitest'
import type { AdminListing } from '#shared/schemas/admin-listing.ts'
import { carFields } from '#shared/schemas/listing.ts'
import { asOpened, differencesBetween, type Earlier } from './listing-differences.ts'

const car = {
  make: 'Nissan',
  model: 'Patrol',
  year: 2021,
  priceQAR: 210_000,
  variant: '',
  description: 'One owner.',
  isGCCSpec: true,
  features: ['sunroof', 'apple-carplay'],
} as const
const photo = (id: string) => ({
  id,
  imageUrl: `/api/listing-images/${id}`,
  isMain: false,
  width: 4,
  height: 3,
  placeholder: '',
})
const earlier = (change: Partial<Earlier> = {}): Earlier => ({
  car: { ...car, features: [...car.features] },
  photos: ['a', 'b', 'c'].map(photo),
  hasSameDocuments: true,
  replacedDocuments: [],
  ...change,
})
const now = (change: object = {}, photos: readonly string[] = ['a', 'b', 'c']) => ({
  ...earlier().car,
  ...change,
  images: photos.map(photo),
})

describe('differencesBetween', () => {
  test('names nothing where nothing changed', () => {
    const { changed, facts } = differencesBetween(earlier(), now())
    expect(changed).toEqual([])
    expect(facts.same).toContain('priceQAR')
  })
  test('names changed facts in the order of the page', () => {
    const { changed, facts } = differencesBetween(earlier(), now({ priceQAR: 199_000, make: 'Toyota' }))
    expect(changed).toEqual(['make', 'priceQAR'])
    expect(facts.same).not.toContain('make')
  })
  test('counts an answer that went or came, not two ways of no answer', () => {
    expect(differencesBetween(earlier(), now({ variant: undefined })).changed).toEqual([])
    expect(differencesBetween(earlier(), now({ variant: 'Platinum' })).changed).toEqual(['variant'])
    expect(differencesBetween(earlier(), now({ isGCCSpec: false })).changed).toEqual(['isGCCSpec'])
    expect(differencesBetween(earlier(), now({ description: '' })).changed).toEqual(['description'])
  })
  test('a mark that an older listing was not asked about is not set, which is no change', () =>
    expect(differencesBetween(earlier(), now({ isPriceFixed: false })).changed).toEqual([]))
  test.each(Object.keys(carFields))('names a change of %s, as of every answer', (field) => {
    const [before, after] = field === 'features' ? [['a'], ['b']] : ['a', 'b']
    const was = earlier({ car: { [field]: before } })
    expect(differencesBetween(was, { ...now(), ...was.car, [field]: after }).changed).toContain(field)
  })
  test('compares features whatever their order', () => {
    expect(differencesBetween(earlier(), now({ features: ['apple-carplay', 'sunroof'] })).changed).toEqual([])
    const { changed, features } = differencesBetween(earlier(), now({ features: ['sunroof', 'winch'] }))
    expect(changed).toEqual(['features'])
    expect(features).toEqual({ added: ['winch'], removed: ['apple-carplay'] })
  })
  test('names replaced documents', () =>
    expect(differencesBetween(earlier({ hasSameDocuments: false }), now()).changed).toEqual(['documents']))
})

describe('photos that are', () => {
  const between = (photos: readonly string[]) => {
    const { changed, photos: found } = differencesBetween(earlier(), now({}, photos))
    return { changed, added: [...found.added], removed: [...found.removed], isReordered: found.isReordered }
  }
  test.each([
    { name: 'added', photos: ['a', 'b', 'c', 'd'], added: ['d'], removed: [], isReordered: false },
    { name: 'removed', photos: ['a', 'c'], added: [], removed: ['b'], isReordered: false },
    { name: 'replaced', photos: ['a', 'x', 'c'], added: ['x'], removed: ['b'], isReordered: false },
    { name: 'in another order', photos: ['b', 'a', 'c'], added: [], removed: [], isReordered: true },
    { name: 'all at once', photos: ['c', 'n', 'a'], added: ['n'], removed: ['b'], isReordered: true },
    { name: 'all gone', photos: [], added: [], removed: ['a', 'b', 'c'], isReordered: false },
  ])('$name', ({ photos, added, removed, isReordered }) =>
    expect(between(photos)).toEqual({ changed: ['images'], added, removed, isReordered }),
  )
})

test('asOpened compares the documents by their names', () => {
  const withIdCard = (idCard: string | null) =>
    ({ ...now(), verificationDocuments: { registrationCard: 'r', idCard } }) as AdminListing
  expect(asOpened(withIdCard('i'), withIdCard('i')).hasSameDocuments).toBe(true)
  expect(asOpened(withIdCard('i'), withIdCard('other'))).toMatchObject({
    hasSameDocuments: false,
    replacedDocuments: ['idCard'],
  })
  expect(asOpened(withIdCard('i'), withIdCard(null))).toMatchObject({
    hasSameDocuments: false,
    replacedDocuments: [],
  })
})
