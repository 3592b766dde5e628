import type { Body } from './body/bodies.ts'
import type { BodyType } from '#shared/reference/body-types.ts'
import type { Color } from '#shared/reference/colors.ts'

const views = [
  'side',
  'front',
  'rear',
  'front-three-quarter',
  'wheel',
  'rim',
  'cabin',
  'dials',
  'rear-seats',
  'boot',
  'engine',
] as const
export type View = (typeof views)[number]

const backdrops = [
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

export type Grille =
  | 'bars'
  | 'bigbars'
  | 'thinbars'
  | 'prado'
  | 'lowbars'
  | 'hexagon'
  | 'octagon'
  | 'kidney'
  | 'tallkidney'
  | 'mesh'
  | 'widemesh'
  | 'spindle'
  | 'upright'
  | 'waterfall'
  | 'closed'
  | 'star'
  | 'gbars'
  | 'single'
  | 'vmotion'
  | 'patrol'
  | 'slots'
  | 'band'
  | 'jimny'
  | 'split'
  | 'billet'
  | 'crest'
  | 'slit'
  | 'pony'
  | 'slim'
  | 'volvo'
  | 'triangle'
  | 'oval'
  | 'none'
  | 'bigmesh'
  | 'ram'
  | 'twobars'
  | 'raptor'
  | 'wing'
  | 'mazda'
  | 'tiger'
  | 'shieldx'

export type Lamps =
  | 'swept'
  | 'slim'
  | 'block'
  | 'stacked'
  | 'square'
  | 'round'
  | 'biground'
  | 'egg'
  | 'four'
  | 'hawk'
  | 'twin'
  | 'hammer'
  | 'cshape'
  | 'tall'
  | 'thin'
  | 'split'
  | 'bar'
  | 'twolines'
  | 'fang'
  | 'narrow'
  | 'triple'
  | 'sunk'

export type RearLamps =
  | 'wrap'
  | 'blocks'
  | 'posts'
  | 'side'
  | 'bar'
  | 'ring'
  | 'three'
  | 'quad'
  | 'squares'
  | 'slim'
  | 'small'

export type WheelDesign = 'five' | 'ten' | 'split' | 'turbine' | 'steel'

/** One model's own body and what is fixed on it. */
export type ModelShape = {
  body: Body
  character: Character
  grille: Grille
  lamps: Lamps
  rearLamps: RearLamps
  wheels: WheelDesign
  /** Black plastic round the arches and along the sills. */
  clad: boolean
  /** Bright trim rather than black. */
  bright: boolean
  spare: boolean
  rails: boolean
  /** Arches nearly square. */
  square: boolean
  pipe: boolean
  /** A bar over the load bed. */
  hoop: boolean
  /** A roof of another colour; `floating` has black posts too. */
  twoTone?: 'white' | 'black' | 'floating'
}

/** How one car of a body type differs from the next; what is left out follows from the character and the seed. */
type Style = {
  character?: Character
  grille?: Grille
  lamps?: Lamps
  wheels?: WheelDesign
  /** Settles everything. */
  shape?: ModelShape
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
  /** Leather and trim of the inside: see `interiors`. */
  interior?: string
  /** A showroom's name and colour: the car stands before it. */
  sign?: readonly [name: string, color: string]
  engine?: 'four' | 'six' | 'eight' | 'electric'
}

/** The frame, in pixels. */
export const frame = { width: 1600, height: 1200 } as const
