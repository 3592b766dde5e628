import { describe, expect, it, test } from 'vitest'
import { chassisMakers } from '#shared/reference/chassis-makers.ts'
import { makes } from '#shared/reference/makes.ts'
import { isVin, normaliseVin, vinEndingOf } from './vin.ts'
import { vinQuestions } from './vin-questions.ts'

describe('a chassis number', () => {
  test.each([
    ['jtmhx01j9k4123456', 'JTMHX01J9K4123456'],
    [' JTMHX 01J9-K412 3456 ', 'JTMHX01J9K4123456'],
    ['JTMHX٠١J٩K٤١٢٣٤٥٦', 'JTMHX01J9K4123456'],
    ['\u200fＪTMHX01J9K4123456\u200e', 'JTMHX01J9K4123456'],
  ])('has one form however it is typed: %s', (typed, form) => {
    expect(normaliseVin(typed)).toBe(form)
    expect(isVin(normaliseVin(form))).toBe(true)
  })

  test.each([
    'JTMHX01J9K412345',
    'JTMHX01J9K41234567',
    'JTMHX01J9KI123456',
    'JTMHX01J9KO12345Q',
    'س'.repeat(17),
    '',
  ])('is not %s', (vin) => expect(isVin(vin)).toBe(false))

  it('is shown by its last four characters', () => {
    expect(vinEndingOf('JTMHX01J9K4123456')).toBe('3456')
    expect([vinEndingOf(''), vinEndingOf(undefined)]).toEqual([undefined, undefined])
  })
})

describe('the questions of a chassis number', () => {
  // The example of 49 CFR 565 and of Wikipedia, with a right check digit.
  const honda = '1M8GDM9AXKP042788'
  const asked = (vin: string, make: string, year?: number) => vinQuestions(vin, { make, year })

  it('has none for a car that fits, nor for an unknown maker, nor before make and year are known', () => {
    expect(asked('JTMHX01J9K4123456', 'Toyota', 2019)).toEqual([])
    expect(asked('XXXHX01J9K4123456', 'Toyota', 2019)).toEqual([])
    expect(asked('JTMHX01J9K4123456', '')).toEqual([])
    expect(asked('JTMHX01J9', 'Nissan', 1999)).toEqual([])
  })

  it('asks when the maker is another one', () => {
    expect(asked('JTMHX01J9K4123456', 'Nissan', 2019)).toEqual([{ about: 'make', makes: ['Toyota'] }])
    expect(asked('JN8AY2NY9K9123456', 'Infiniti', 2019)).toEqual([])
  })

  it('asks about a year that is more than one away from both that the letter means', () => {
    expect(asked('JTMHX01J9K4123456', 'Toyota', 2018)).toEqual([])
    expect(asked('JTMHX01J9K4123456', 'Toyota', 1989)).toEqual([])
    expect(asked('JTMHX01J9K4123456', 'Toyota', 2015)).toEqual([{ about: 'year', years: [1989, 2019] }])
    expect(asked('JTMHX01J904123456', 'Toyota', 2015)).toEqual([])
  })

  it('does not ask about the year of a European car, whose maker need not name it', () => {
    expect(asked('SALGA2EF9HA123456', 'Land Rover', 2012)).toEqual([])
  })

  it('takes the check digit for a hint in North America alone', () => {
    expect(asked(honda, 'Ford', 1989)).toEqual([])
    expect(asked(honda.replace('X', '1'), 'Ford', 1989)).toEqual([{ about: 'checkDigit' }])
    expect(asked('JTMHX01J1K4123456', 'Toyota', 2019)).toEqual([])
  })
})

test('every make of a chassis number is one of our list, by beginnings of three characters', () => {
  const names = new Set(makes.map(({ name }) => name))
  expect(Object.keys(chassisMakers).filter((make) => !names.has(make))).toEqual([])
  expect([...names].filter((name) => !(name in chassisMakers))).toEqual([])
  const beginnings = Object.values(chassisMakers).flatMap((text) => text.split(' '))
  expect(beginnings.filter((one) => !/^[A-HJ-NPR-Z0-9]{3}$/.test(one))).toEqual([])
})
