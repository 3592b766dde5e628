import type { BodyType } from '#shared/reference/body-types.ts'
import type { Color } from '#shared/reference/colors.ts'
import type { Random } from './random.ts'
import type { Backdrop, CarPicture, Character, View } from './pictures/picture.ts'

/** A car that has been photographed: what a listing of this body and colour shows. */
export type GarageCar = {
  bodyType: BodyType
  color: Color
  look: Character
  /** How many cars of its body have this colour and look, relative to the others. */
  weight: number
  /** Pictures from outside. Those in `mains` come first in a listing, by turns. */
  mains: readonly CarPicture[]
  others: readonly CarPicture[]
}

type Shot = readonly [View, Backdrop]

const quarter = (backdrop: Backdrop): Shot => ['front-three-quarter', backdrop]
const side = (backdrop: Backdrop): Shot => ['side', backdrop]
const rear = (backdrop: Backdrop): Shot => ['rear', backdrop]
const wheel = (backdrop: Backdrop): Shot => ['wheel', backdrop]

type Row = readonly [
  bodyType: BodyType,
  color: Color,
  look: Character,
  weight: number,
  mains: readonly Shot[],
  others: readonly Shot[],
]

const photographed = ([bodyType, color, look, weight, mains, others]: Row, index: number): GarageCar => {
  const seed = (index + 1) * 17
  const plate = String(100_000 + ((seed * 4571) % 800_000))
  const take = ([view, backdrop]: Shot): CarPicture => ({
    bodyType,
    color,
    view,
    backdrop,
    plate,
    seed,
    style: { character: look },
  })
  return { bodyType, color, look, weight, mains: mains.map(take), others: others.map(take) }
}

/**
 * Every picture costs about two and a half seconds of one processor, drawn and developed, and a newcomer waits for it:
 * so these cars, in these colours, are shared by all listings. The commonest have the most pictures.
 */
const rows: readonly Row[] = [
  [
    'SUV',
    'White',
    'luxury',
    20,
    [quarter('corniche'), quarter('villa'), side('corniche')],
    [rear('villa'), wheel('villa')],
  ],
  ['SUV', 'White', 'offroad', 12, [quarter('desert'), side('desert')], []],
  ['SUV', 'White', 'family', 12, [quarter('street')], [rear('street')]],
  ['SUV', 'Black', 'luxury', 14, [quarter('showroom'), side('villa')], [rear('showroom')]],
  ['SUV', 'Black', 'offroad', 5, [quarter('studio')], []],
  ['SUV', 'Silver', 'family', 12, [quarter('villa'), side('street')], []],
  ['SUV', 'Grey', 'luxury', 8, [quarter('street')], [rear('street')]],
  ['SUV', 'Dark Grey', 'family', 8, [quarter('corniche'), side('garage')], []],
  ['SUV', 'Pearl', 'luxury', 8, [quarter('studio')], []],
  ['SUV', 'Navy', 'family', 4, [quarter('showroom')], []],
  ['SUV', 'Maroon', 'luxury', 4, [quarter('desert')], []],
  ['SUV', 'Beige', 'offroad', 5, [quarter('desert'), side('villa')], []],
  ['SUV', 'Yellow', 'sport', 1, [quarter('studio-dark')], []],
  ['SUV', 'Red', 'compact', 5, [quarter('street')], []],

  ['Sedan', 'White', 'family', 18, [quarter('street'), side('villa')], [rear('street')]],
  ['Sedan', 'White', 'luxury', 6, [quarter('showroom')], []],
  ['Sedan', 'Black', 'luxury', 14, [quarter('corniche'), side('studio-dark')], [rear('corniche')]],
  ['Sedan', 'Silver', 'family', 12, [quarter('villa')], [rear('villa')]],
  ['Sedan', 'Grey', 'sport', 10, [quarter('garage'), side('desert')], []],
  ['Sedan', 'Blue', 'compact', 6, [quarter('street')], []],
  ['Sedan', 'Red', 'sport', 4, [quarter('studio')], []],

  ['Pickup', 'White', 'offroad', 14, [quarter('desert'), side('street')], []],
  ['Pickup', 'Silver', 'offroad', 6, [quarter('villa')], []],
  ['Pickup', 'Red', 'offroad', 5, [quarter('desert')], []],
  ['Coupe', 'Black', 'sport', 8, [quarter('studio-dark'), side('showroom')], []],
  ['Coupe', 'Red', 'sport', 8, [quarter('corniche'), side('studio')], []],
  ['Hatchback', 'White', 'compact', 8, [quarter('street')], []],
  ['Hatchback', 'Blue', 'compact', 6, [quarter('villa')], []],
  ['Van', 'White', 'family', 8, [quarter('street'), side('villa')], []],
  ['Convertible', 'Red', 'sport', 6, [quarter('corniche')], []],
  ['Wagon', 'Grey', 'family', 6, [quarter('villa')], []],
]

/** The cars, each with its pictures. */
const garage: readonly GarageCar[] = rows.map(photographed)

const cabin = (bodyType: BodyType, look: Character, backdrop: Backdrop, seed: number): CarPicture => ({
  bodyType,
  color: 'White',
  view: 'cabin',
  backdrop,
  plate: '200200',
  seed,
  style: { character: look },
})

/** Pictures from inside; no paint is seen, so they serve every colour. */
const cabins: Readonly<Record<Character, CarPicture>> = {
  luxury: cabin('SUV', 'luxury', 'villa', 901),
  offroad: cabin('SUV', 'offroad', 'desert', 902),
  family: cabin('Sedan', 'family', 'street', 903),
  compact: cabin('Sedan', 'family', 'street', 903),
  sport: cabin('Coupe', 'sport', 'garage', 904),
}

/** The cabin picture for a car of this look. */
export const cabinOf = (look: Character): CarPicture => cabins[look]

/** A garage car of this body, rather one of this look; popular colours more often. */
export const pickFromGarage = (bodyType: BodyType, look: Character, random: Random): GarageCar =>
  random.weighted(
    garage.filter((one) => one.bodyType === bodyType),
    (one) => one.weight * (one.look === look ? 8 : 1),
  )

/** The text that tells two pictures apart. */
export const pictureName = ({ bodyType, color, view, backdrop, seed }: CarPicture): string =>
  [bodyType, color, view, backdrop, seed].join('/')
