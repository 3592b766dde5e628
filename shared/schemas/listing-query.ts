import * as z from 'zod/mini'
import { limits } from '#shared/constants/limits.ts'
import {
  bodyTypes,
  carCounts,
  carStates,
  conditions,
  driveTypes,
  fuelTypes,
  qualities,
  transmissions,
} from '#shared/reference/car-vocabulary.ts'
import { colors } from '#shared/reference/colors.ts'
import { citiesAndAreas } from '#shared/reference/areas.ts'
import { idOrSlug } from './ids.ts'
import { flagParam, listParam, textListParam, wholeParam } from './query.ts'

/** `createdAt` is when an offer was first public: nobody but its seller knows of the draft before. */
export const sortKeys = ['createdAt', 'priceQAR', 'year', 'mileage', 'viewCount', 'featured', 'deal'] as const
export type SortKey = (typeof sortKeys)[number]
export const sortOrders = ['asc', 'desc'] as const

/**
 * The filters that answer with facet counts: `facets[name]` is a list of `{ value, count }`. Generations and trims are counted where the
 * search names a model, areas where it names a city, and what a seller did not say is in no list.
 */
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
  'carState',
  'quality',
  'color',
  'driveType',
  'seats',
  'doors',
  'cylinders',
  'isAccidentFree',
  'hasPhotos',
  'isFirstOwner',
  'hasFullService',
  'hasInspectionReport',
  'isNew',
  'priceDrop',
  'generation',
  'trim',
  'area',
] as const
export type FacetName = (typeof facetNames)[number]

const many = limits.search.valuesPerFilter
const price = wholeParam(0, limits.listing.price.max)
const mileage = wholeParam(limits.listing.mileage.min, limits.listing.mileage.max)
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
    minMileage: z.optional(mileage),
    maxMileage: z.optional(mileage),
    bodyType: z.optional(listParam(bodyTypes, many)),
    fuelType: z.optional(listParam(fuelTypes, many)),
    transmission: z.optional(listParam(transmissions, many)),
    /** As sellers enter it, the state and the quality in one list; `carState` and `quality` ask for one of the two. */
    condition: z.optional(listParam(conditions, many)),
    carState: z.optional(listParam(carStates, many)),
    quality: z.optional(listParam(qualities, many)),
    color: z.optional(listParam(colors, many)),
    driveType: z.optional(listParam(driveTypes, many)),
    /** The last of each list stands for more, too. */
    seats: z.optional(listParam(carCounts.seats, many)),
    doors: z.optional(listParam(carCounts.doors, many)),
    cylinders: z.optional(listParam(carCounts.cylinders, many)),
    /** Codes of generations, such as J200. */
    generation: z.optional(textListParam(60, many)),
    trim: z.optional(textListParam(limits.listing.variant, many)),
    city: z.optional(textListParam(limits.city, many)),
    /** Towns and districts, such as `Al Sadd`. */
    area: z.optional(textListParam(limits.city, many)),
    /** True: verified dealers; false: private sellers. An unverified dealership has no public cars. */
    dealerOnly: z.optional(flagParam),
    isAccidentFree: z.optional(flagParam),
    hasPhotos: z.optional(flagParam),
    isFirstOwner: z.optional(flagParam),
    /** Always serviced at the agency, as its seller says. */
    hasFullService: z.optional(flagParam),
    /** A report of an inspection is attached, which buyers can ask to see. */
    hasInspectionReport: z.optional(flagParam),
    /** Listed within a day. */
    isNew: z.optional(flagParam),
    /** The price came down within 30 days. */
    priceDrop: z.optional(flagParam),
    isGCCSpec: z.optional(flagParam),
    hasWarranty: z.optional(flagParam),
    /** Whether the price is good or great for similar cars. */
    goodPrice: z.optional(flagParam),
    /** One dealer's cars: the query of a storefront. */
    dealer: z.optional(idOrSlug('user')),
    /** The nearest to this city or area first, by the areas and cities that cars stand in; equally near ones in the order of `sortBy`, else the newest. */
    near: z.optional(z.enum(citiesAndAreas)),
    /** Without it the most relevant come first when there is a text, else the newest. */
    sortBy: z.optional(z.enum(sortKeys)),
    sortOrder: z._default(z.enum(sortOrders), 'desc'),
    page: z._default(wholeParam(1, limits.search.window), 1),
    limit: z._default(wholeParam(1, limits.search.page.max), limits.search.page.default),
    /** Asks for `priceHistogram` too. */
    histogram: z.optional(flagParam),
    /** False: counts no models. A market has hundreds, which are most of an answer's counts. */
    modelCounts: z.optional(flagParam),
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

/** How many offers each choice of a filter would show. */
export const facet = z.array(z.object({ value: z.string(), count: z.number() }))

export const facets = z.record(z.enum(facetNames), facet)
export type Facets = Record<FacetName, { value: string; count: number }[]>
