import { describe, expect, test } from 'vitest'
import { percolate } from '#functions/jobs/alerts/percolate.ts'
import { listingId } from '#functions/search/testing/documents.ts'
import { aListing } from '#functions/testing/builders.ts'

const { car } = aListing()
const patrol = aListing({ id: listingId(1), createdAt: '2026-01-01T00:00:00.000Z' })
const cruiser = aListing({
  id: listingId(2),
  createdAt: '2026-01-02T00:00:00.000Z',
  car: { ...car, make: 'Toyota', model: 'Land Cruiser', variant: 'GXR', description: 'صبغ وكالة' },
})
const sold = aListing({ id: listingId(3), availability: 'SOLD' })
const pending = aListing({ id: listingId(4), status: 'PENDING', car: { ...car, make: 'Lexus', model: 'LX' } })
const market = percolate([patrol, cruiser, sold, pending])
const found = (params: Record<string, string>) => market.match(params)?.map(({ id }) => id)

describe('percolate', () => {
  test('asks for the alerts of the makes that are on offer, and of any make', () => {
    expect(market.makes).toEqual(['Nissan', 'Toyota', '*'])
    expect(percolate([sold, pending]).makes).toEqual([])
    expect(percolate([]).makes).toEqual([])
  })

  test.each([
    [{}, [cruiser.id, patrol.id]],
    [{ make: 'Nissan' }, [patrol.id]],
    [{ make: 'Nissan,Toyota', sortBy: 'createdAt', sortOrder: 'asc' }, [cruiser.id, patrol.id]],
    [{ search: 'نيسان باترول ابيض' }, [patrol.id]],
    [{ search: 'lan cruser' }, [cruiser.id]],
    [{ search: 'صبغ وكاله' }, [cruiser.id]],
    [{ search: 'patrol under 100k' }, []],
    [{ maxPrice: '165000', minYear: '2020' }, [cruiser.id, patrol.id]],
    [{ make: 'Lexus' }, []],
  ])('%o finds what the search finds, the newest first', (params, ids) => {
    expect(found(params as Record<string, string>)).toEqual(ids)
  })

  test('says when parameters are none that the search takes', () => {
    expect(found({ horsepower: '300' })).toBeUndefined()
    expect(found({ minPrice: 'cheap' })).toBeUndefined()
  })
})
