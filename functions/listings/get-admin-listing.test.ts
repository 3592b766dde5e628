import { expect, it } from 'vitest'
import type { Reviewed } from '#functions/data/listings.ts'
import { toReviewedListing } from './get-admin-listing.ts'
import { aListing, aUser } from '#functions/testing/builders.ts'

const now = aListing()
const at = '2026-01-02T00:00:00.000Z'
const decided = { at, by: aUser().id, reasonCodes: [], rejectionReason: null }
const snapshot: Reviewed = { ...now, ...decided, status: 'APPROVED' }
const none = { registrationCard: null, idCard: null }
const admin = aUser({ role: 'PLATFORM_ADMIN' })

const view = (listing = now, seen: Reviewed = snapshot) => toReviewedListing(seen, listing, new Set(), admin)

it('has the same documents as long as they are the same files', () => {
  expect(view()).toMatchObject({ hasSameDocuments: true, replacedDocuments: [] })
  const other = { ...now.documents, idCard: 'doc_00000000000000000000000009' }
  expect(view(aListing({ documents: other }))).toMatchObject({
    hasSameDocuments: false,
    replacedDocuments: ['idCard'],
  })
  expect(view(aListing({ documents: none })).hasSameDocuments).toBe(false)
})

it('has those that were checked and removed since, if it is what they were checked for', () => {
  const removed = aListing({ documents: none, documentsChecked: { by: admin.id, at, hashes: [] } })
  expect(view(removed).hasSameDocuments).toBe(true)
  expect(view(removed, { ...snapshot, at: '2026-01-01T00:00:00.000Z' }).hasSameDocuments).toBe(false)
  expect(
    view(removed, { ...snapshot, at: '2026-03-01T00:00:00.000Z', documents: none }).hasSameDocuments,
  ).toBe(true)
})

it('names who decided while they are there, and photos by their placeholders', () => {
  expect(view()).toMatchObject({ by: { username: admin.username }, photos: [{ imageUrl: null }] })
  const gone = { ...admin, status: 'DELETED' as const }
  expect(toReviewedListing(snapshot, now, new Set([now.photos[0]!.id]), gone)).toMatchObject({
    by: null,
    photos: [{ imageUrl: `/api/listing-images/${now.photos[0]!.id}` }],
  })
})
