import { publicHandler } from '#functions/core/compose-handler.ts'
import { getLocations as route } from '#shared/api/config.ts'
import { citiesByCountry } from '#shared/reference/cities.ts'

/** The cities of the six countries by country code, and the Arabic name of each. */
export const getLocations = async () => {
  const countries = Object.entries(citiesByCountry)
  return {
    cities: Object.fromEntries(countries.map(([code, cities]) => [code, cities.map(({ en }) => en)])),
    arabic: Object.fromEntries(countries.flatMap(([, cities]) => cities.map(({ en, ar }) => [en, ar]))),
  }
}

export const handler = publicHandler(route, getLocations)
