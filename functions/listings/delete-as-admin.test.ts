import { expect, it, vi } from 'vitest'
import { AppError } from '#functions/core/app-error.ts'
import { aListing, aUser } from '#functions/testing/builders.ts'
import { deleteAsAdmin } from '#functions/listings/delete-as-admin.ts'

const seen = aListing()
const at = new Date('2026-05-01T12:00:00.000Z')

it('deletes a listing that its seller changes at that moment: its conversations are gone by then', async () => {
  const acts: string[] = []
  let changes = 1
  await deleteAsAdmin(seen.id, seen.ownerId, { version: seen.version }, {
    getListingById: async () => seen,
    getUserById: async () => undefined,
    deleteLeads: async (_listing: unknown, since?: Date) =>
      void acts.push(`leads since ${since?.toISOString()}`),
    removeListing: async () => {
      if (changes-- > 0) throw new AppError('EDIT_CONFLICT')
      acts.push('listing')
    },
    newId: () => 'aud_00000000000000000000000000',
    now: () => at,
  } as never)
  expect(acts).toEqual([
    'leads since undefined',
    'leads since undefined',
    'listing',
    // Leads that came during the deletion, and those that an index did not show yet.
    'leads since 2026-05-01T11:59:00.000Z',
  ])
})

it('leaves a listing and its conversations that is not the version that was seen', async () => {
  const act = vi.fn<() => Promise<void>>(async () => {})
  const deps = {
    getListingById: async () => seen,
    deleteLeads: act,
    removeListing: act,
    newId: () => '',
    now: () => at,
  }
  const late = deleteAsAdmin(seen.id, seen.ownerId, { version: seen.version + 1 }, deps as never)
  await expect(late).rejects.toMatchObject({ code: 'EDIT_CONFLICT' })
  expect(act).not.toHaveBeenCalled()
})

it.each([
  ['a car that waited', 'PENDING', 'ACTIVE', 1],
  ['a draft, which nobody else has seen', 'DRAFT', 'ACTIVE', 0],
  ['a car whose seller has left', 'APPROVED', 'DELETED', 0],
] as const)('tells so many sellers of %s', async (_, status, ownerStatus, told) => {
  const news = vi.fn<(...args: unknown[]) => Promise<string[]>>(async () => ['news'])
  const removed = vi.fn<(...args: unknown[]) => Promise<void>>(async () => {})
  await deleteAsAdmin(seen.id, seen.ownerId, { reasonCodes: ['NOT_ALLOWED'], rejectionReason: 'Scrap' }, {
    getListingById: async () => ({ ...seen, status }),
    getUserById: async () => aUser({ id: seen.ownerId, status: ownerStatus }),
    deleteLeads: async () => {},
    removeListing: removed,
    notifyWrites: news,
    newId: () => 'aud_00000000000000000000000000',
    now: () => at,
  } as never)
  expect(news).toHaveBeenCalledTimes(told)
  // In the transaction of its removal.
  expect(removed.mock.calls[0]?.[1]).toHaveLength(1 + told)
})
