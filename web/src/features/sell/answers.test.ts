import { describe, expect, it } from 'vitest'
import {
  answersOf,
  blankAnswers,
  changesOf,
  differencesFrom,
  isStillChecked,
  stillAsked,
  type Answers,
} from './answers.ts'
import type { OwnListing } from '#shared/schemas/listing.ts'
import { storedDocument, storedPhoto } from './start.ts'

const stored = {
  make: 'Toyota',
  model: 'Land Cruiser',
  year: 2021,
  mileage: 42_000,
  priceQAR: 215_000,
  isGCCSpec: true,
  hasWarranty: false,
  isAccidentFree: true,
  features: ['sunroof'],
}

describe('answersOf', () => {
  it('keeps what is stored and leaves the rest blank', () => {
    expect(answersOf(stored)).toEqual({
      ...blankAnswers,
      ...stored,
      year: '2021',
      mileage: '42,000',
      priceQAR: '215,000',
    })
  })
})

describe('changesOf', () => {
  it('is empty for an untouched form, new or stored', () => {
    expect(changesOf(blankAnswers)).toEqual({})
    expect(changesOf(answersOf(stored), stored)).toEqual({})
  })

  it('sends numbers as numbers, however they were typed', () => {
    expect(changesOf({ ...blankAnswers, year: '2021', mileage: '٤٢٬٠٠٠', priceQAR: ' 215,000' })).toEqual({
      year: 2021,
      mileage: 42_000,
      priceQAR: 215_000,
    })
  })

  it('sends the price alone when only the price changed', () => {
    expect(changesOf({ ...answersOf(stored), priceQAR: '209,000' }, stored)).toEqual({ priceQAR: 209_000 })
  })

  it('can empty a free text, but never sends an empty choice or number', () => {
    const before = { ...stored, variant: 'GXR', color: 'White' as const }
    const answers = { ...answersOf(before), variant: '  ', color: '', mileage: '' }
    expect(changesOf(answers, before)).toEqual({ variant: '' })
  })

  it('sends a pasted text without the control characters that the server refuses', () => {
    const pasted = { ...blankAnswers, variant: 'GXR\tV6', description: 'a\tb\u000bc\nd\t' }
    expect(changesOf(pasted)).toEqual({ variant: 'GXR V6', description: 'a b c\nd' })
    const saved = { variant: 'GXR V6', description: 'a b c\nd' }
    expect(changesOf(pasted, saved)).toEqual({})
  })

  it('takes back what nobody must say with null, where it was said', () => {
    const before = { ...stored, cylinders: 6, driveType: '4WD' as const, seats: 7, doors: 5 }
    const nothing = { cylinders: '', driveType: '', seats: '', doors: '' }
    const taken = { cylinders: null, driveType: null, seats: null, doors: null }
    expect(changesOf({ ...answersOf(before), ...nothing }, before)).toEqual(taken)
    expect(changesOf({ ...answersOf(before), seats: '5' }, before)).toEqual({ seats: 5 })
    expect(changesOf({ ...answersOf(stored), ...nothing }, stored)).toEqual({})
  })

  it('notices flags turned off and features taken away', () => {
    const answers = { ...answersOf(stored), isGCCSpec: false, features: [] }
    expect(changesOf(answers, stored)).toEqual({ isGCCSpec: false, features: [] })
  })
})

describe('papers that an admin has checked', () => {
  const vin = 'JN1TANY62U0000001'
  const saved = { ...stored, vin, documentsCheckedAt: '2026-11-28T00:00:00.000Z' } as unknown as OwnListing
  const isLeft = (answers: Partial<Answers>, of = saved) =>
    isStillChecked({ ...answersOf(of), ...answers }, of)

  it('are of the same car, however else it is described', () => {
    for (const answers of [{}, { mileage: '50,000' }, { vin: vin.toLowerCase() }])
      expect(isLeft(answers)).toBe(true)
    expect(isLeft({ vin }, { ...saved, vin: undefined } as unknown as OwnListing)).toBe(true)
    expect(isLeft({}, { ...saved, documentsCheckedAt: null })).toBe(false)
    expect(isStillChecked(blankAnswers, null)).toBe(false)
  })

  it('are of no other', () => {
    for (const answers of [{ model: 'Camry' }, { make: 'Nissan' }, { year: '2022' }, { vin: '' }])
      expect(isLeft(answers)).toBe(false)
  })
})

const photo = (id: string) => `/api/listing-images/${id}`
// Only what is compared.
const listing = {
  make: 'Toyota',
  model: 'Prado',
  priceQAR: 120_000,
  description: 'One owner',
  stockNumber: null,
  images: [{ id: 'upl_a' }, { id: 'upl_b' }],
  verificationDocuments: { registrationCard: 'doc_a', idCard: null },
  status: 'REJECTED',
  rejectionFields: ['priceQAR', 'images', 'registrationCard'],
} as unknown as OwnListing

const held = {
  answers: answersOf(listing),
  photos: [storedPhoto(photo('upl_a')), storedPhoto(photo('upl_b'))],
  documents: [storedDocument('registrationCard', 'doc_a')],
}

it('finds nothing in answers that are as they were stored', () => {
  expect(differencesFrom(held, listing)).toEqual([])
  expect(differencesFrom({ answers: blankAnswers, photos: [], documents: [] }, null)).toEqual([])
})

it('names answers, photos in another order and new documents', () => {
  const changed = {
    answers: { ...held.answers, priceQAR: '118,000', stockNumber: 'A-7', description: '' },
    photos: held.photos.toReversed(),
    documents: [storedDocument('registrationCard', 'doc_b')],
  }
  expect(differencesFrom(changed, listing)).toEqual([
    'priceQAR',
    'description',
    'stockNumber',
    'images',
    'registrationCard',
  ])
})

it('names photos of which one shows something else now', () => {
  const photos = [storedPhoto(photo('upl_a'), '', 'engine'), storedPhoto(photo('upl_b'))]
  expect(differencesFrom({ ...held, photos }, listing)).toEqual(['images'])
})

it('asks for what was refused until it is another', () => {
  expect([...stillAsked(held, listing)]).toEqual(['priceQAR', 'images', 'registrationCard'])
  const corrected = {
    ...held,
    answers: { ...held.answers, priceQAR: '99,000' },
    photos: held.photos.slice(1),
  }
  expect([...stillAsked(corrected, listing)]).toEqual(['registrationCard'])
  expect(stillAsked(held, { ...listing, status: 'PENDING' }).size).toBe(0)
  expect(stillAsked(held, null).size).toBe(0)
})
