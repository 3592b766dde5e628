import type { ListingRecord } from '#functions/data/listing-record.ts'
import { priceRating as by } from '#shared/constants/prices.ts'
import { medianOf } from '#shared/rules/median.ts'
import type { AnalyticsCounts } from '#shared/schemas/analytics.ts'
import { dayMs, now } from '#functions/core/time.ts'
import { findSimilar } from './find-similar.ts'
import { daysNeeded, periodOf } from './period-of.ts'
import { AppError } from '#functions/core/app-error.ts'
import { type Input, routeHandler } from '#functions/core/route-handler.ts'
import { type OfferCounts, readCounts } from '#functions/data/counts.ts'
import { readListingDays } from '#functions/data/day-counts.ts'
import { getListingById } from '#functions/data/listings.ts'
import { getListingAnalytics as route } from '#shared/api/analytics.ts'

type Paced = Pick<ListingRecord, 'publishedAt' | 'availability' | 'availabilityAt'> & OfferCounts

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

const live = { getListingById, readListingDays, readCounts, findSimilar, now }

/** The daily counts of one of the caller's own cars, and its attention per day compared with similar cars. */
const getListingAnalytics = async ({ actor, params, query }: Input<typeof route>, deps = live) => {
  const listing = await deps.getListingById(params.id)
  // Analytics are the owner's alone, so not even the existence of others' listings is disclosed.
  if (listing?.ownerId !== actor.id) throw new AppError('LISTING_NOT_FOUND')
  const [length, at] = [Number(query.days), deps.now()]
  const { from, to } = daysNeeded(length, at)
  const [counted, counts, similar] = await Promise.all([
    deps.readListingDays(listing, from, to),
    deps.readCounts(listing),
    deps.findSimilar(listing),
  ])
  return {
    ...periodOf(counted, length, at),
    pace: paceOf({ ...listing, ...counts }, at),
    similar: { count: similar.length, pace: medianPace(similar, at) },
  }
}

export const handler = routeHandler(route, getListingAnalytics)
