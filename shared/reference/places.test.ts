import { describe, expect, it } from 'vitest'
import { areaLabels, areaNames, areasOf, cityOfArea, placeIn } from './areas.ts'
import {
  citiesByCountry,
  cityLabels,
  type CityName,
  cityNames,
  municipalities,
  municipalitySlugs,
} from './cities.ts'
import { countries, countryCodes, homeFacts } from './countries.ts'
import { homeCountry, homeCountryName, homeCurrency } from '#shared/constants/market.ts'
import { nationalNumbers } from '#shared/rules/phone.ts'
import { plateLocationLabels } from './plate-vocabulary.ts'

describe('countries', () => {
  it('are the six of the Gulf, Qatar first, with the name and the currency that the market’s constants give home', () => {
    expect(countries.map((country) => country.code)).toEqual(countryCodes)
    expect(homeFacts()).toMatchObject({ code: homeCountry, en: homeCountryName, currency: homeCurrency })
    expect(Object.keys(nationalNumbers)).toEqual(countryCodes)
  })

  it('have the emergency numbers of the specification', () => {
    expect(countries.map(({ code, emergency }) => `${code} ${emergency}`).join()).toBe(
      'QA 999,AE 999,SA 999,KW 112,BH 999,OM 9999',
    )
  })
})

describe('cities', () => {
  it('are named once over all countries, because /api/config/locations keys Arabic names by the English one', () => {
    const all = countryCodes.flatMap((code) => citiesByCountry[code])
    expect(new Set(all.map((city) => city.en)).size).toBe(all.length)
    expect(new Set(all.map((city) => city.ar)).size).toBe(all.length)
  })

  it('of Qatar are the ones a listing may name', () => {
    expect(citiesByCountry.QA.map((city) => city.en)).toEqual(cityNames)
  })

  it('are spelled in Qatar as the municipality of the same name', () => {
    for (const { en, ar } of municipalities)
      if (en in cityLabels) expect([en, cityLabels[en as CityName].ar]).toEqual([en, ar])
  })
})

describe('municipalities', () => {
  it('are the eight slugs in order, plates name them likewise, and each city is in one of them', () => {
    expect(municipalities.map((place) => place.slug)).toEqual(municipalitySlugs)
    for (const { slug, ar } of municipalities) expect(ar.startsWith(plateLocationLabels[slug].ar)).toBe(true)
    const cities = municipalities.flatMap((place) => place.cities)
    expect(cities.toSorted()).toEqual(cityNames.toSorted())
  })
})

describe('areas', () => {
  it('are named once over all cities, and no city is one', () => {
    const names = areaNames.flatMap((area) => [areaLabels[area].en, areaLabels[area].ar])
    expect(new Set(names).size).toBe(names.length)
    for (const area of areaNames) expect(Object.keys(cityLabels)).not.toContain(area)
  })

  it('belong to one city each', () => {
    expect(cityNames.flatMap(areasOf)).toEqual(areaNames)
    expect(cityOfArea('Al Sadd')).toBe('Doha')
    expect(cityOfArea('Doha')).toBeUndefined()
    expect(areasOf('Lusail')).toEqual([])
  })

  it('stand before their city in either language', () => {
    expect(placeIn({ city: 'Doha', area: 'Al Sadd' }, 'en')).toBe('Al Sadd, Doha')
    expect(placeIn({ city: 'Doha', area: 'Al Sadd' }, 'ar')).toBe('السد، الدوحة')
    expect(placeIn({ city: 'Lusail' }, 'ar')).toBe('لوسيل')
    expect(placeIn({ city: 'Atlantis', area: '' }, 'ar')).toBe('Atlantis')
  })
})
