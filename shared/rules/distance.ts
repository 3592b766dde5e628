import { type CityName, cityNames } from '#shared/reference/cities.ts'
import { cityPlaces, type Place } from '#shared/reference/map-of-qatar.ts'

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Kilometres between two places as the crow flies, by the haversine formula on a sphere of the earth's mean radius. */
export const kilometresBetween = (one: Place, other: Place): number => {
  const half = (a: number, b: number) => Math.sin(radians(b - a) / 2) ** 2
  const chord =
    half(one.latitude, other.latitude) +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * half(one.longitude, other.longitude)
  return 2 * 6371 * Math.asin(Math.sqrt(chord))
}

const byDistance = (place: Place): CityName[] =>
  cityNames.toSorted(
    (a, b) => kilometresBetween(place, cityPlaces[a]) - kilometresBetween(place, cityPlaces[b]),
  )

/** The city whose middle is nearest to a place: all that a search is told of where a visitor stands. */
export const nearestCity = (place: Place): CityName => byDistance(place)[0]!

/** Every city by how far its middle is from that of one, which comes first. */
export const citiesAround = (city: CityName): CityName[] => byDistance(cityPlaces[city])
