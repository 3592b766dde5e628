import { expect, it, vi } from 'vitest'
import { AppError } from '#functions/core/app-error.ts'
import { changeListings } from '#functions/listings/change-listings.ts'
import { aListing } from '#functions/testing/builders.ts'

const ids = Array.from({ length: 20 }, (_, index) => `lst_${String(index).padStart(26, '0')}`)
const { ownerId } = aListing()

it('keeps what was done when the store fails for one car, and works on a few at a time', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  let [now, most] = [0, 0]
  const input = { actor: { id: ownerId }, body: { action: 'PAUSE', ids } }
  const answer = await changeListings(input as never, {
    getListingById: async (id) => aListing({ id, status: 'APPROVED' }),
    removeListing: async () => {},
    editListing: async (seen) => seen,
    sayAvailability: async (seen) => {
      now += 1
      most = Math.max(most, now)
      await Promise.resolve()
      now -= 1
      if (seen.id === ids[3]) throw Object.assign(new Error('slow down'), { name: 'ThrottlingException' })
      if (seen.id === ids[4]) throw new TypeError('a mistake of ours')
      if (seen.id === ids[5]) throw new AppError('EDIT_CONFLICT')
      return seen
    },
  })
  const failures = new Map([
    [ids[3], 'STORE_UNAVAILABLE'],
    [ids[4], 'INTERNAL'],
    [ids[5], 'EDIT_CONFLICT'],
  ])
  expect(answer.results).toMatchObject(ids.map((id) => ({ id, failure: failures.get(id) ?? null })))
  expect(most).toBeGreaterThan(1)
  expect(most).toBeLessThan(ids.length)
})
