import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { availabilities, bulkActions } from '#shared/rules/availability.ts'
import { aboutListing } from '#shared/schemas/notification.ts'
import { instant } from '#shared/schemas/text.ts'
import { limits } from '#shared/constants/limits.ts'
import { id } from '#shared/schemas/ids.ts'
import { carFields, ownListing } from '#shared/schemas/listing.ts'

export const answerAvailability = contract({
  id: 'answerAvailability',
  noun: 'availability',
  method: 'POST',
  path: '/api/availability-answers',
  access: 'public',
  stack: 'public',
  summary:
    'The answer to “still available?” by the link in the letter, without signing in. Without an answer it only says which car is meant. A link about several cars confirms as many as one call can; `waiting` says how many are left.',
  body: z.strictObject({
    token: z.string().check(z.regex(/^[\w-]{43}$/)),
    /** `AS_BEFORE` is one's yes: on offer again or still, reserved if it was. A link about several cars takes no other. */
    availability: z.optional(z.enum(['AS_BEFORE', ...availabilities])),
  }),
  status: 200,
  response: z.object({
    /** The car; or the first few of several that still wait for confirmation. */
    listings: z.array(aboutListing),
    /** The number of cars that still wait for confirmation; null when the link is about one car. */
    waiting: z.nullable(z.number()),
    /** The availability of the one car; null when the link is about several. */
    availability: z.nullable(z.enum(availabilities)),
    /** The one car is out of sight because nobody answered. */
    isPausedBySilence: z.boolean(),
    /**
     * The time until which it stays in sight, or all of several do, without another confirmation; null while it waits for one
     * or is not on offer.
     */
    visibleUntil: z.nullable(instant),
  }),
  errors: ['AVAILABILITY_LINK_INVALID', 'ILLEGAL_STATUS_MOVE', 'EDIT_CONFLICT', 'TOO_MANY_EDITS'],
  limits: [{ per: 'ip', limit: 60, seconds: 600 }],
})

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
  errors: [
    'LISTING_NOT_FOUND',
    'DEALERSHIP_NOT_VERIFIED',
    'ILLEGAL_STATUS_MOVE',
    'EDIT_CONFLICT',
    'TOO_MANY_EDITS',
  ],
})

export const changeListings = contract({
  id: 'changeListings',
  noun: 'listings',
  method: 'POST',
  path: '/api/seller/listings/bulk',
  access: 'seller',
  stack: 'seller',
  summary: 'Does one thing to several of the caller’s own cars, and says of each what came of it.',
  body: z
    .strictObject({
      action: z.enum(bulkActions),
      ids: z.array(id('listing')).check(
        z.minLength(1),
        z.maxLength(limits.selling.bulk),
        z.refine((ids) => new Set(ids).size === ids.length, { error: 'The same car is named twice' }),
      ),
      /** For `PRICE`, in the order of the ids: a car that no longer has the price it was seen with is left alone. */
      prices: z.optional(
        z
          .array(z.strictObject({ from: carFields.priceQAR, to: carFields.priceQAR }))
          .check(z.maxLength(limits.selling.bulk)),
      ),
    })
    .check(
      z.refine(
        ({ action, ids, prices }) =>
          action === 'PRICE' ? prices?.length === ids.length : prices === undefined,
        { error: 'Each car needs its price', path: ['prices'] },
      ),
    ),
  status: 200,
  response: z.object({
    /** In the order asked for. `failure` is the code of an error, null when it was done. */
    results: z.array(z.object({ id: id('listing'), failure: z.nullable(z.string()) })),
  }),
  /** For an unverified dealership, unless it deletes. */
  errors: ['DEALERSHIP_NOT_VERIFIED'],
  limits: [{ per: 'user', limit: 120, seconds: 60 }],
})
