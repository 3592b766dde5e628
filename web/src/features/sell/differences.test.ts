import { expect, it } from 'vitest'
import type { OwnListing } from '#shared/schemas/listing.ts'
import { answersOf, blankAnswers } from './answers.ts'
import { differencesFrom, stillAsked } from './differences.ts'
import { storedDocument, storedPhoto } from './start.ts'

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
