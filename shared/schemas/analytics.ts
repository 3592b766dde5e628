import * as z from 'zod/mini'
import { sellingLimits } from '#shared/constants/selling-limits.ts'
import { responseTime } from './dealer.ts'

/** People, not calls: each counts once in thirty days for one car. */
const counts = { views: z.number(), contacts: z.number(), saves: z.number() }
const countsView = z.object(counts)
export type AnalyticsCounts = z.output<typeof countsView>

/** The contacts by the way that a person took first. */
const contactWays = z.object({ whatsapp: z.number(), call: z.number(), message: z.number() })
export type ContactWays = z.output<typeof contactWays>

export const noWays: ContactWays = { whatsapp: 0, call: 0, message: 0 }

/** `day` is a day in Qatar, `2026-03-31`. Contacts of before the ways were told apart are in none of them. */
const analyticsDay = z.object({ day: z.string(), ...counts, ways: z.optional(contactWays) })
export type AnalyticsDay = z.output<typeof analyticsDay>

/** The number of days that a chart shows, as a query parameter. */
export const analyticsQuery = z.strictObject({
  days: z._default(z.enum(sellingLimits.analyticsDays.map(String) as ['7', '30', '90']), '30'),
})

/** Every day of a period, oldest first, today last; `before` is the period of the same length before it. */
export const analytics = z.object({
  days: z.array(analyticsDay),
  totals: countsView,
  before: countsView,
})
export type Analytics = z.output<typeof analytics>

/** People per day since publication. */
const pace = z.object(counts)

/** One car beside its like: the median pace of similar cars that are for sale now; null while there are too few. */
export const listingAnalytics = z.extend(analytics, {
  pace,
  similar: z.object({ count: z.number(), pace: z.nullable(pace) }),
})
export type ListingAnalytics = z.output<typeof listingAnalytics>

/** The figures that no list of a seller's can be summed up to, however long. */
export const sellerSummary = z.object({
  /** Contact requests ever received; how many of those in the inbox (the newest `limits.leadsAtOnce`) are in each status. */
  leads: z.object({
    total: z.number(),
    NEW: z.number(),
    CONTACTED: z.number(),
    CLOSED: z.number(),
    /** Those whose reminder is due. */
    due: z.optional(z.number()),
  }),
  /** Number plates of the caller's in every status. */
  plates: z.number(),
  responseTime: z.nullable(responseTime),
})
export type SellerSummary = z.output<typeof sellerSummary>
