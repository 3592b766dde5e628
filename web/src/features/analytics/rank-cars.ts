import { isOnOffer } from '#shared/rules/availability.ts'
import type { OwnListing } from '#shared/schemas/listing.ts'

const dayMs = 86_400_000
const shownOfEach = 5

export type RankedCar<Car> = { car: Car; /** Views a day since publication. */ pace: number }

type Ranked = Pick<OwnListing, 'status' | 'availability' | 'publishedAt' | 'viewCount'>

/**
 * The cars on offer that draw most and least, by views a day since publication, so that old ones do not win by age. A
 * small stock is `best` alone, all of it. `now` in milliseconds.
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
