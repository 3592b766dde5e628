import * as z from 'zod/mini'
import { contract } from '#shared/api/contract.ts'
import { plateCountries, plateCountry } from '#shared/reference/plate-vocabulary.ts'
import { availabilities } from '#shared/rules/availability.ts'
import { id, visitor } from '#shared/schemas/ids.ts'
import { pictureVersion, seenVersion } from '#shared/schemas/query.ts'
import {
  listedPlate,
  nearPlate,
  newPlate,
  ownPlate,
  plateDetail,
  plateEdit,
  plateIdOrSlug,
  plateNumber,
  plateEstimate,
} from '#shared/schemas/plate.ts'
import { plateFacets, plateQuery } from '#shared/schemas/plate-query.ts'
const params = z.object({ id: id('plate') })
/** A page's address has the number; one number is on offer once. */
const publicParams = z.object({ id: plateIdOrSlug })

export const listPlates = contract({
  id: 'listPlates',
  noun: 'plates',
  method: 'GET',
  path: '/api/number-plates',
  access: 'public',
  stack: 'public',
  summary:
    'Number plates on offer, by text or pattern and any mix of filters, with the exact total, and the nearest to a number that nobody offers.',
  query: plateQuery,
  status: 200,
  response: z.object({
    plates: z.array(listedPlate),
    total: z.number(),
    page: z.number(),
    limit: z.number(),
    /** How many plates each choice of a filter would show. */
    facets: z.optional(plateFacets),
    /** For a number or pattern that nobody offers: the nearest that are on offer, each with the reason. */
    near: z.optional(z.array(nearPlate)),
    /** False for a text that is not understood: no plate can ever match it. Absent for all others. */
    isUnderstood: z.optional(z.literal(false)),
  }),
})

export const estimatePlate = contract({
  id: 'estimatePlate',
  noun: 'plates',
  method: 'GET',
  path: '/api/number-plates/estimate',
  access: 'public',
  stack: 'public',
  summary: 'What a number may be worth, from its digits, its pattern and similar plates.',
  query: z.strictObject({ plateNumber, country: z._default(z.enum(plateCountries), plateCountry) }),
  status: 200,
  response: plateEstimate,
})

export const getPlate = contract({
  id: 'getPlate',
  noun: 'plates',
  method: 'GET',
  path: '/api/number-plates/{id}',
  access: 'optional',
  stack: 'public',
  summary:
    'One plate by id or number with its seller: public when approved, else for its owner, their staff and admins only.',
  params: publicParams,
  status: 200,
  response: plateDetail,
  errors: ['PLATE_NOT_FOUND'],
})

export const getPlateImage = contract({
  id: 'getPlateImage',
  noun: 'plates',
  method: 'GET',
  path: '/api/number-plates/{id}/image',
  access: 'public',
  stack: 'public',
  summary:
    'A picture of a public plate with its price, 1200 × 630 pixels, as links to it show it; or of the plate alone.',
  params: publicParams,
  query: z.strictObject({
    format: z._default(z.enum(['offer', 'plate']), 'offer'),
    v: z.optional(pictureVersion),
  }),
  status: 200,
  response: z.instanceof(Uint8Array),
  contentType: 'image/png',
  errors: ['PLATE_NOT_FOUND', 'TOO_MANY_REQUESTS'],
  // A tenth of a second of work each; messengers fetch from a few machines for all their people.
  limits: [{ per: 'ip', limit: 300, seconds: 60 }],
  sharedCacheSeconds: 3600,
})

export const createPlate = contract({
  id: 'createPlate',
  noun: 'plates',
  method: 'POST',
  path: '/api/number-plates',
  access: 'seller',
  staff: 'MANAGER',
  stack: 'seller',
  summary: 'Offers a number plate; it is published once an admin has approved it.',
  body: newPlate,
  status: 201,
  response: ownPlate,
  errors: [
    'DEALERSHIP_NOT_VERIFIED',
    'PLATE_TAKEN',
    'TOO_MANY_PLATES',
    'TOO_MANY_OWN_PLATES',
    'TOO_MANY_REQUESTS',
  ],
  limits: [{ per: 'user', limit: 20, seconds: 86_400 }],
})

