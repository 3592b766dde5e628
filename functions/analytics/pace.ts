import type { ListingRecord } from '#functions/data/listing-record.ts'
import { priceRating as by } from '#shared/constants/prices.ts'
import { medianOf } from '#shared/rules/median.ts'
import type { AnalyticsCounts } from '#shared/schemas/analytics.ts'

const dayMs = 86_400_000

type Paced = Pick<
  ListingRecord,
  'publishedAt' | 'availability' | 'availabilityAt' | 'viewCount' | 'contactCount' | 'saveCount'
>

// Two decimals, since contacts are few: with one, less than a tenth would be left of most values.
const round = (pace: number): number => Math.round(pace * 100) / 100

/** The people per day that a listing drew from its publication until it was sold. Its first day counts as a whole one. */
export const paceOf = (listing: Paced, at: Date): AnalyticsCounts => {
  const { publishedAt, availability, availabilityAt, viewCount, contactCount, saveCount } = listing
  if (publishedAt === null) return { views: 0, contacts: 0, saves: 0 }
  const end = availability === 'SOLD' && availabilityAt !== null ? Date.parse(availabilityAt) : at.getTime()
  const days = Math.max(1, (end - Date.parse(publishedAt)) / dayMs)
  return {
    views: round(viewCount / days),
    contacts: round(contactCount / days),
    saves: round(saveCount / days),
  }
}

/** The middle pace of several listings, each measure by itself; null when there are too few to say. */
export const medianPace = (listings: readonly Paced[], at: Date): AnalyticsCounts | null => {
  if (listings.length < by.fewest) return null
  const paces = listings.map((listing) => paceOf(listing, at))
  const middle = (measure: keyof AnalyticsCounts) => round(medianOf(paces.map((pace) => pace[measure])) ?? 0)
  return { views: middle('views'), contacts: middle('contacts'), saves: middle('saves') }
}
