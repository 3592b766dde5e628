import {
  cardFields,
  namedModel,
  namedValue,
  type CardField,
  type Wanted,
  type WantedRange,
} from './wanted.ts'
import { cityOfArea } from '#shared/reference/areas.ts'
import { findModel } from '#shared/reference/makes.ts'
import { kilometresBetween, middleOf } from '#shared/rules/distance.ts'
import type { ListingCard } from '#shared/schemas/listing.ts'
import type { NearDifference, NumberDifference } from '#shared/schemas/near.ts'

const isOneOf = (values: readonly string[], value: string): boolean =>
  values.length === 0 || values.includes(value)

/** How far a number lies outside of a range, 0 within. */
const beyond = ({ min, max }: WantedRange, value: number): number => Math.max(0, min - value, value - max)

const isWantedModel = ({ models }: Wanted, { make, model }: ListingCard): boolean =>
  models.length === 0 ||
  models.some((each) => each.model === model && (each.make === undefined || each.make === make))

const isWantedCar = (wanted: Wanted, card: ListingCard): boolean =>
  isOneOf(wanted.makes, card.make) && isWantedModel(wanted, card)

/** The bodies of the models that were asked for; those asked for where no model was. */
export const wantedBodies = ({ models, makes, values }: Wanted): string[] => {
  const known = models.flatMap(({ make, model }) =>
    (make === undefined ? makes : [make]).flatMap((each) => findModel(each, model)?.body ?? []),
  )
  return models.length > 0 ? [...new Set(known)] : values.bodyType
}

/** How far another car is from the one that was asked for: 0 is that one; then one of its make and body, its body, its make. */
const carDistance = (wanted: Wanted, card: ListingCard): number => {
  // Where no model is wanted, a body is what the search is about.
  const isBody = wanted.models.length > 0 || isOneOf(wanted.values.bodyType, card.bodyType)
  if (isWantedCar(wanted, card) && isBody) return 0
  const isLike = wantedBodies(wanted).includes(card.bodyType)
  const makes = [...wanted.makes, ...wanted.models.flatMap(({ make }) => make ?? [])]
  const isOfMake = makes.includes(card.make)
  if (isLike) return isOfMake ? 1 : 2
  return isOfMake ? 3 : 4
}

const numberDifference = (
  field: NumberDifference['field'],
  range: WantedRange,
  has: number,
): NearDifference[] => {
  if (beyond(range, has) === 0) return []
  return [
    {
      field,
      ...(range.min > -Infinity && { min: range.min }),
      ...(range.max < Infinity && { max: range.max }),
      has,
    },
  ]
}

const valueDifference = (wanted: Wanted, field: CardField, card: ListingCard): NearDifference[] => {
  const has = card[field] ?? ''
  if (isOneOf(wanted.values[field], has)) return []
  const named = wanted.values[field].map((value) => namedValue(field, value))
  return [{ field, wanted: named, ...(has && { has: namedValue(field, has) }) }]
}

/** City, area and colour. A car of another city that says no area is told by its city. */
const placeDifferences = (wanted: Wanted, card: ListingCard): NearDifference[] => {
  const [area] = valueDifference(wanted, 'area', card)
  const isElsewhere =
    area && !('has' in area) && !wanted.values.area.some((name) => cityOfArea(name) === card.city)
  return [
    ...valueDifference(wanted, 'city', card),
    ...(area ? [isElsewhere ? { ...area, has: namedValue('city', card.city) } : area] : []),
    ...valueDifference(wanted, 'color', card),
  ]
}

/** How far a car is from the nearest area that was asked for, in kilometres; 0 where none was. */
const areaDistance = ({ values: { area } }: Wanted, card: ListingCard): number => {
  const here = middleOf(card)
  if (area.length === 0 || area.includes(card.area ?? '')) return 0
  return Math.min(
    ...area.map((name) => {
      const there = middleOf({ city: '', area: name })
      return here && there ? kilometresBetween(here, there) : Infinity
    }),
  )
}

const carDifference = (wanted: Wanted, card: ListingCard): NearDifference[] => {
  const { models, makes } = wanted
  if (isWantedCar(wanted, card)) return []
  if (isWantedModel(wanted, card))
    return [
      { field: 'make', wanted: makes.map((make) => namedModel(make, '')), has: namedModel(card.make, '') },
    ]
  const only = makes.length === 1 ? makes[0]! : ''
  const named = models.map(({ make = only, model }) => namedModel(make, model))
  return [{ field: 'model', wanted: named, has: namedModel(card.make, card.model) }]
}

/** How a car differs from what was asked for; what people give up last is said first. `missed`: the conditions it fails. */
export const differencesOf = (
  wanted: Wanted,
  card: ListingCard,
  missed: readonly Wanted['conditions'][number][],
): NearDifference[] => [
  ...carDifference(wanted, card),
  ...numberDifference('price', wanted.price, card.priceQAR),
  ...numberDifference('year', wanted.year, card.year),
  ...placeDifferences(wanted, card),
  ...numberDifference('mileage', wanted.mileage, card.mileage),
  ...cardFields
    .filter((field) => field !== 'city' && field !== 'area' && field !== 'color')
    .flatMap((field) => valueDifference(wanted, field, card)),
  ...missed.map(({ field, wanted: values }) => ({ field, wanted: values })),
]

// A quarter more money or six years are no small matter: such a car comes after all that are nearer.
const farPrice = 0.25
const farYears = 6

/** The distance of a car, compared number by number: the car itself, the budget, the year, city and colour, and all else. */
export const distanceOf = (
  wanted: Wanted,
  card: ListingCard,
  differences: readonly NearDifference[],
): number[] => {
  const price = beyond(wanted.price, card.priceQAR)
  const years = beyond(wanted.year, card.year)
  const isFar = price > card.priceQAR * farPrice || years >= farYears
  const isPlace = ({ field }: NearDifference) => field === 'city' || field === 'area' || field === 'color'
  return [
    carDistance(wanted, card),
    Number(isFar),
    price,
    years,
    differences.filter(isPlace).length,
    areaDistance(wanted, card),
    differences.length,
  ]
}

/** Which of two distances is the smaller one, as a sort asks for it. */
export const compareDistances = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((value, index) => value !== b[index])
  return at < 0 ? 0 : a[at]! - b[at]!
}
