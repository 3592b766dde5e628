import * as z from 'zod/mini'
import { contract } from '#shared/api/contract.ts'
import { viewsAtOnce } from '#shared/constants/offer-limits.ts'
import { id, visitor } from '#shared/schemas/ids.ts'

const params = z.object({ id: id('listing') })
// A browser names itself by a random text; who is signed in is counted as themselves.
const seenBy = { visitor: z.optional(visitor) }

export const recordView = contract({
  id: 'recordView',
  noun: 'listings',
  method: 'POST',
  path: '/api/listings/{id}/views',
  access: 'optional',
  stack: 'public',
  summary:
    'Somebody looks at a public car, or at several. A person counts once in thirty days, its seller never.',
  params,
  body: z.strictObject({
    ...seenBy,
    /** Other cars of the same visit. Those that are not public count nothing. */
    also: z.optional(z.array(id('listing')).check(z.maxLength(viewsAtOnce - 1))),
  }),
  status: 204,
  errors: ['LISTING_NOT_FOUND', 'TOO_MANY_REQUESTS'],
  limits: [{ per: 'ip', limit: 600, seconds: 60, countedBy: 'firewall' }],
})

export const recordContact = contract({
  id: 'recordContact',
  noun: 'listings',
  method: 'POST',
  path: '/api/listings/{id}/contacts',
  access: 'optional',
  stack: 'public',
  summary: 'Somebody opens WhatsApp or calls about a public car. A person counts once in thirty days.',
  params,
  body: z.strictObject({ ...seenBy, channel: z.enum(['whatsapp', 'call']) }),
  status: 204,
  errors: ['LISTING_NOT_FOUND', 'TOO_MANY_REQUESTS'],
  limits: [{ per: 'ip', limit: 120, seconds: 60 }],
})
