import * as z from 'zod/mini'
import { contract } from '#shared/api/contract.ts'
import { limits } from '#shared/constants/limits.ts'
import { id, idOrSlug } from '#shared/schemas/ids.ts'
import { marketValue } from '#shared/schemas/market-value.ts'
import { priceRating } from '#shared/schemas/price-rating.ts'
import { flagParam, wholeParam } from '#shared/schemas/query.ts'
import { line } from '#shared/schemas/text.ts'

export const getPriceRating = contract({
  id: 'getPriceRating',
  noun: 'listings',
  method: 'GET',
  path: '/api/listings/{id}/price-rating',
  access: 'optional',
  stack: 'public',
  summary: 'How a car’s price compares with those of its like that are for sale now.',
  params: z.object({ id: idOrSlug('listing') }),
  status: 200,
  response: priceRating,
  errors: ['LISTING_NOT_FOUND'],
})

const of = limits.listing

export const getPriceGuidance = contract({
  id: 'getPriceGuidance',
  noun: 'listings',
  method: 'GET',
  path: '/api/prices/guidance',
  access: 'seller',
  staff: 'MANAGER',
  stack: 'seller',
  summary: 'What cars like one that is not listed yet cost now; without a price there is no verdict on it.',
  query: z.strictObject({
    make: line(60),
    model: line(60),
    year: wholeParam(of.firstYear, 2100),
    mileage: wholeParam(of.mileage.min, of.mileage.max),
    isGCCSpec: flagParam,
    /** The trim, as its seller writes it. */
    variant: z.optional(line(of.variant)),
    priceQAR: z.optional(wholeParam(of.price.min, of.price.max)),
    /** A listing of the caller's own that is not to be compared with itself. */
    except: z.optional(id('listing')),
  }),
  status: 200,
  response: priceRating,
})

/** A name as `nameSlug` writes it. */
const segment = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/))

export const getMarketValue = contract({
  id: 'getMarketValue',
  noun: 'listings',
  method: 'GET',
  path: '/api/prices/{make}/{model}',
  access: 'public',
  stack: 'public',
  summary:
    'What cars of a model are worth by those for sale now, with all that it takes to work it out for a year, mileage and trim.',
  params: z.object({ make: segment, model: segment }),
  status: 200,
  response: marketValue,
  errors: ['NOT_FOUND'],
  sharedCacheSeconds: 300,
})
