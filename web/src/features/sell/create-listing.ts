import type { BodyInput } from '#shared/api/contract.ts'
import type { createListing as contract } from '#shared/api/listings.ts'
import { call } from '#web/api/client.ts'

/** Stores a new listing, as a draft or submitted. Throws ApiError. */
export const createListing = (body: BodyInput<typeof contract>) =>
  call<typeof contract>('POST /api/listings', { body })
