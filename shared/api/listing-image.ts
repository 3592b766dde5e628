import * as z from 'zod/mini'
import { contract } from '#shared/api/contract.ts'
import { languages } from '#shared/constants/market.ts'
import { type PhotoWidth, photoWidths } from '#shared/constants/photos.ts'
import { idOrSlug } from '#shared/schemas/ids.ts'
import { pictureVersion } from '#shared/schemas/query.ts'

export const getListingImage = contract({
  id: 'getListingImage',
  noun: 'listings',
  method: 'GET',
  path: '/api/listings/{id}/image',
  access: 'public',
  stack: 'public',
  summary:
    'A picture of a public car with its photo, price and name, 1200 × 630 pixels and under 300 kB, as links to it show it.',
  params: z.object({ id: idOrSlug('listing') }),
  query: z.strictObject({ lang: z._default(z.enum(languages), 'en'), v: z.optional(pictureVersion) }),
  status: 200,
  response: z.instanceof(Uint8Array),
  contentType: 'image/jpeg',
  errors: ['LISTING_NOT_FOUND', 'TOO_MANY_REQUESTS'],
  // A tenth of a second of work each; messengers fetch from a few machines for all their people.
  limits: [{ per: 'ip', limit: 300, seconds: 60 }],
  sharedCacheSeconds: 300,
})

// Every browser that runs the site reads AVIF (the build's targets).
export const getListingPhoto = contract({
  id: 'getListingPhoto',
  noun: 'listings',
  method: 'GET',
  path: '/api/listings/{id}/photo',
  access: 'public',
  stack: 'public',
  summary:
    'The main photo of a public car in one of its widths, for a page that knows no more of the car than its slug.',
  params: z.object({ id: idOrSlug('listing') }),
  query: z.strictObject({ w: z._default(z.enum(photoWidths.map(String) as `${PhotoWidth}`[]), '960') }),
  status: 200,
  response: z.instanceof(Uint8Array),
  contentType: 'image/avif',
  errors: ['LISTING_NOT_FOUND', 'NOT_FOUND'],
  sharedCacheSeconds: 60,
})
