import { element, wrap } from '#functions/pages/html.ts'
import { bodyTypeName, cityName, makeName, modelName } from '#functions/pages/names.ts'
import type { Site } from '#functions/pages/site.ts'
import {
  colorWords,
  conditionWords,
  fuelTypeWords,
  transmissionWords,
} from '#shared/reference/car-vocabulary.ts'
import { features } from '#shared/reference/features.ts'
import type { ListingDetail } from '#shared/schemas/listing.ts'

/** The facts that a sentence about a car has room for, the telling ones first. */
export const shortFacts = (car: ListingDetail, { words, language }: Site): string[] => [
  words.kilometres(car.mileage),
  fuelTypeWords[car.fuelType][language],
  transmissionWords[car.transmission][language],
  colorWords[car.color][language],
  ...(car.isGCCSpec ? [words.labels.isGCCSpec] : []),
  ...(car.hasWarranty ? [words.labels.hasWarranty] : []),
  ...(car.isAccidentFree ? [words.labels.isAccidentFree] : []),
]

/** Everything that the page of a car lists of it, as a list of names and values. */
export const carFacts = (car: ListingDetail, { words, language }: Site): string => {
  const { labels, yes } = words
  const facts: [name: string, value: string | false][] = [
    [labels.make, makeName(car.make, language)],
    [labels.model, modelName(car.make, car.model, language)],
    [labels.variant, car.variant],
    [labels.year, String(car.year)],
    [labels.mileage, words.kilometres(car.mileage)],
    [labels.bodyType, bodyTypeName(car.bodyType, language)],
    [labels.fuelType, fuelTypeWords[car.fuelType][language]],
    [labels.transmission, transmissionWords[car.transmission][language]],
    [labels.engineSize, car.engineSize],
    [labels.color, colorWords[car.color][language]],
    [labels.condition, conditionWords[car.condition][language]],
    [labels.city, cityName(car.city, language)],
    [labels.isGCCSpec, car.isGCCSpec && yes],
    [labels.hasWarranty, car.hasWarranty && yes],
    [labels.isAccidentFree, car.isAccidentFree && yes],
  ]
  return wrap(
    'dl',
    facts.flatMap(([name, value]) => (value ? [element('dt', name), element('dd', value)] : [])),
  )
}

/** The names of a car's features; what a seller wrote in their own words stays so. */
export const featureNames = (car: ListingDetail, { language }: Site): string[] =>
  car.features.map(({ feature }) => features.find(({ key }) => key === feature)?.[language] ?? feature)
