import type { Color } from '#shared/reference/colors.ts'
import { linear } from '../engine/part.ts'
import type { Rgb } from '../engine/part.ts'

/** A lacquer: its colour in linear light and how much metal flake is in it (0–1). */
export type Paint = { color: Rgb; flake: number }

const paint = (hex: string, flake: number): Paint => ({ color: linear(hex), flake })

export const paints: Record<Color, Paint> = {
  White: paint('#d6d6d3', 0),
  Pearl: paint('#d9d0be', 0.3),
  Black: paint('#08080a', 0),
  Silver: paint('#b4b8bc', 0.75),
  Grey: paint('#7a7d81', 0.6),
  'Dark Grey': paint('#3f4247', 0.55),
  Red: paint('#b00e1a', 0.15),
  Maroon: paint('#5c0d20', 0.4),
  Blue: paint('#1d4f9e', 0.45),
  Navy: paint('#152340', 0.4),
  Brown: paint('#4b3325', 0.5),
  Beige: paint('#c9b692', 0.4),
  Gold: paint('#b3935a', 0.65),
  Green: paint('#1d4b35', 0.4),
  Olive: paint('#5a5b3c', 0.2),
  Orange: paint('#d65a14', 0.25),
  Yellow: paint('#e6b212', 0.05),
  Purple: paint('#45275f', 0.45),
}
