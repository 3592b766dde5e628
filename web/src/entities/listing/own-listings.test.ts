import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { actUndoably } from '#web/api/undoable.ts'
import { ownListingQuery } from './own-listings.ts'

afterEach(() => vi.restoreAllMocks())

it('reads a car to edit as the person’s own acts have left it', async () => {
  let version = 3
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ id: 'lst_9', version }))
  actUndoably({
    on: ['lst_9'],
    shownAs: { priceQAR: 90 },
    version,
    title: 'Price changed',
    send: async () => ({ version: (version = 4) }),
    failed: () => ({ title: 'Failed' }),
  })
  expect(await new QueryClient().fetchQuery(ownListingQuery('lst_9'))).toEqual({ id: 'lst_9', version: 4 })
})
