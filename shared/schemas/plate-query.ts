import * as z from 'zod/mini'
import { limits } from '#shared/constants/limits.ts'
import {
  browsePlateCategories,
  plateDigits,
  plateLocations,
  plateSeries,
  plateTagNames,
  sellPlateCategories,
} from '#shared/reference/plate-vocabulary.ts'
import { facet, sortOrders } from '#shared/schemas/listing-query.ts'
import { plateNumber } from './plate.ts'
import { flagParam, listParam, wholeParam } from './query.ts'

export const plateSortKeys = ['createdAt', 'price', 'featured', 'digits'] as const
export type PlateSortKey = (typeof plateSortKeys)[number]

const price = wholeParam(0, limits.plate.price.max)

/** The query parameters of `GET /api/number-plates`, which are those of the `/number-plates` page. */
export const plateQuery = z
  .strictObject({
    /** Text, or a pattern: `?` stands for one digit and `*` for any number of them. */
    search: z.optional(z.string().check(z.trim(), z.maxLength(limits.search.text))),
    /** This very number, `333` or `Q 333`; without a letter, behind any. */
    number: z.optional(plateNumber),
    digits: z.optional(z.enum(plateDigits)),
    /** The letter before the number; `none` for plates without one. */
    series: z.optional(z.enum([...plateSeries, 'none'])),
    minPrice: z.optional(price),
    maxPrice: z.optional(price),
    /** One that buyers browse by, or one that sellers choose. */
    category: z.optional(z.enum([...browsePlateCategories, ...sellPlateCategories])),
    location: z.optional(listParam(plateLocations, plateLocations.length)),
    /** Computed tags, all of which the number must have. */
    tags: z.optional(listParam(plateTagNames, plateTagNames.length)),
    /** Listed within a day. */
    isNew: z.optional(flagParam),
    /** The price came down within 30 days. */
    priceDrop: z.optional(flagParam),
    /** Without it what fits a text best comes first, else the newest. */
    sortBy: z.optional(z.enum(plateSortKeys)),
    sortOrder: z._default(z.enum(sortOrders), 'desc'),
    page: z._default(wholeParam(1, limits.search.window), 1),
    limit: z._default(wholeParam(1, limits.plate.page.max), limits.plate.page.default),
  })
  .check(
    z.refine((query) => query.page * query.limit <= limits.search.window, {
      path: ['page'],
      error: `Only the first ${limits.search.window} plates can be paged through; please narrow the search`,
    }),
  )
export type PlateQuery = z.output<typeof plateQuery>

/** The filters whose choices are counted; a range of prices is named by `priceBandName`, of what is on or off only `true` is counted. */
export const plateFacetNames = [
  'digits',
  'series',
  'category',
  'location',
  'tags',
  'price',
  'isNew',
  'priceDrop',
] as const
export type PlateFacetName = (typeof plateFacetNames)[number]

export const plateFacets = z.record(z.enum(plateFacetNames), facet)
export type PlateFacets = z.output<typeof plateFacets>
