import { isOnOffer } from '#shared/rules/availability.ts'
import { type Analytics, type AnalyticsCounts, type ContactWays, noWays } from '#shared/schemas/analytics.ts'
import type { OwnListing } from '#shared/schemas/listing.ts'

/** The counts of a car, in the order shown. */
export const measures = ['views', 'contacts', 'saves'] as const satisfies readonly (keyof AnalyticsCounts)[]
export type Measure = (typeof measures)[number]

/** The ways of getting in touch, in the order shown. */
export const contactWays = ['whatsapp', 'call', 'message'] as const satisfies readonly (keyof ContactWays)[]

/** The contacts of a period by their ways; `earlier` are those of before the ways were told apart. */
export const sumWays = ({ days, totals }: Pick<Analytics, 'days' | 'totals'>) => {
  const ways = { ...noWays }
  for (const day of days) for (const way of contactWays) ways[way] += day.ways?.[way] ?? 0
  const told = contactWays.reduce((sum, way) => sum + ways[way], 0)
  return { ways, earlier: Math.max(0, totals.contacts - told) }
}

/** How a number compares with the one of the period before. `share` is of the one before, always positive. */
export type Change =
  | { kind: 'more' | 'less'; share: number }
  | { kind: 'from'; before: number }
  | { kind: 'same' | 'new' | 'none' }

// A percentage above this is hard to picture, so the old number is shown instead.
const timesBefore = 3

/** The change from one period to the next, in the way people would describe it. */
export const changeOf = (now: number, before: number): Change => {
  if (before === 0) return { kind: now === 0 ? 'none' : 'new' }
  if (now >= before * timesBefore) return { kind: 'from', before }
  const share = Math.round((now / before - 1) * 100) / 100
  if (share === 0) return { kind: 'same' }
  return { kind: share > 0 ? 'more' : 'less', share: Math.abs(share) }
}

// The numbers are small: within a fifth of each other they count as even.
const sameShare = 0.2

/** Compares a car's views a day with those of similar cars. */
export const paceVerdict = (own: number, others: number): 'ahead' | 'even' | 'behind' => {
  if (Math.abs(own - others) <= Math.max(own, others) * sameShare) return 'even'
  return own > others ? 'ahead' : 'behind'
}

const dayMs = 86_400_000
const shownOfEach = 5

export type RankedCar<Car> = { car: Car; /** Views a day since publication. */ pace: number }

type Ranked = Pick<OwnListing, 'status' | 'availability' | 'publishedAt' | 'viewCount'>

/**
 * The cars on offer with most and fewest views a day since publication, so that old ones do not win by age. A small stock
 * is all in `best`. `now` in milliseconds.
 */
export const rankCars = <Car extends Ranked>(cars: readonly Car[], now: number) => {
  const ranked: RankedCar<Car>[] = cars
    .filter((car) => car.status === 'APPROVED' && isOnOffer(car.availability) && car.publishedAt !== null)
    .map((car) => {
      const days = Math.max(1, (now - Date.parse(car.publishedAt ?? '')) / dayMs)
      return { car, pace: Math.round((car.viewCount / days) * 10) / 10 }
    })
    .toSorted((a, b) => b.pace - a.pace)
  if (ranked.length <= 2 * shownOfEach) return { best: ranked, weakest: [], count: ranked.length }
  return {
    best: ranked.slice(0, shownOfEach),
    weakest: ranked.slice(-shownOfEach).toReversed(),
    count: ranked.length,
  }
}
