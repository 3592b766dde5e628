import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { limits } from '#shared/constants/limits.ts'
import { bulkActions } from '#shared/rules/availability.ts'
import { id } from '#shared/schemas/ids.ts'
import { carFields, listingStatuses } from '#shared/schemas/listing.ts'
import { cursorParam } from '#shared/schemas/query.ts'
import { stockCar } from '#shared/schemas/stock.ts'

export const listStock = contract({
  id: 'listStock',
  noun: 'listings',
  method: 'GET',
  path: '/api/seller/stock',
  access: 'seller',
  staff: 'SALES',
  stack: 'seller',
  summary:
    'The caller’s own cars in every status as rows of a table, newest first, with how their prices compare; some hundreds in one answer.',
  query: z.strictObject({ cursor: z.optional(cursorParam) }),
  status: 200,
  response: z.object({ cars: z.array(stockCar), nextCursor: z.nullable(z.string()) }),
})

export const changeListings = contract({
  id: 'changeListings',
  noun: 'listings',
  method: 'POST',
  path: '/api/seller/listings/bulk',
  access: 'seller',
  staff: 'MANAGER',
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
      /** By id: a car that has another version now is left alone. */
      versions: z.optional(
        z
          .record(id('listing'), z.int().check(z.gte(1)))
          .check(z.refine((versions) => Object.keys(versions).length <= limits.selling.bulk)),
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
    /** In the order asked for. `failure` is the code of an error, null when it was done; `version` and `status` are what this has made. */
    results: z.array(
      z.object({
        id: id('listing'),
        failure: z.nullable(z.string()),
        version: z.optional(z.number()),
        status: z.optional(z.enum(listingStatuses)),
      }),
    ),
  }),
  /** For an unverified dealership, unless it deletes. */
  errors: ['DEALERSHIP_NOT_VERIFIED'],
  limits: [{ per: 'user', limit: 120, seconds: 60 }],
})
