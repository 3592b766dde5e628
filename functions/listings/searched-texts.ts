import type { ListingRecord } from '#functions/data/listing-record.ts'
import { carTitle } from '#shared/reference/car-title.ts'
import { cityNames, cityWords } from '#shared/reference/cities.ts'

/** What an admin finds a listing by: its title in both languages, which begins with make and model. */
export const titlesOf = ({ car }: ListingRecord): string[] => [carTitle(car, 'en'), carTitle(car, 'ar')]

/** The city of a listing in both languages. */
export const citiesOf = ({ car }: ListingRecord): string[] => {
  const city = cityNames.find((name) => name === car.city)
  return city ? [cityWords[city].en, cityWords[city].ar] : []
}
