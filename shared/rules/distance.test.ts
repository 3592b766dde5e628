import { expect, it } from 'vitest'
import { areaNames, citiesAndAreas, cityOfArea } from '#shared/reference/areas.ts'
import { cityNames } from '#shared/reference/cities.ts'
import { areaPlaces, cityPlaces, mapSize, outlineOfQatar, toMap } from '#shared/reference/map-of-qatar.ts'
import { kilometresBetween, middleOf, nearestTo, placesAround } from './distance.ts'

it('knows how far cities are apart', () => {
  expect(kilometresBetween(cityPlaces.Doha, cityPlaces.Doha)).toBe(0)
  // By the road it is 52 km to Al Khor and 83 km to Dukhan.
  expect(kilometresBetween(cityPlaces.Doha, cityPlaces['Al Khor'])).toBeCloseTo(44.4, 0)
  expect(kilometresBetween(cityPlaces.Dukhan, cityPlaces.Doha)).toBeCloseTo(76.9, 0)
})

it('names the city or area nearest to a place, and the others around it', () => {
  // The stadium of Al Sadd, the Religious Complex, and the beach of Al Wakrah.
  expect(nearestTo({ latitude: 25.267, longitude: 51.484 })).toBe('Al Waab')
  expect(nearestTo({ latitude: 25.228, longitude: 51.492 })).toBe('Abu Hamour')
  expect(nearestTo({ latitude: 25.17, longitude: 51.61 })).toBe('Al Wakrah')
  const around = placesAround('Al Wakrah')
  expect(around).toHaveLength(citiesAndAreas.length)
  expect(around.slice(0, 2)).toEqual(['Al Wakrah', 'Al Wukair'])
  expect(around.at(-1)).toBe('Al Ruwais')
})

it('takes the middle of an area where one is said, else of the city', () => {
  expect(middleOf({ city: 'Doha', area: 'The Pearl' })).toBe(areaPlaces['The Pearl'])
  expect(middleOf({ city: 'Doha', area: '' })).toBe(cityPlaces.Doha)
  expect(middleOf({ city: 'Doha', area: 'Nowhere' })).toBe(cityPlaces.Doha)
  expect(middleOf({ city: 'Atlantis' })).toBeUndefined()
})

it.each(areaNames)('has %s within reach of its city', (area) => {
  expect(kilometresBetween(areaPlaces[area], cityPlaces[cityOfArea(area)!])).toBeLessThan(50)
})

/** The corners of the outline, from its relative steps. */
const corners = (): [number, number][] => {
  let [x, y] = [0, 0]
  return outlineOfQatar.split('l').map((step) => {
    const [dx = 0, dy = 0] = step.match(/-?\d+/g)!.map(Number)
    ;[x, y] = [x + dx, y + dy]
    return [x, y]
  })
}

it.each(cityNames)('draws %s on the land', (city) => {
  const { x, y } = toMap(cityPlaces[city])
  const edge = corners()
  // A ray to the right crosses the outline an odd number of times from inside.
  const crossings = edge.filter(([x1, y1], index) => {
    const [x2, y2] = edge[(index + 1) % edge.length]!
    return y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)
  })
  // The coast is rounded to some 560 m: a city by the sea may stand that far outside.
  const nearest = Math.min(...edge.map(([cx, cy]) => Math.hypot(cx - x, cy - y)))
  expect(crossings.length % 2 === 1 || nearest < 4).toBe(true)
})

it('fits its frame', () => {
  for (const [x, y] of corners()) {
    expect(x).toBeGreaterThan(0)
    expect(x).toBeLessThan(mapSize.width + 5)
    expect(y).toBeGreaterThan(0)
    expect(y).toBeLessThan(mapSize.height)
  }
})
