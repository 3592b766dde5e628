import { describe, expect, it } from 'vitest'
import type { OwnListing } from '#shared/schemas/listing.ts'
import type { Upload } from '#web/entities/upload/queue.ts'
import { ownListing } from '#web/testing/fixtures.ts'
import { answersOf, type Answers } from './answers.ts'
import { conflictsBetween, mergeBetween } from './merge.ts'
import { startOf, storedDocument, storedPhoto } from './start.ts'

const base: OwnListing = {
  ...ownListing,
  make: 'Nissan',
  model: 'Patrol',
  year: 2020,
  mileage: 40_000,
  priceQAR: 200_000,
  description: 'Clean',
}
const stored = (patch: Partial<OwnListing>) => startOf({ ...base, ...patch, version: base.version + 1 })
const before = startOf(base)
const held = (patch: Partial<Answers>) => ({
  ...startOf(base),
  answers: { ...answersOf(base), ...patch },
})

describe('two versions of a listing', () => {
  it('are joined without a question where they changed different fields', () => {
    const mine = held({ description: 'Clean, one owner' })
    const theirs = stored({ priceQAR: 190_000 })
    expect(conflictsBetween(before, mine, theirs)).toEqual([])
    expect(mergeBetween(before, mine, theirs, new Set()).answers).toMatchObject({
      description: 'Clean, one owner',
      priceQAR: theirs.answers.priceQAR,
    })
  })

  it('ask about a field that both have changed, and take what is chosen', () => {
    const mine = held({ priceQAR: '195000' })
    const theirs = stored({ priceQAR: 190_000, mileage: 41_000 })
    expect(conflictsBetween(before, mine, theirs)).toEqual(['priceQAR'])
    expect(mergeBetween(before, mine, theirs, new Set()).answers.priceQAR).toBe('195000')
    const joined = mergeBetween(before, mine, theirs, new Set(['priceQAR'])).answers
    expect([joined.priceQAR, joined.mileage]).toEqual([theirs.answers.priceQAR, theirs.answers.mileage])
  })

  it('ask nothing where both have made the same change', () =>
    expect(conflictsBetween(before, held({ priceQAR: '190000' }), stored({ priceQAR: 190_000 }))).toEqual([]))

  it('never join the make of one with the model of the other', () => {
    const mine = held({ make: 'Toyota', model: 'Land Cruiser' })
    const theirs = stored({ model: 'Sunny' })
    expect(conflictsBetween(before, mine, theirs)).toEqual(['make', 'model'])
    expect(mergeBetween(before, mine, theirs, new Set()).answers).toMatchObject({
      make: 'Toyota',
      model: 'Land Cruiser',
    })
  })
})

describe('two devices with the same car', () => {
  it('are joined field by field, with what could not be saved yet', () => {
    const [mine, theirs] = [held({ mileage: '41,' }), held({ description: 'Clean, new tyres' })]
    expect(conflictsBetween(held({}), mine, theirs)).toEqual([])
    expect(mergeBetween(held({}), mine, theirs, new Set()).answers).toMatchObject({
      mileage: '41,',
      description: 'Clean, new tyres',
    })
  })

  it('ask about a field that is typed differently on both', () => {
    const [mine, theirs] = [held({ priceQAR: '19' }), held({ priceQAR: '20' })]
    expect(conflictsBetween(held({}), mine, theirs)).toEqual(['priceQAR'])
    const chosen = mergeBetween(held({}), mine, theirs, new Set(['priceQAR']))
    expect(chosen.answers.priceQAR).toBe('20')
  })

  it('keep the files under way of one beside the files that the other has added', () => {
    const photo = storedPhoto('/api/listing-images/upl_a')
    const base = { ...before, photos: [photo] }
    const added = [storedDocument('registrationCard', '/api/verification-documents/doc_a')]
    const theirs = { ...base, documents: added }
    const sent: Upload = { key: 'new', name: '', preview: null, state: { phase: 'sending', share: 0.5 } }
    const rotated: Upload = {
      ...photo,
      quarters: 1,
      state: { phase: 'ready', url: photo.key, rotating: { phase: 'preparing' } },
    }
    for (const photos of [[photo, sent], [rotated]]) {
      const mine = { ...base, photos }
      expect(conflictsBetween(base, mine, theirs)).toEqual([])
      expect(mergeBetween(base, mine, theirs, new Set())).toMatchObject({ photos, documents: added })
    }
  })
})
