import { expect, it, vi } from 'vitest'
import { AppError } from '#functions/core/app-error.ts'
import { aListing } from '#functions/testing/builders.ts'
import { deleteAsAdmin } from '#functions/listings/delete-as-admin.ts'

const seen = aListing()
const at = new Date('2026-05-01T12:00:00.000Z')

it('deletes a listing that its seller changes at that moment: its conversations are gone by then', async () => {
  const acts: string[] = []
  let changes = 1
  await deleteAsAdmin(seen.id, seen.ownerId, seen.version, {
    getListingById: async () => seen,
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
  const late = deleteAsAdmin(seen.id, seen.ownerId, seen.version + 1, deps as never)
  await expect(late).rejects.toMatchObject({ code: 'EDIT_CONFLICT' })
  expect(act).not.toHaveBeenCalled()
})
