import * as z from 'zod/mini'
import { priceVerdicts } from '#shared/constants/prices.ts'
import { id } from './ids.ts'
import { ownListing } from './listing.ts'

/** One car of a seller's stock, as short as a table of two thousand needs it. */
export const stockCar = z.extend(
  z.pick(ownListing, {
    id: true,
    slug: true,
    status: true,
    version: true,
    title: true,
    titleAr: true,
    make: true,
    model: true,
    year: true,
    mileage: true,
    priceQAR: true,
    isPriceFixed: true,
    city: true,
    area: true,
    stockNumber: true,
    vin: true,
    availability: true,
    confirmedAt: true,
    isPausedBySilence: true,
    publishedAt: true,
    createdAt: true,
    updatedAt: true,
    viewCount: true,
    contactCount: true,
    saveCount: true,
  }),
  {
    /** The main photo. */
    photo: z.nullable(id('upload')),
    photoCount: z.number(),
    /** How complete it is, 0 to 100. */
    score: z.number(),
    /** A draft that lacks nothing it needs to be submitted. */
    isReady: z.boolean(),
    /**
     * Its price beside those of similar cars; null for a car that is not on offer or has too few. The verdict is null while the price
     * is newer than the comparison.
     */
    market: z.nullable(
      z.object({ verdict: z.nullable(z.enum(priceVerdicts)), differencePercent: z.number() }),
    ),
  },
)
export type StockCar = z.output<typeof stockCar>
