import { describe, expect, it } from 'vitest'
import * as bodyTypes from './car-vocabulary.ts'
import * as businessTypes from './application-fields.ts'
import * as cities from './cities.ts'
import * as colors from './colors.ts'
import * as conditions from './car-vocabulary.ts'
import * as countries from './countries.ts'
import * as documentTypes from './application-fields.ts'
import * as features from './features.ts'
import * as fuelTypes from './car-vocabulary.ts'
import * as makes from './makes.ts'
import * as plates from './plate-vocabulary.ts'
import * as transmissions from './car-vocabulary.ts'

type Found = { key: string; text: string }

const textsOf = (value: unknown, key = ''): Found[] => {
  if (typeof value === 'string') return [{ key, text: value }]
  if (Array.isArray(value)) return value.flatMap((item) => textsOf(item, key))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, name))
}

const vocabularies = {
  bodyTypes,
  businessTypes,
  cities,
  colors,
  conditions,
  countries,
  documentTypes,
  features,
  fuelTypes,
  makes,
  plates,
  transmissions,
}

describe.each(Object.entries(vocabularies))('Arabic of %s', (_, vocabulary) => {
  // A module namespace has no prototype; spread it into a plain object to walk it.
  const texts = textsOf({ ...vocabulary })
  const arabic = texts.filter(({ text }) => /[\u0600-\u08ff\ufb50-\ufdff\ufe70-\ufeff]/.test(text))

  it('has an Arabic word in every `ar`', () => {
    const ar = texts.filter(({ key }) => key === 'ar')
    expect(ar.length).toBeGreaterThan(0)
    expect(ar.filter((found) => !arabic.includes(found))).toEqual([])
  })

  it('uses Arabic letters only: no Persian پ چ گ ک ی, no ڤ, no tatweel, no Eastern digits, no stray spaces', () => {
    // U+0621–063A and 0641–064A are the letters (0640 between them is tatweel), 064B–0652 the vowel marks.
    const clean = /^[\u0621-\u063a\u0641-\u0652A-Za-z0-9()-]+(?: [\u0621-\u063a\u0641-\u0652A-Za-z0-9()-]+)*$/
    expect(arabic.filter(({ text }) => !clean.test(text))).toEqual([])
  })

  it('keeps Arabic out of the English', () => {
    expect(arabic.filter(({ key }) => key === 'en' || key === 'name')).toEqual([])
  })
})
