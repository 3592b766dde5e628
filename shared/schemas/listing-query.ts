import * as z from 'zod/mini'
import { limits } from '#shared/constants/limits.ts'
import { bodyTypes, conditions, fuelTypes, transmissions } from '#shared/reference/car-vocabulary.ts'
import { idOrSlug } from './ids.ts'
import { flagParam, listParam, textListParam, wholeParam } from './query.ts'

export const sortKeys = ['createdAt', 'priceQAR', 'year', 'mileage', 'viewCount', 'featured'] as const
export type SortKey = (typeof sortKeys)[number]
export const sortOrders = ['asc', 'desc'] as const

/** The filters that answer with facet counts: `facets[name]` is a list of `{ value, count }`. */
export const facetNames = [
  'make',
  'model',
  'bodyType',
  'fuelType',
  'transmission',
  'condition',
  'city',
  'dealerOnly',
  'isGCCSpec',
  'hasWarranty',
] as const
export type FacetName = (typeof facetNames)[number]

const many = limits.search.valuesPerFilter
const price = wholeParam(0, limits.listing.price.max)
const year = wholeParam(limits.listing.firstYear, 2100)

/** The query parameters of `GET /api/listings`, which are those of the `/cars` page. */
export const listingQuery = z
  .strictObject({
    search: z.optional(z.string().check(z.trim(), z.maxLength(limits.search.text))),
    make: z.optional(textListParam(60, many)),
    model: z.optional(textListParam(60, many)),
    minPrice: z.optional(price),
    maxPrice: z.optional(price),
    minYear: z.optional(year),
    maxYear: z.optional(year),
    bodyType: z.optional(listParam(bodyTypes, many)),
    fuelType: z.optional(listParam(fuelTypes, many)),
    transmission: z.optional(listParam(transmissions, many)),
    condition: z.optional(listParam(conditions, many)),
    city: z.optional(textListParam(limits.city, many)),
    dealerOnly: z.optional(flagParam),
    isGCCSpec: z.optional(flagParam),
    hasWarranty: z.optional(flagParam),
    /** One dealer's cars: the query of a storefront. */
    dealer: z.optional(idOrSlug('user')),
    /** Without it the most relevant come first when there is a text, else the newest. */
    sortBy: z.optional(z.enum(sortKeys)),
    sortOrder: z._default(z.enum(sortOrders), 'desc'),
    page: z._default(wholeParam(1, limits.search.window), 1),
    limit: z._default(wholeParam(1, limits.search.page.max), limits.search.page.default),
    /** Asks for `priceHistogram` too. */
    histogram: z.optional(flagParam),
  })
  .check(
    z.refine((query) => query.page * query.limit <= limits.search.window, {
      path: ['page'],
      error: `Only the first ${limits.search.window} results can be paged through; please narrow the search`,
    }),
  )
export type ListingQuery = z.output<typeof listingQuery>

/** The sort order of a response. */
export const answerOrders = [...sortKeys, 'relevance'] as const
export type AnswerOrder = (typeof answerOrders)[number]

const facet = z.array(z.object({ value: z.string(), count: z.number() }))

export const facets = z.record(z.enum(facetNames), facet)
export type Facets = Record<FacetName, { value: string; count: number }[]>
