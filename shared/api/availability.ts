import * as z from 'zod/mini'
import { contract } from '#shared/api/contract.ts'
import { availabilities } from '#shared/schemas/availability.ts'
import { aboutListing } from '#shared/schemas/notification.ts'

export const answerAvailability = contract({
  id: 'answerAvailability',
  noun: 'availability',
  method: 'POST',
  path: '/api/availability-answers',
  access: 'public',
  stack: 'public',
  summary:
    'The answer to “still available?” by the link in the letter, without signing in. Without `availability` it only says which car is meant.',
  body: z.strictObject({
    token: z.string().check(z.regex(/^[\w-]{43}$/)),
    availability: z.optional(z.enum(availabilities)),
  }),
  status: 200,
  response: z.object({ listing: aboutListing, availability: z.enum(availabilities) }),
  errors: ['AVAILABILITY_LINK_INVALID', 'ILLEGAL_STATUS_MOVE', 'EDIT_CONFLICT'],
  limits: [{ per: 'ip', limit: 60, seconds: 600 }],
})
