import * as z from 'zod/mini'
import { contract } from '#shared/api/contract.ts'
import { availabilities } from '#shared/schemas/availability.ts'
import { aboutListing } from '#shared/schemas/notification.ts'
import { instant } from '#shared/schemas/text.ts'

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
    /** The car; or the first few of several that still wait for a word. */
    listings: z.array(aboutListing),
    /** How many of several still wait for a word; null when the link is about one car. */
    waiting: z.nullable(z.number()),
    /** What the one car is now; null when the link is about several. */
    availability: z.nullable(z.enum(availabilities)),
    /** The one car is out of sight because nobody answered. */
    isPausedBySilence: z.boolean(),
    /** Until when it stays in sight, or all of several do, without another word; null while it waits for one or is not on offer. */
    visibleUntil: z.nullable(instant),
  }),
  errors: ['AVAILABILITY_LINK_INVALID', 'ILLEGAL_STATUS_MOVE', 'EDIT_CONFLICT'],
  limits: [{ per: 'ip', limit: 60, seconds: 600 }],
})
