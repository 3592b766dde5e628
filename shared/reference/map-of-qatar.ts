import type { AreaName } from './areas.ts'
import type { CityName } from './cities.ts'

/** A place on the earth, in degrees. */
export type Place = { latitude: number; longitude: number }

/** The middle of each city, rounded to about 100 m. Source: GeoNames (CC BY 4.0). */
export const cityPlaces: Record<CityName, Place> = {
  Doha: { latitude: 25.285, longitude: 51.531 },
  'Al Rayyan': { latitude: 25.292, longitude: 51.424 },
  'Al Wakrah': { latitude: 25.172, longitude: 51.603 },
  'Umm Salal': { latitude: 25.415, longitude: 51.407 },
  'Al Khor': { latitude: 25.684, longitude: 51.506 },
  'Al Shamal': { latitude: 26.129, longitude: 51.201 },
  'Al Daayen': { latitude: 25.577, longitude: 51.483 },
  'Al Shahaniya': { latitude: 25.371, longitude: 51.223 },
  Lusail: { latitude: 25.418, longitude: 51.508 },
  Mesaieed: { latitude: 24.992, longitude: 51.551 },
  Dukhan: { latitude: 25.425, longitude: 50.782 },
}

/**
 * The middle of each area, rounded to about 100 m: by GeoNames (CC BY 4.0) where it lists one, else estimated to about a kilometre, which is
 * enough to say which area is nearer.
 */
export const areaPlaces: Record<AreaName, Place> = {
  'West Bay': { latitude: 25.322, longitude: 51.53 },
  'The Pearl': { latitude: 25.369, longitude: 51.551 },
  'Al Sadd': { latitude: 25.286, longitude: 51.501 },
  'Old Airport': { latitude: 25.251, longitude: 51.556 },
  Najma: { latitude: 25.267, longitude: 51.543 },
  'Industrial Area': { latitude: 25.2, longitude: 51.433 },
  'Madinat Khalifa': { latitude: 25.32, longitude: 51.478 },
  'Al Thumama': { latitude: 25.234, longitude: 51.541 },
  'Bin Mahmoud': { latitude: 25.28, longitude: 51.512 },
  'Al Hilal': { latitude: 25.26, longitude: 51.54 },
  'Al Mansoura': { latitude: 25.268, longitude: 51.532 },
  'Umm Ghuwailina': { latitude: 25.277, longitude: 51.547 },
  Msheireb: { latitude: 25.285, longitude: 51.524 },
  Nuaija: { latitude: 25.246, longitude: 51.532 },
  'Al Duhail': { latitude: 25.348, longitude: 51.466 },
  'Al Waab': { latitude: 25.26, longitude: 51.471 },
  'Al Gharrafa': { latitude: 25.333, longitude: 51.442 },
  Muaither: { latitude: 25.262, longitude: 51.407 },
  'Ain Khaled': { latitude: 25.225, longitude: 51.457 },
  'Abu Hamour': { latitude: 25.238, longitude: 51.493 },
  'Al Aziziya': { latitude: 25.244, longitude: 51.448 },
  'Al Sailiya': { latitude: 25.214, longitude: 51.363 },
  'Al Wukair': { latitude: 25.151, longitude: 51.537 },
  'Umm Salal Mohammed': { latitude: 25.398, longitude: 51.424 },
  'Umm Salal Ali': { latitude: 25.47, longitude: 51.398 },
  'Al Kharaitiyat': { latitude: 25.386, longitude: 51.427 },
  'Al Thakhira': { latitude: 25.735, longitude: 51.544 },
  'Ras Laffan': { latitude: 25.91, longitude: 51.55 },
  'Al Ruwais': { latitude: 26.14, longitude: 51.215 },
  'Umm Qarn': { latitude: 25.594, longitude: 51.438 },
  Simaisma: { latitude: 25.576, longitude: 51.482 },
  'Umm Bab': { latitude: 25.214, longitude: 50.807 },
  'Al Jumailiya': { latitude: 25.611, longitude: 51.091 },
}

/** The size of the map's drawing; a unit is 1/200 of a degree of latitude, some 560 m. */
export const mapSize = { width: 180, height: 330 }

const corner = { latitude: 26.2, longitude: 50.7 }
const unitsPerDegree = 200
// At this latitude a degree of longitude is so much shorter than one of latitude; over Qatar's two degrees the error is below a unit.
const shrink = Math.cos((25.35 * Math.PI) / 180)

/** A place's point on the map. */
export const toMap = ({ latitude, longitude }: Place): { x: number; y: number } => ({
  x: Math.round((longitude - corner.longitude) * shrink * unitsPerDegree),
  y: Math.round((corner.latitude - latitude) * unitsPerDegree),
})

/** The coast and the land border as an SVG path. Source: Natural Earth 1:10m (public domain), drawn by `toMap`. */
export const outlineOfQatar =
  'M20 291l3-1l5-4l1-5l-1-19l-2-5l-8-15l0-3l2-5l0-4l0-4l-2-2l-4-2l-1-7l-1-7l-1-5l1-4l-1-4l0-5l0-4' +
  'l1-11l0-4l-3-15l2-9l0-4l-2-2l5-6l4-1l2 3l0 3l2 2l0 4l5 0l-3-8l-1-3l0-4l0-2l1-2l0-3l-1-2l-5-2l-3-1' +
  'l2-3l3 0l2 0l3-2l1-4l2-1l1 3l2 0l1 2l-1 3l-1 5l0 5l2 5l2 2l2 0l0-2l1-5l0-5l1-2l2-2l2 2l3 0l4-7l1-2' +
  'l-5 2l-4 1l-4-2l-3-5l0-3l1-10l2-2l0-2l0-2l0-6l2 1l1-2l1-2l2 0l2 4l0 2l3-2l2-2l0-4l-1-3l-4-1l0-5' +
  'l5-11l1-4l1-9l2 1l0 2l5-12l4-6l5-2l2 0l8-3l2-1l1-4l4-4l1-3l3 1l4-1l7-4l14 8l3 3l0 4l0 5l0 4l2 2' +
  'l4 1l0 4l1 4l0 4l3 2l3 1l9-1l4 1l4 1l3 2l3 2l2 2l2 3l1 4l4 22l0 2l-1 3l-3 0l0-3l-2-1l-2 1l-1 2' +
  'l-1 2l1 2l1 2l2 0l1-2l4 3l-3 5l-3 2l-1-5l-2 0l-7 4l3 1l3 1l2 2l1 2l0 5l-3 1l-3 1l-3 2l-2-2l0 11' +
  'l0 3l-1 2l-1 2l-2 2l1 2l7 11l1 3l0 3l-1 8l0 11l0 4l1 3l3 1l10 1l1 2l2 4l1 3l0 4l0 17l-1 20l1 3' +
  'l-2 1l-3 12l-2 4l-6 7l-2 5l-3 1l-2 1l0 2l-5 18l-1 3l-2 2l-1 4l-2 8l-2 3l-8 5l-1 6l-3 3l-3 2l-1 3' +
  'l-3-3l1-3l2-3l1-4l-2-2l-3-1l-6 1l0-3l-2 0l-2 1l-2 1l-3 0l-3 1l-1 2l0 2l-12 10l-9 3l-11 0l-11-2' +
  'l-9-4l-8-9l-13-22z'
