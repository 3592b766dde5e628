import * as z from 'zod/mini'
import { contract } from '#shared/api/contract.ts'
import { limits } from '#shared/constants/limits.ts'
import { availabilities, bulkActions } from '#shared/schemas/availability.ts'
import { id } from '#shared/schemas/ids.ts'
import { ownListing } from '#shared/schemas/listing.ts'

export const setAvailability = contract({
  id: 'setAvailability',
  noun: 'listings',
  method: 'PUT',
  path: '/api/listings/{id}/availability',
  access: 'seller',
  stack: 'seller',
  summary:
    'Says that the caller’s own approved car is available, reserved, sold or paused. The same again confirms it.',
  params: z.object({ id: id('listing') }),
  body: z.strictObject({ availability: z.enum(availabilities) }),
  status: 200,
  response: ownListing,
  errors: ['LISTING_NOT_FOUND', 'DEALERSHIP_NOT_VERIFIED', 'ILLEGAL_STATUS_MOVE', 'EDIT_CONFLICT'],
})

export const changeListings = contract({
  id: 'changeListings',
  noun: 'listings',
  method: 'POST',
  path: '/api/seller/listings/bulk',
  access: 'seller',
  stack: 'seller',
  summary: 'Does one thing to several of the caller’s own cars, and says of each what came of it.',
  body: z.strictObject({
    action: z.enum(bulkActions),
    ids: z.array(id('listing')).check(
      z.minLength(1),
      z.maxLength(limits.selling.bulk),
      z.refine((ids) => new Set(ids).size === ids.length, { error: 'The same car is named twice' }),
    ),
  }),
  status: 200,
  response: z.object({
    /** In the order asked for. `failure` is the code of an error, null when it was done. */
    results: z.array(z.object({ id: id('listing'), failure: z.nullable(z.string()) })),
  }),
  /** Of an unverified dealership, unless it deletes. */
  errors: ['DEALERSHIP_NOT_VERIFIED'],
  limits: [{ per: 'user', limit: 120, seconds: 60 }],
})
