import type { BodyType, Color } from '#shared/reference/car-vocabulary.ts'
import type { Random } from '../random.ts'

/** What kind of car a model is, beside its body. */
export type Character = 'family' | 'luxury' | 'offroad' | 'sport' | 'compact'

/** How many cars of a body have a color, relative to the others; rather cars of this character. */
const colors: readonly (readonly [BodyType, Color, Character, weight: number])[] = [
  ['SUV', 'White', 'luxury', 20],
  ['SUV', 'White', 'offroad', 12],
  ['SUV', 'White', 'family', 12],
  ['SUV', 'Black', 'luxury', 14],
  ['SUV', 'Black', 'offroad', 5],
  ['SUV', 'Silver', 'family', 12],
  ['SUV', 'Grey', 'luxury', 8],
  ['SUV', 'Dark Grey', 'family', 8],
  ['SUV', 'Pearl', 'luxury', 8],
  ['SUV', 'Navy', 'family', 4],
  ['SUV', 'Maroon', 'luxury', 4],
  ['SUV', 'Beige', 'offroad', 5],
  ['SUV', 'Yellow', 'sport', 1],
  ['SUV', 'Red', 'compact', 5],
  ['Sedan', 'White', 'family', 18],
  ['Sedan', 'White', 'luxury', 6],
  ['Sedan', 'Black', 'luxury', 14],
  ['Sedan', 'Silver', 'family', 12],
  ['Sedan', 'Grey', 'sport', 10],
  ['Sedan', 'Blue', 'compact', 6],
  ['Sedan', 'Red', 'sport', 4],
  ['Pickup', 'White', 'offroad', 14],
  ['Pickup', 'Silver', 'offroad', 6],
  ['Pickup', 'Red', 'offroad', 5],
  ['Coupe', 'Black', 'sport', 8],
  ['Coupe', 'Red', 'sport', 8],
  ['Hatchback', 'White', 'compact', 8],
  ['Hatchback', 'Blue', 'compact', 6],
  ['Van', 'White', 'family', 8],
  ['Convertible', 'Red', 'sport', 6],
  ['Wagon', 'Grey', 'family', 6],
]

/** A color for a car of this body and character; popular ones more often. */
export const pickColor = (bodyType: BodyType, character: Character, random: Random): Color =>
  random.weighted(
    colors.filter(([body]) => body === bodyType),
    ([, , of, weight]) => weight * (of === character ? 8 : 1),
  )[1]
