import { describe, expect, test } from 'vitest'
import { fitOf } from '#functions/search/testing/fits.ts'
import { interpret } from './understand-text.ts'
import { wordSet } from './tokens.ts'
import { sampleCar } from '#functions/search/text/testing/sample-car.ts'

const fits = (text: string, ...car: Parameters<typeof sampleCar>) => fitOf(sampleCar(...car), interpret(text))
const finds = (text: string, ...car: Parameters<typeof sampleCar>) => fits(text, ...car) !== undefined
const keysOf = (text: string) =>
  interpret(text).terms.map(({ attributes }) => attributes.map(({ key }) => key))

test('a list of words has no entry of two', () => {
  expect(wordSet(' the  car ')).toEqual(new Set(['the', 'car']))
  expect(() => wordSet("the auto's")).toThrow("auto's")
})

describe('what is told holds', () => {
  test.each([
    ['new', 'condition', 'New'],
    ['doha', 'city', 'Doha'],
    ['white', 'color', 'White'],
    ['suv', 'bodyType', 'SUV'],
    ['diesel', 'fuelType', 'Diesel'],
    ['manual', 'transmission', 'Manual'],
  ])('%s is asked of the attribute, not of words', (text, kind, value) => {
    expect(interpret(text).terms).toEqual([
      { attributes: [{ key: `${kind}:${value}`, quality: 3 }], words: [], prefixes: [] },
    ])
  })

  test('gcc and warranty too, equipment may also be written', () => {
    expect(finds('gcc', {}, { words: 'gcc' })).toBe(false)
    expect(finds('warranty', {}, { words: 'warranty until 2027' })).toBe(false)
    expect(finds('sunroof', {}, { words: 'big sunroof' })).toBe(true)
  })

  test('every chip that is no equipment is a term of attributes only', () => {
    for (const text of [
      'toyta',
      'autmatic',
      'sunny',
      'x5',
      'edge 2018',
      'jeep cherokee white',
      'convertible',
    ])
      for (const { words, prefixes } of interpret(text).terms)
        expect([text, words, prefixes]).toEqual([text, [], []])
  })
})

test('a colour of a grade or of a part is not demanded of the car', () => {
  expect(finds('black edition', { color: 'White', variant: 'Black Edition' })).toBe(true)
  expect(finds('black leather', { color: 'White' }, { words: 'black leather' })).toBe(true)
  expect(finds('جلد احمر', { color: 'White' }, { words: 'جلد أحمر' })).toBe(true)
  expect(interpret('black edition').understood).toEqual([])
})

describe('ordinary words', () => {
  test.each(['condition', 'spec', 'free', '3 years', 'sport'])('%s names nothing', (text) =>
    expect(keysOf(text).flat()).toEqual([]),
  )

  test.each(['max', 'less than', 'price', 'اقل من', 'سعر', 'km'])(
    '%s without a number asks for nothing',
    (text) => expect(interpret(text)).toMatchObject({ terms: [], ranges: [], understood: [] }),
  )

  test('equipment is found by a part of its name, and only the last word by its beginning', () => {
    expect(finds('leather', {}, { features: ['leather-seats'] })).toBe(true)
    expect(finds('pat', { make: 'Nissan', model: 'Patrol' })).toBe(true)
    expect(finds('pat zz', { make: 'Nissan', model: 'Patrol', variant: 'zz' })).toBe(false)
  })

  test('a letter beside a make is a beginning of its models', () => {
    expect(finds('audi a', { make: 'Audi', model: 'A6' })).toBe(true)
    expect(finds('audi a', { make: 'Audi', model: 'Q7' })).toBe(false)
    expect(finds('bmw i', { make: 'BMW', model: 'i4' })).toBe(true)
    expect(finds('cayenne s', { make: 'Porsche', model: 'Cayenne', variant: 'S' })).toBe(true)
    expect(finds('cayenne s', { make: 'Porsche', model: 'Cayenne', variant: 'GTS' })).toBe(false)
  })

  test('what is counted is found in words', () => {
    expect(finds('6 سلندر', { variant: 'V6' })).toBe(true)
    expect(finds('6 cylinder', {}, { words: 'محرك 6 سلندر' })).toBe(true)
    expect(finds('4 cylinder', { variant: 'V6' })).toBe(false)
  })
})

describe('numbers of models', () => {
  test.each([
    ['mercedes g63', 'Mercedes-Benz', 'G-Class', 'G63 AMG'],
    ['g 63', 'Mercedes-Benz', 'G-Class', '63'],
    ['lx 570', 'Lexus', 'LX', '570 S'],
    ['lexus lx570', 'Lexus', 'LX', '570'],
  ])('%s: all, those that say it first', (text, make, model, variant) => {
    expect(fits(text, { make, model })).toBe(1)
    expect(fits(text, { make, model, variant })).toBe(2)
    expect(finds(text, { variant })).toBe(false)
  })
})

describe('alternatives', () => {
  test.each([
    'toyota or nissan',
    'تويوتا او نيسان',
    'toyota / nissan',
    'toyota, nissan',
    'toyota nissan',
    'nissan and toyota',
  ])('%s', (text) => {
    expect(['Toyota', 'Nissan', 'Kia'].map((make) => finds(text, { make }))).toEqual([true, true, false])
  })

  test('of models and of colours; a make with its model is none', () => {
    expect(keysOf('camry accord')).toEqual([['model:Toyota/Camry', 'model:Honda/Accord']])
    expect(keysOf('white or black suv')).toEqual([['color:White', 'color:Black'], ['bodyType:SUV']])
    expect(keysOf('patrol, nissan')).toHaveLength(2)
    expect(finds('toyota patrol', { make: 'Nissan', model: 'Patrol' })).toBe(false)
  })
})

describe('negations', () => {
  test.each(['not automatic', 'no warranty', 'بدون ضمان', 'مو اوتوماتيك', 'without sunroof', 'غير خليجي'])(
    '%s demands nothing',
    (text) => expect(interpret(text)).toMatchObject({ terms: [], ranges: [], understood: [] }),
  )

  test.each(['بدون حوادث', 'no accidents', 'accident free'])('%s may also be written', (text) => {
    expect(finds(text, {}, { words: text })).toBe(true)
    expect(finds(text)).toBe(false)
  })
})

test('a Patrol Safari may be a Super Safari, however it is called', () => {
  for (const text of ['سفاري', 'باترول سفاري', 'patrol safari', 'نيسان سفاري']) {
    expect(finds(text, { make: 'Nissan', model: 'Patrol Super Safari' })).toBe(true)
    expect(fits(text, { make: 'Nissan', model: 'Patrol Safari' })).toBe(3)
  }
  expect(finds('patrol super safari', { make: 'Nissan', model: 'Patrol Safari' })).toBe(false)
})

test('of a text without end sixty words are read', () => {
  expect(interpret('ﷺ'.repeat(100)).terms.length).toBeLessThanOrEqual(60)
})
