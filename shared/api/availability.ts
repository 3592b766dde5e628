import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { availabilities } from '#shared/rules/availability.ts'
import { aboutListing } from '#shared/schemas/notification.ts'
import { instant } from '#shared/schemas/text.ts'
import { id } from '#shared/schemas/ids.ts'
import { ownListing } from '#shared/schemas/listing.ts'

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
  staff: 'SALES',
  stack: 'seller',
  summary:
    'Says that the caller’s own approved car is available, reserved, sold or paused. The same again confirms it. `version`, when sent, must be the one last read.',
  params: z.object({ id: id('listing') }),
  body: z.strictObject({
    availability: z.enum(availabilities),
    version: z.optional(z.int().check(z.gte(1))),
  }),
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
