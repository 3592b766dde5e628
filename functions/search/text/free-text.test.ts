import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { attributesOf } from './testing/attributes-of.ts'
import { freeText } from './free-text.ts'
import { rawWord, wordsOf } from './tokens.ts'
import { freeTokens } from '#functions/search/testing/free-tokens.ts'
import { sampleCar } from '#functions/search/text/testing/sample-car.ts'

describe('freeText', () => {
  const dealer = {
    id: 'usr_1',
    slug: 'doha-motors',
    businessName: 'Doha Motors',
    businessNameAr: 'دوحة موتورز',
  }

  test('is what only this listing says: no attribute, no known feature', () => {
    const car = sampleCar(
      { make: 'Toyota', model: 'Land Cruiser', variant: 'GXR', dealerProfile: dealer },
      { words: '4.0\nFirst owner', features: ['sunroof', 'Fridge in boot'] },
    )
    const words = ['GXR', 'Doha Motors', 'دوحة موتورز', 'Fridge in boot', '4.0', 'First owner']
    expect(freeText(car)).toEqual(words)
  })

  test('has the names that the reference lists do not know', () => {
    expect(freeText(sampleCar({ make: 'Toyota', model: 'bZ9', city: 'Ras Laffan' }))).toEqual([
      'bZ9',
      'Ras Laffan',
    ])
    expect(freeText(sampleCar({ make: 'Toyota', model: 'Patrol' }))).toEqual(['Patrol'])
    expect(freeText(sampleCar({ make: 'constructor', city: 'toString' }))).toEqual([
      'constructor',
      '601',
      'toString',
    ])
  })
})

describe('freeTokens', () => {
  test.each([
    ['GXR V6', ['gxr', 'v6', 'v', '6', 'gxrv6']],
    ['الفل كامل', ['الفل', 'كامل', 'الفلكامل', 'فلكامل']],
    ['120,000 كم', ['120000', 'كم', '120000كم']],
    ['٢٫٥L', ['2.5l', '2.5', 'l']],
    ['2020،2021', ['2020', '2021', '20202021']],
    ['', []],
  ])('%s', (line, tokens) => expect(freeTokens([line]).toSorted()).toEqual(tokens.toSorted()))

  test('joins neighbours of one short line, not of prose, and tells each word once', () => {
    const prose = 'agency service '.repeat(10)
    expect(freeTokens([prose])).toEqual(['agency', 'service'])
    expect(freeTokens(['land', 'cruiser', 'land'])).toEqual(['land', 'cruiser'])
  })
})

test('bidi and zero-width marks inside a word do not cut it', () => {
  expect('\u202bكي\u200cا\u200f 2020\u202c'.match(rawWord)?.flatMap(wordsOf)).toEqual(['كيا', '2020'])
})

test('words cut from a text as it was written are the words of the normalised text', () => {
  // Without characters that fold to nothing: nobody means them to separate a digit from its point.
  const sign = fc.constantFrom(...'أإآٱىةؤئکپچگ٠٩۵٬،٫.,0123456789aZéŠ -+/﷼')
  fc.assert(
    fc.property(fc.string({ unit: sign, maxLength: 20 }), (text) => {
      expect((text.match(rawWord) ?? []).flatMap(wordsOf)).toEqual(wordsOf(text.replaceAll('﷼', 'ريال')))
    }),
    { seed: 4, numRuns: 3000 },
  )
})

describe('attributesOf', () => {
  test('is everything a listing is, once', () => {
    const car = sampleCar(
      { make: 'Nissan', model: 'Patrol', bodyType: 'SUV', isGCCSpec: true, year: 2021 },
      { features: ['sunroof', 'sunroof', 'Fridge'] },
    )
    expect(attributesOf(car).toSorted()).toEqual([
      'bodyType:SUV',
      'city:Doha',
      'color:White',
      'condition:Good',
      'dealerOnly:false',
      'feature:sunroof',
      'fuelType:Petrol',
      'generation:Nissan/Patrol/Y62',
      'isGCCSpec:true',
      'make:Nissan',
      'model:Nissan/Patrol',
      'transmission:Automatic',
      'year:2021',
    ])
    expect(attributesOf(sampleCar({ hasWarranty: true }))).toContain('hasWarranty:true')
  })
})
