import { lay, linear, solid } from './part.ts'
import type { Material, Surface } from './part.ts'

const black = linear('#0d0e10')
const plastic = linear('#222426')
const chromeColor = linear('#d8dbde')
const lineColor = linear('#050506')

/** Black gloss (pillars, grille frames), over a share of the surface. */
export const gloss = (s: Surface, share: number): void => lay(s, share, black, 0.3, 0, 0.6)
/** Grained plastic (cladding, lower bumpers). */
export const grained = (s: Surface, share: number): void => lay(s, share, plastic, 0.75, 0, 0.06)
/** Bright metal. */
export const chrome = (s: Surface, share: number): void => lay(s, share, chromeColor, 0.12, 1, 0)
/** A hole one cannot see into. */
export const hollow = (s: Surface, share: number): void => {
  lay(s, share, lineColor, 0.9, 0, 0)
  s.open *= 1 - 0.8 * share
}
/** A gap between panels. */
export const gap = (s: Surface, share: number): void => {
  lay(s, share, lineColor, 0.9, 0, 0)
  s.open *= 1 - 0.6 * share
}
/** A light of its own: colour in linear light, strength in multiples of white. */
export const glowing = (
  s: Surface,
  share: number,
  color: readonly [number, number, number],
  strength: number,
): void => {
  lay(s, share, color, 0.5, 0, 0.6)
  s.glow += (strength - s.glow) * share
}

/** Whole pieces of them. */
export const chromed: Material = (_, s) => chrome(s, 1)
export const glossy: Material = (_, s) => gloss(s, 1)

/** The dark of wheel tubs and undersides. */
export const dim: Material = solid(linear('#0b0b0c'), 0.9, 0, 0, 0.35)
