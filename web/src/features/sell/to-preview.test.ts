import { expect, it } from 'vitest'
import type { LaterAnswer } from '#shared/schemas/listing.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { user } from '#web/testing/fixtures.ts'
import { answersOf } from './answers.ts'
import { storedDocument } from './start.ts'
import { toPreview } from './to-preview.ts'

const later: { readonly [Answer in Exclude<LaterAnswer, 'vin'>]: unknown } = {
  area: 'West Bay',
  cylinders: 6,
  driveType: 'AWD',
  seats: 7,
  doors: 5,
  secondDescription: 'مالك واحد',
  isPriceFixed: true,
  owners: '1',
  serviceHistory: 'Agency',
  istimaraUntil: '2027-03',
  fahesAt: '2026-09',
  inspectedBy: 'Fahes',
}
const car = {
  make: 'Nissan',
  model: 'Patrol',
  year: 2020,
  mileage: 61_000,
  priceQAR: 165_000,
  city: 'Doha',
  condition: 'Excellent',
  bodyType: 'SUV',
  fuelType: 'Petrol',
  transmission: 'Automatic',
  color: 'White',
} as const

const preview = (
  answers: object,
  documents = [storedDocument('inspectionReport', 'doc_a')],
  seller: CurrentUser = user,
) => {
  const files = { photos: [], video: [], documents }
  const typed = answersOf({ ...car, ...answers })
  return toPreview({ answers: typed, ...files, saved: null, title: 'Nissan Patrol', seller })
}

it('shows the seller every answer that buyers will see', () => {
  expect(preview(later)).toMatchObject({ ...car, ...later })
})

it('shows no answer that was not given, and who made a report only with one', () => {
  const named = Object.keys(later)
  expect(Object.entries(preview({}) ?? {}).filter(([name, value]) => named.includes(name) && value)).toEqual(
    [],
  )
  expect(preview(later, [])?.inspectedBy).toBeUndefined()
})

it('is none before everything is answered that a submission needs', () => {
  expect(preview({ make: undefined })).toBeNull()
})

it('shows the number of a private person, and none of the owner of a dealership', () => {
  const numbersOf = (role: CurrentUser['role']) => preview({}, [], { ...user, role })?.seller
  const { phoneNumber } = user
  expect(numbersOf('PRIVATE')).toMatchObject({ phoneNumber, whatsappNumber: phoneNumber })
  expect(numbersOf('SELLER_DEALERSHIP')).toMatchObject({ phoneNumber: null, whatsappNumber: null })
})
