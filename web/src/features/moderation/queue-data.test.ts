import { describe, expect, test } from 'vitest'
import type { AdminListing } from '#shared/schemas/listing.ts'
import { findInQueue, loadedListings, withoutListing } from './queue-data.ts'

// Only what these functions look at.
const listing = (id: string, make: string, model: string, titleAr = ''): AdminListing =>
  ({ id, make, model, title: `${make} ${model} 2021`, titleAr }) as AdminListing

const prado = listing('a', 'Toyota', 'Prado', 'تويوتا برادو 2021')
const patrol = listing('b', 'Nissan', 'Patrol')
const camry = listing('c', 'Toyota', 'Camry')

const queue = {
  pageParams: [undefined, 'x'],
  pages: [
    { listings: [prado, patrol], total: 3, nextCursor: 'x' },
    { listings: [camry], total: 3 },
  ],
}

describe('loadedListings', () => {
  test('joins the pages', () => expect(loadedListings(queue)).toEqual([prado, patrol, camry]))
  test('shows a listing once that moved from one page to the next', () => {
    const moved = {
      pages: [
        { listings: [prado, patrol], total: 3 },
        { listings: [patrol, camry], total: 3 },
      ],
    }
    expect(loadedListings(moved)).toEqual([prado, patrol, camry])
  })
  test('nothing is loaded at first', () => expect(loadedListings(undefined)).toEqual([]))
})

describe('withoutListing', () => {
  test('takes it out of its page and out of every total', () => {
    const left = withoutListing(queue, 'b')
    expect(loadedListings(left)).toEqual([prado, camry])
    expect(left.pages.map(({ total }) => total)).toEqual([2, 2])
    expect(left.pageParams).toEqual(queue.pageParams)
  })
  test('leaves a queue alone that does not have it', () => expect(withoutListing(queue, 'z')).toBe(queue))
})

describe('findInQueue', () => {
  test.each([
    ['', ['a', 'b', 'c']],
    ['TOYOTA', ['a', 'c']],
    [' patr ', ['b']],
    ['برادو', ['a']],
    ['camry 2021', ['c']],
    ['lexus', []],
  ])('%j', (search, ids) => {
    expect(findInQueue([prado, patrol, camry], search).map(({ id }) => id)).toEqual(ids)
  })
  test('a listing without make or model is no error', () => {
    expect(findInQueue([{ id: 'd', title: '', titleAr: '' } as AdminListing], 'x')).toEqual([])
  })
})
