import { describe, expect, it } from 'vitest'
import {
  bodyTypes,
  bodyTypeLabels,
  conditions,
  conditionLabels,
  fuelTypes,
  fuelTypeLabels,
  transmissions,
  transmissionLabels,
} from './car-vocabulary.ts'
import { colors, colorLabels } from './colors.ts'
import { businessTypes, businessTypeLabels, documentTypes, documentTypeLabels } from './application-fields.ts'
import { featureGroups, features } from './features.ts'
import { browsePlateCategories, plateLocations, sellPlateCategories } from './plate-vocabulary.ts'
import { synonyms } from './synonyms.ts'
import type { Label } from '#shared/constants/market.ts'

describe('values of the API', () => {
  it('are the ones the specification names', () => {
    expect(bodyTypes.join()).toBe('Sedan,SUV,Hatchback,Coupe,Convertible,Pickup,Van,Wagon')
    expect(fuelTypes.join()).toBe('Petrol,Diesel,Hybrid,Electric')
    expect(transmissions.join()).toBe('Automatic,Manual,CVT')
    expect(conditions.join()).toBe('Excellent,Very Good,Good,Fair,New,Used,Certified')
    expect(browsePlateCategories.join()).toBe('premium,lucky-number,sequential,repeating,special')
    expect(sellPlateCategories.join()).toBe(
      'single-digit,double-digit,triple-digit,lucky-number,premium,other',
    )
    expect(plateLocations.join()).toBe(
      'doha,al-rayyan,al-wakrah,umm-salal,al-khor,al-shamal,al-daayen,al-shahaniya',
    )
    expect(businessTypes).toHaveLength(9)
    expect(documentTypes.filter((type) => documentTypeLabels[type].required).join()).toBe(
      'BUSINESS_LICENSE,TRADE_LICENSE,ID_COPY',
    )
  })
})

describe('words', () => {
  it.each<[string, readonly string[], Record<string, Label>]>([
    ['body types', bodyTypes, bodyTypeLabels],
    ['fuel types', fuelTypes, fuelTypeLabels],
    ['transmissions', transmissions, transmissionLabels],
    ['conditions', conditions, conditionLabels],
    ['colors', colors, colorLabels],
    ['business types', businessTypes, businessTypeLabels],
  ])('%s: the English word is the value, the Arabic words differ', (_, values, words) => {
    expect(Object.keys(words).toSorted()).toEqual(values.toSorted())
    for (const value of values) expect(words[value]?.en).toBe(value)
    expect(new Set(values.map((value) => words[value]?.ar)).size).toBe(values.length)
  })

  it('no synonym means two values of one vocabulary', () => {
    for (const words of [bodyTypeLabels, fuelTypeLabels, transmissionLabels, conditionLabels, colorLabels]) {
      const all = Object.entries<Label>(words).flatMap(([value, { en, ar }]) => [
        en.toLowerCase(),
        ar,
        ...synonyms[value as keyof typeof synonyms],
      ])
      expect(all.filter((word, index) => all.indexOf(word) !== index)).toEqual([])
    }
  })

  it('every swatch is a colour of its own', () => {
    const hexes = colors.map((color) => colorLabels[color].hex)
    for (const hex of hexes) expect(hex).toMatch(/^#[0-9a-f]{6}$/)
    expect(new Set(hexes).size).toBe(colors.length)
  })
})

describe('features', () => {
  it('have keys and names of their own, and every group has some', () => {
    expect(features.length).toBeGreaterThanOrEqual(40)
    for (const field of ['key', 'en', 'ar'] as const) {
      expect(new Set(features.map((feature) => feature[field])).size).toBe(features.length)
    }
    for (const { key } of features) expect(key).toMatch(/^[a-z]+(?:-[a-z]+)*$/)
    expect(new Set(features.map((feature) => feature.group))).toEqual(new Set(featureGroups))
  })
})
