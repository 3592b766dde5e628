import { describe, expect, it } from 'vitest'
import { citiesByCountry, cityNames, cityLabels, municipalities, municipalitySlugs } from './cities.ts'
import { countries, countryCodes } from './countries.ts'
import { plateLocationLabels } from './plate-vocabulary.ts'

describe('countries', () => {
  it('are the six of the Gulf, Qatar first, with phone groups that add up', () => {
    expect(countries.map((country) => country.code)).toEqual(countryCodes)
    for (const { phoneDigits, phoneGroups, dialCode } of countries) {
      expect(phoneGroups.reduce((sum, digits) => sum + digits, 0)).toBe(phoneDigits)
      expect(dialCode).toMatch(/^\+9\d\d$/)
    }
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

  it('are spelled in Qatar as the municipality or area of the same name', () => {
    const places = [...municipalities.flatMap((place) => place.areas), ...municipalities]
    for (const name of cityNames) {
      const place = places.find((candidate) => candidate.en === name)
      expect([name, cityLabels[name].ar]).toEqual([name, place?.ar])
    }
  })
})

describe('municipalities', () => {
  it('are the eight slugs in order, each with areas, and plates name them likewise', () => {
    expect(municipalities.map((place) => place.slug)).toEqual(municipalitySlugs)
    for (const { slug, areas, ar } of municipalities) {
      expect(areas.length).toBeGreaterThan(0)
      expect(ar.startsWith(plateLocationLabels[slug].ar)).toBe(true)
    }
  })
})