export const updatePlate = contract({
  id: 'updatePlate',
  noun: 'plates',
  method: 'PATCH',
  path: '/api/number-plates/{id}',
  access: 'seller',
  staff: 'MANAGER',
  stack: 'seller',
  summary:
    'Changes the caller’s own plate. A new text of an approved one is reviewed again; a rejected one goes back to review.',
  params,
  body: plateEdit,
  status: 200,
  response: ownPlate,
  errors: [
    'PLATE_NOT_FOUND',
    'DEALERSHIP_NOT_VERIFIED',
    'PLATE_TAKEN',
    'EDIT_CONFLICT',
    'TOO_MANY_EDITS',
    'TOO_MANY_PLATES',
  ],
})

export const setPlateAvailability = contract({
  id: 'setPlateAvailability',
  noun: 'plates',
  method: 'PUT',
  path: '/api/number-plates/{id}/availability',
  access: 'seller',
  staff: 'SALES',
  stack: 'seller',
  summary:
    'Says that the caller’s own approved plate is available, reserved, sold or paused. `version`, when sent, must be the one last read.',
  params,
  body: z.strictObject({
    availability: z.enum(availabilities),
    version: z.optional(z.int().check(z.gte(1))),
  }),
  status: 200,
  response: ownPlate,
  errors: [
    'PLATE_NOT_FOUND',
    'DEALERSHIP_NOT_VERIFIED',
    'TOO_MANY_EDITS',
    'ILLEGAL_STATUS_MOVE',
    'PLATE_TAKEN',
    'EDIT_CONFLICT',
  ],
})

export const deletePlate = contract({
  id: 'deletePlate',
  noun: 'plates',
  method: 'DELETE',
  path: '/api/number-plates/{id}',
  access: 'seller',
  stack: 'seller',
  summary: 'Deletes the caller’s own plate. `version`, when sent, must be the one last read.',
  params,
  query: seenVersion,
  status: 204,
  errors: ['PLATE_NOT_FOUND', 'EDIT_CONFLICT'],
})

export const listSellerPlates = contract({
  id: 'listSellerPlates',
  noun: 'plates',
  method: 'GET',
  path: '/api/seller/number-plates',
  access: 'seller',
  staff: 'SALES',
  stack: 'seller',
  summary: 'The caller’s own plates in every status, newest first.',
  status: 200,
  response: z.array(ownPlate),
})

// A browser names itself by a random text; who is signed in is counted as themselves.
const seenBy = { visitor: z.optional(visitor) }

export const recordPlateView = contract({
  id: 'recordPlateView',
  noun: 'plates',
  method: 'POST',
  path: '/api/number-plates/{id}/views',
  access: 'optional',
  stack: 'public',
  summary: 'Somebody looks at a public plate. A person counts once in thirty days, its seller never.',
  params,
  body: z.strictObject(seenBy),
  status: 204,
  errors: ['PLATE_NOT_FOUND', 'TOO_MANY_REQUESTS'],
  limits: [{ per: 'ip', limit: 600, seconds: 60, countedBy: 'firewall' }],
})

export const recordPlateContact = contract({
  id: 'recordPlateContact',
  noun: 'plates',
  method: 'POST',
  path: '/api/number-plates/{id}/contacts',
  access: 'optional',
  stack: 'public',
  summary: 'Somebody opens WhatsApp or calls about a public plate. A person counts once in thirty days.',
  params,
  body: z.strictObject({ ...seenBy, channel: z.enum(['whatsapp', 'call']) }),
  status: 204,
  errors: ['PLATE_NOT_FOUND', 'TOO_MANY_REQUESTS'],
  limits: [{ per: 'ip', limit: 120, seconds: 60 }],
})
