import type { BodyType } from '#shared/reference/body-types.ts'
import type { Color } from '#shared/reference/colors.ts'

export const views = ['side', 'front', 'rear', 'front-three-quarter', 'wheel', 'cabin'] as const
export type View = (typeof views)[number]

export const backdrops = [
  'studio',
  'studio-dark',
  'corniche',
  'desert',
  'villa',
  'showroom',
  'garage',
  'street',
] as const
export type Backdrop = (typeof backdrops)[number]

export type Character = 'family' | 'luxury' | 'offroad' | 'sport' | 'compact'

export type Grille = 'bars' | 'kidney' | 'mesh' | 'upright' | 'closed'

export type Lamps = 'swept' | 'slim' | 'block' | 'round'

export type WheelDesign = 'five' | 'ten' | 'split' | 'turbine' | 'steel'

/** How one car of a body type differs from the next; what is left out follows from the character and the seed. */
type Style = {
  character?: Character
  grille?: Grille
  lamps?: Lamps
  wheels?: WheelDesign
}

export type CarPicture = {
  bodyType: BodyType
  color: Color
  view: View
  backdrop: Backdrop
  /** The digits on the plate, one to six. */
  plate: string
  seed: number
  style?: Style
}

/** The frame, in pixels. */
export const frame = { width: 1600, height: 1200 } as const
