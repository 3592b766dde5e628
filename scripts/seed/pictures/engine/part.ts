import type { Mesh } from './mesh.ts'

/** One visible spot: where it is, how it is turned, its part's coordinates, and how many metres a pixel covers there. */
export type Spot = {
  x: number
  y: number
  z: number
  nx: number
  ny: number
  nz: number
  u: number
  v: number
  size: number
}

/** What a spot is made of, all in linear light: black, matt and open until its material fills it in. */
export type Surface = {
  r: number
  g: number
  b: number
  /** 0 paint or plastic, 1 bare metal: how much of the reflection takes the colour. */
  metal: number
  /** 0 mirror, 1 matt. */
  rough: number
  /** Clear lacquer over it, 0–1. */
  coat: number
  /** Light of its own. */
  glow: number
  /** How much of the surroundings reaches it, 0–1. */
  open: number
}

export type Rgb = readonly [number, number, number]

export type Material = (spot: Spot, surface: Surface) => void

/** A piece of the scene. `cut` says where the sheet has a hole (part coordinates, then x, y, z). */
export type Part = {
  mesh: Mesh
  material: Material
  cut?: (u: number, v: number, x: number, y: number, z: number) => boolean
  /** Seen through: drawn over what is behind it. `r`, `g`, `b` of its surface are what it lets pass. */
  glass?: boolean
  /** Too small or too deep inside to matter to the shadow on the ground. */
  slight?: boolean
  /** The material of its inner side, where that differs. */
  back?: Material
}

/** sRGB hex (#rrggbb) to linear light. */
export const linear = (hex: string): Rgb => {
  const n = Number.parseInt(hex.slice(1), 16)
  const channel = (v: number) => {
    const s = v / 255
    return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4
  }
  return [channel(n >> 16), channel((n >> 8) & 255), channel(n & 255)]
}

/** Covers a share of what the surface is with another stuff. */
export const lay = (s: Surface, share: number, color: Rgb, rough: number, metal = 0, coat = 0): void => {
  if (share <= 0) return
  s.r += (color[0] - s.r) * share
  s.g += (color[1] - s.g) * share
  s.b += (color[2] - s.b) * share
  s.rough += (rough - s.rough) * share
  s.metal += (metal - s.metal) * share
  s.coat += (coat - s.coat) * share
}

/** A material of one stuff. */
export const solid =
  (color: Rgb, rough: number, metal = 0, coat = 0, open = 1): Material =>
  (_, s) => {
    lay(s, 1, color, rough, metal, coat)
    s.open = open
  }
