import type { getOwnListing, updateListing } from '#shared/api/listings.ts'
import { call } from '#web/api/client.ts'

/** One's own listing as it is now. Throws ApiError. */
export const readListing = (id: string, signal: AbortSignal) =>
  call<typeof getOwnListing>('GET /api/seller/listings/{id}', { params: { id }, signal })

/** Gives a listing these photos in this order. Throws ApiError, EDIT_CONFLICT when it has changed since `version`. */
export const setPhotos = (id: string, images: string[], version: number, signal: AbortSignal) =>
  call<typeof updateListing>('PATCH /api/listings/{id}', {
    params: { id },
    body: { images, version },
    signal,
  })
