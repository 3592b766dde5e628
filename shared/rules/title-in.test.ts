import { expect, it } from 'vitest'
import { titleIn } from './title-in.ts'

const car = (title: string, titleAr: string) => ({ title, titleAr })

it('keeps the year of an Arabic title behind a Latin trim', () => {
  const sierra = car('GMC Sierra Elevation 2023', 'جي إم سي سييرا Elevation 2023')
  expect(titleIn(sierra, 'ar')).toBe('جي إم سي سييرا Elevation\u200f 2023')
  expect(titleIn(sierra, 'en')).toBe(sierra.title)
})

it('keeps the year of an English title behind an Arabic trim', () => {
  const patrol = car('Nissan Patrol فل كامل 2020', 'نيسان باترول فل كامل 2020')
  expect(titleIn(patrol, 'en')).toBe('Nissan Patrol فل كامل\u200e 2020')
  expect(titleIn(patrol, 'ar')).toBe(patrol.titleAr)
})

it('leaves the year to a title that begins in the other script', () => {
  const unknown = car('تويتا Camry 2017', 'Toyta كامري 2017')
  expect(titleIn(unknown, 'ar')).toBe(unknown.titleAr)
  expect(titleIn(unknown, 'en')).toBe(unknown.title)
})

it('leaves titles of one script and without a year as they are', () => {
  for (const text of ['', 'باترول', 'نيسان باترول 2020']) expect(titleIn(car('', text), 'ar')).toBe(text)
  expect(titleIn(car('', 'نيسان Platinum'), 'ar')).toBe('نيسان Platinum')
})
