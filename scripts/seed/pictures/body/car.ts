import { bodies } from './bodies.ts'
import type { BodyType } from '#shared/reference/body-types.ts'
import type { CarPicture, Character, ModelShape, Grille, Lamps, WheelDesign } from '../picture.ts'
import { seeded } from '../engine/numbers.ts'
import { paints } from './paints.ts'
import type { Paint } from './paints.ts'
import { halfGirth } from './contour.ts'
import { shellOf } from './shell.ts'
import type { Shell } from './shell.ts'
import { variants } from './variants.ts'

/** One car with every choice made. */
export type Car = Omit<ModelShape, 'body'> & {
  bodyType: BodyType
  shell: Shell
  girth: number
  paint: Paint
  tall: boolean
  plate: string
}

const lampsFor: Record<Character, readonly Lamps[]> = {
  family: ['swept', 'slim', 'block'],
  luxury: ['block', 'slim'],
  offroad: ['round', 'block'],
  sport: ['slim', 'swept'],
  compact: ['swept', 'round'],
}
// A low nose has no room for tall lamps.
const lowLamps: readonly Lamps[] = ['swept', 'slim']
const grillesFor: Record<Character, readonly Grille[]> = {
  family: ['bars', 'mesh'],
  luxury: ['upright', 'kidney', 'bars'],
  offroad: ['bars', 'upright'],
  sport: ['mesh', 'kidney', 'closed'],
  compact: ['closed', 'mesh', 'bars'],
}
const wheelsFor: Record<Character, readonly WheelDesign[]> = {
  family: ['split', 'ten', 'five'],
  luxury: ['turbine', 'ten', 'split'],
  offroad: ['five', 'steel', 'split'],
  sport: ['split', 'ten', 'turbine'],
  compact: ['five', 'split', 'ten'],
}

const shapeOf = ({ bodyType, seed, style = {} }: CarPicture): ModelShape => {
  const random = seeded(seed)
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!
  const character = style.character ?? 'family'
  const body = { ...bodies[bodyType], ...variants[bodyType]?.[character] }
  const suv = bodyType === 'SUV'
  return {
    body,
    character,
    grille: style.grille ?? pick(grillesFor[character]),
    lamps: style.lamps ?? pick(body.height > 1600 ? lampsFor[character] : lowLamps),
    wheels: style.wheels ?? pick(wheelsFor[character]),
    rearLamps: 'wrap',
    clad:
      character === 'offroad' ||
      (bodyType === 'Pickup' && character !== 'luxury') ||
      (suv && character === 'compact'),
    bright: character === 'luxury',
    spare: suv && character === 'offroad',
    rails: (suv || bodyType === 'Wagon') && character !== 'sport',
    square: character === 'offroad',
    pipe: character === 'luxury' || character === 'sport',
    hoop: character === 'offroad',
  }
}

/** The car a picture asks for; what its style leaves open is settled by character and seed. */
export const carOf = (picture: CarPicture): Car => {
  const { body, ...shape } = picture.style?.shape ?? shapeOf(picture)
  const shell = shellOf(body)
  return {
    ...shape,
    bodyType: picture.bodyType,
    shell,
    girth: halfGirth(shell),
    paint: paints[picture.color],
    tall: body.height > 1600,
    plate: picture.plate,
  }
}
