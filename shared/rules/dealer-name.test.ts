import { expect, it } from 'vitest'
import { dealerName, isSecondName } from './dealer-name.ts'

it.each([
  ['Pearl Cars', 'لؤلؤة السيارات', { en: 'Pearl Cars', ar: 'لؤلؤة السيارات' }],
  ['معرض البوابة الذهبية', 'Golden Gate', { en: 'Golden Gate', ar: 'معرض البوابة الذهبية' }],
  ['معرض البوابة الذهبية', '', { en: 'معرض البوابة الذهبية', ar: 'معرض البوابة الذهبية' }],
  ['Pearl Cars لؤلؤة', 'لؤلؤة السيارات', { en: 'Pearl Cars لؤلؤة', ar: 'لؤلؤة السيارات' }],
  // Taken by an earlier release, which did not ask for Arabic letters.
  ['Pearl Cars', 'www.pearl.example', { en: 'Pearl Cars', ar: 'Pearl Cars' }],
])(
  'shows %s with the second name “%s” in the letters of the reader',
  (businessName, businessNameAr, shown) => {
    const named = { businessName, businessNameAr }
    expect({ en: dealerName(named, 'en'), ar: dealerName(named, 'ar') }).toEqual(shown)
  },
)

it.each([
  ['لؤلؤة السيارات', 'Pearl Cars', true],
  ['www.pearl.example', 'Pearl Cars', false],
  ['', 'Pearl Cars', true],
  ['Golden Gate', 'معرض البوابة الذهبية', true],
  ['معرض الذهب', 'معرض البوابة الذهبية', false],
])('“%s” as the second name of %s: %s', (typed, businessName, isOne) => {
  expect(isSecondName(typed, businessName)).toBe(isOne)
})
