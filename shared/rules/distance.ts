import { citiesAndAreas, cityOfArea, type CityOrArea } from '#shared/reference/areas.ts'
import { areaPlaces, cityPlaces, type Place } from '#shared/reference/map-of-qatar.ts'

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Kilometres between two places as the crow flies, by the haversine formula on a sphere of the earth's mean radius. */
export const kilometresBetween = (one: Place, other: Place): number => {
  const half = (a: number, b: number) => Math.sin(radians(b - a) / 2) ** 2
  const chord =
    half(one.latitude, other.latitude) +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * half(one.longitude, other.longitude)
  return 2 * 6371 * Math.asin(Math.sqrt(chord))
}

const middles: Readonly<Record<CityOrArea, Place>> = { ...cityPlaces, ...areaPlaces }

const byDistance = (place: Place): CityOrArea[] => {
  const away = new Map(citiesAndAreas.map((name) => [name, kilometresBetween(place, middles[name])]))
  return citiesAndAreas.toSorted((a, b) => away.get(a)! - away.get(b)!)
}

/** The city or area whose middle is nearest to a place: all that a search is told of where a visitor stands. */
export const nearestTo = (place: Place): CityOrArea => byDistance(place)[0]!

/** Every city and area by how far its middle is from that of one, which comes first. */
export const placesAround = (name: CityOrArea): CityOrArea[] => byDistance(middles[name])

/** The middle of an area, or of a city where no area is known; undefined of a city that we do not know. */
export const middleOf = ({ city, area }: { city: string; area?: string | undefined }): Place | undefined => {
  const name = area && cityOfArea(area) ? area : city
  return Object.hasOwn(middles, name) ? middles[name as CityOrArea] : undefined
}
