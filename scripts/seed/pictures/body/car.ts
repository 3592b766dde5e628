import { bodies } from './bodies.ts'
import type { BodyType } from '#shared/reference/body-types.ts'
import type { CarPicture, Character, Grille, Lamps, WheelDesign } from '../picture.ts'
import { seeded } from '../engine/numbers.ts'
import { paints } from './paints.ts'
import type { Paint } from './paints.ts'
import { halfGirth } from './contour.ts'
import { shellOf } from './shell.ts'
import type { Shell } from './shell.ts'
import { variants } from './variants.ts'

/** One car with every choice made. */
export type Car = {
  bodyType: BodyType
  character: Character
  shell: Shell
  girth: number
  paint: Paint
  grille: Grille
  lamps: Lamps
  wheels: WheelDesign
  tall: boolean
  /** Black plastic round the arches and along the sills. */
  clad: boolean
  /** Bright trim rather than black. */
  bright: boolean
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

/** The car a picture asks for; what its style leaves open is settled by character and seed. */
export const carOf = (picture: CarPicture): Car => {
  const random = seeded(picture.seed)
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!
  const { bodyType, style = {} } = picture
  const character = style.character ?? 'family'
  const body = { ...bodies[bodyType], ...variants[bodyType]?.[character] }
  const shell = shellOf(body)
  const choices = {
    grille: pick(grillesFor[character]),
    lamps: pick(body.height > 1600 ? lampsFor[character] : lowLamps),
    wheels: pick(wheelsFor[character]),
  }
  return {
    bodyType,
    character,
    shell,
    girth: halfGirth(shell),
    paint: paints[picture.color],
    ...choices,
    ...(style.grille && { grille: style.grille }),
    ...(style.lamps && { lamps: style.lamps }),
    ...(style.wheels && { wheels: style.wheels }),
    tall: body.height > 1600,
    clad:
      character === 'offroad' ||
      (bodyType === 'Pickup' && character !== 'luxury') ||
      (bodyType === 'SUV' && (character === 'compact' || (character === 'family' && random() < 0.4))),
    bright: character === 'luxury' || (character !== 'sport' && random() < 0.5),
    plate: picture.plate,
  }
}
