import * as z from 'zod/mini'
import { keys } from '#functions/data/keys.ts'
import type { AnalyticsDay } from '#shared/schemas/analytics.ts'
import { queryPage } from '#functions/data/queries.ts'

const none = z._default(z.number(), 0)
const countedDay = z.object({ views: none, contacts: none, saves: none })

const dayPrefix = 'DAY#'

/** One item per day, so at most as many as the charts ask for: far below the megabyte of one query. */
const readDays = async (
  keyOf: (day: string) => { pk: string; sk: string },
  from: string,
  to: string,
): Promise<AnalyticsDay[]> => {
  const [first, last] = [keyOf(from), keyOf(to)]
  const { items } = await queryPage({ partition: first.pk, between: [first.sk, last.sk], consistent: true })
  return items.map((item) => ({ day: String(item['sk']).slice(dayPrefix.length), ...countedDay.parse(item) }))
}

/** The days of Qatar, both ends included, on which somebody was counted for a listing, oldest first. */
export const readListingDays = (listingId: string, from: string, to: string): Promise<AnalyticsDay[]> =>
  readDays((day) => keys.listingDay(listingId, day), from, to)

/** The same over all cars of a seller's, deleted ones too. */
export const readSellerDays = (sellerId: string, from: string, to: string): Promise<AnalyticsDay[]> =>
  readDays((day) => keys.sellerDay(sellerId, day), from, to)
