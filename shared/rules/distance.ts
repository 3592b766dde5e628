import type { Place } from '#shared/reference/map-of-qatar.ts'

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Kilometres between two places as the crow flies, by the haversine formula on a sphere of the earth's mean radius. */
export const kilometresBetween = (one: Place, other: Place): number => {
  const half = (a: number, b: number) => Math.sin(radians(b - a) / 2) ** 2
  const chord =
    half(one.latitude, other.latitude) +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * half(one.longitude, other.longitude)
  return 2 * 6371 * Math.asin(Math.sqrt(chord))
}
