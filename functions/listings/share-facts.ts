import type { CompleteCar, ListingRecord } from '#functions/data/listing-record.ts'
import { pageWords } from '#functions/page-text/words.ts'
import type { Language } from '#shared/constants/market.ts'
import { carTitle } from '#shared/reference/car-title.ts'
import { cityLabels, type CityName } from '#shared/reference/cities.ts'
import { transmissionLabels } from '#shared/reference/car-vocabulary.ts'
import { isOnOffer } from '#shared/rules/availability.ts'

// Letters of neighbouring languages that our fonts lack, as the Arabic letters that people read in their place.
const neighbours: Readonly<Record<string, string>> = {
  ٱ: 'ا',
  ی: 'ي',
  ک: 'ك',
  پ: 'ب',
  چ: 'ج',
  گ: 'ج',
  '۔': '.',
}

// Characters outside of those that the fonts have (their cmap tables) and a title may hold: they would be empty boxes.
const missing =
  /[^\u0020-\u007e\u00a0-\u017e\u0218-\u021b\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac\u2122\u060c\u061b\u061f\u0621-\u063a\u0640-\u0656\u0660-\u0671\u06a1\u06a4\u06ba]+/g

/** A text of people's own as pictures can write it: without emoji, marks of direction and letters that the fonts lack. */
export const writable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/\p{L}|۔/gu, (letter) => neighbours[letter] ?? letter)
    .replace(missing, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** The text of a car's share image, in one language. */
export type ShareFacts = {
  language: Language
  direction: 'ltr' | 'rtl'
  /** Its price in the order in which it is read, `QAR` and `185,000`, or the one word that says why it has none. */
  headline: readonly string[]
  /** The availability, shown first: `Reserved`. */
  badge: string | undefined
  /** Make, model and trim, the year with the last of them. */
  title: readonly string[]
  isOnOffer: boolean
  facts: readonly string[]
}

const cityName = (city: string, language: Language): string =>
  Object.hasOwn(cityLabels, city) ? cityLabels[city as CityName][language] : city

const names = (car: CompleteCar, language: Language): string[] => {
  const { make, model } = car
  const [first, second, all] = [{ make }, { make, model }, car].map((part) => carTitle(part, language)) as [
    string,
    string,
    string,
  ]
  const ofTwo = car.variant?.trim() ? second : all
  return [first, ofTwo.slice(first.length), all.slice(ofTwo.length)].map(writable).filter(Boolean)
}

/** Returns the text of a car's share image. A car that is not available says so in place of a price. */
export const shareFacts = (
  car: CompleteCar,
  availability: ListingRecord['availability'],
  language: Language,
): ShareFacts => {
  const words = pageWords[language]
  const notForSale = availability === 'AVAILABLE' ? undefined : words.availability[availability]
  const price = words.price(car.priceQAR).split(/\s/)
  const virtue = car.isGCCSpec ? words.labels.isGCCSpec : transmissionLabels[car.transmission][language]
  return {
    direction: words.direction,
    language,
    isOnOffer: isOnOffer(availability),
    headline: notForSale && !isOnOffer(availability) ? [notForSale] : price,
    badge: isOnOffer(availability) ? notForSale : undefined,
    title: names(car, language),
    facts: [words.kilometres(car.mileage), cityName(car.city, language), virtue]
      .map(writable)
      .filter(Boolean),
  }
}
