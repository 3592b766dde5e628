import type { Car } from './car.ts'
import type { RearLamps } from '../picture.ts'
import { inside, roundedBox, smoothstep, stroke } from '../engine/numbers.ts'
import type { Spot, Surface } from '../engine/part.ts'
import { linear, lay } from '../engine/part.ts'
import { convex, repeated } from '../engine/shapes.ts'
import type { Shape } from '../engine/shapes.ts'
import { chrome, gap, glowing, gloss, grained, hollow } from '../engine/trim.ts'

/** The rear in its own plane: p metres from the middle along the skin, q metres up from its lower edge. */
export type Stern = {
  paint: (p: number, q: number, spot: Spot, s: Surface) => void
  tall: number
  plateHeight: number
}

const ruby = linear('#6e0710')
const red = [1, 0.035, 0.03] as const
const amber = [1, 0.32, 0.03] as const

const lampShape = (kind: RearLamps, w: number, h: number, upright: boolean): Shape => {
  const box =
    (p: number, q: number, wide: number, high: number, radius = 0.03): Shape =>
    (x, y) =>
      roundedBox(x - p * w, y - q * h, wide * w, high * h, radius)
  switch (kind) {
    case 'posts':
      return box(0.98, upright ? 0.72 : 0.6, 0.1, upright ? 0.34 : 0.26, 0.03)
    case 'side':
      return box(0.92, 0.68, 0.13, 0.2)
    case 'blocks':
      return box(0.86, 0.78, 0.28, 0.11)
    case 'squares':
      return box(0.9, upright ? 0.66 : 0.72, 0.13, 0.12, 0.02)
    case 'small':
      return box(1.02, 0.55, 0.1, 0.19, 0.02)
    case 'slim':
      return (x, y) => roundedBox(x - 0.78 * w, y - 0.8 * h - 0.03 * (x - 0.6 * w), 0.5 * w, 0.055 * h, 0.02)
    case 'bar': {
      const end = box(0.98, 0.79, 0.28, 0.065, 0.03)
      const line = box(0, 0.81, 1.2, 0.026, 0.012)
      return (x, y) => Math.min(end(x, y), line(x, y))
    }
    case 'ring':
      return box(0, 0.8, 1.08, 0.075, 0.04)
    case 'three': {
      const bars = [0.6, 0.76, 0.92].map((p) => box(p, 0.77, 0.055, 0.12, 0.012))
      return (x, y) => Math.min(...bars.map((bar) => bar(x, y)))
    }
    case 'quad':
      return (x, y) =>
        Math.min(
          Math.hypot(x - 0.6 * w, y - 0.77 * h) - 0.075,
          Math.hypot(x - 0.86 * w, y - 0.77 * h) - 0.075,
        )
    case 'wrap':
      return upright
        ? convex(
            [
              [0.66 * w, 0.72 * h],
              [1.0 * w, 0.6 * h],
              [1.22 * w, 0.66 * h],
              [1.26 * w, 0.93 * h],
              [0.6 * w, 0.86 * h],
            ],
            0.05,
          )
        : convex(
            [
              [0.46 * w, 0.74 * h],
              [0.9 * w, 0.66 * h],
              [1.26 * w, 0.76 * h],
              [1.34 * w, 0.9 * h],
              [0.9 * w, 0.9 * h],
              [0.46 * w, 0.86 * h],
            ],
            0.05,
          )
  }
}

const lamp = (outline: Shape, h: number, thin: boolean) => (p: number, q: number, px: number, s: Surface) => {
  const d = outline(p, q)
  if (d > 0.03) return
  gap(s, stroke(d, 0.0035, px))
  const within = inside(d + 0.002, px)
  if (within <= 0) return
  lay(s, within, ruby, 0.3, 0, 1)
  s.glow += (0.35 - s.glow) * within
  lay(s, 0.6 * within * stroke(repeated(p + q * 0.15, 0.02), 0.0035, px), [0.02, 0.001, 0.002], 0.3, 0, 1)
  const line = thin
    ? Math.abs(d + 0.016) - 0.006
    : Math.min(Math.abs(d + 0.02) - 0.008, Math.abs(d + 0.052) - 0.006)
  glowing(s, within * inside(line, px), red, 1.5)
  if (thin) return
  const low = inside(Math.max(d + 0.034, q - h * 0.73), px)
  lay(s, low * within, [0.75, 0.75, 0.75], 0.25, 0.6, 1)
  glowing(s, 0.6 * within * inside(Math.max(d + 0.034, Math.abs(q - h * 0.75) - 0.012), px), amber, 0.5)
}

/** Where the plate hangs on each body, as a share of the rear's height. */
const plateAt = (car: Car) => {
  if (car.bodyType === 'Pickup') return 0.24
  // The spare wheel hangs where others have their plate.
  if (car.spare) return 0.2
  if (car.tall || car.bodyType === 'Hatchback' || car.bodyType === 'Wagon') return 0.56
  return car.character === 'sport' ? 0.36 : 0.6
}

/** The rear of a car: lamps, plate recess, boot lid or tailgate, bumper, exhausts. */
export const sternOf = (car: Car): Stern => {
  const w = car.shell.half
  const b = car.shell.body
  const h = (b.deck - b.clearance - 150 - 50) / 1000
  const upright = car.tall || car.bodyType === 'Wagon' || car.bodyType === 'Hatchback'
  const outline = lampShape(car.rearLamps, w, h, upright)
  const light = lamp(outline, h, ['slim', 'bar', 'ring', 'three', 'quad'].includes(car.rearLamps))
  const at = plateAt(car)
  const lid = upright ? 0.4 : 0.46
  const pickup = car.bodyType === 'Pickup'
  const lidEdge: Shape = (x, y) =>
    roundedBox(
      x,
      y - (pickup ? 0.75 : lid + 0.6) * h,
      (upright ? 0.83 : 0.8) * w,
      (pickup ? 0.37 : 0.6) * h,
      0.07,
    )
  const { pipe } = car
  return {
    tall: h,
    plateHeight: at,
    paint: (signed, q, spot, s) => {
      const px = spot.size
      const p = Math.abs(signed)
      grained(
        s,
        inside(q - (car.clad ? 0.32 : pickup ? 0.3 : 0.16) * h - 0.02 * smoothstep(0.5 * w, w, p), px),
      )
      if (pickup) chrome(s, 0.8 * inside(roundedBox(p, q - 0.22 * h, 1.02 * w, 0.085 * h, 0.03), px))
      // Over the edge it lies flat, and seen edge on it would break into dots.
      const seen = inside(0.3 * h - q, px) * (pickup ? 1 : smoothstep(1.12 * h, h, q))
      gap(s, stroke(lidEdge(p, q), 0.0035, px) * seen)
      const recess = roundedBox(signed, q - at * h, 0.31, 0.085, 0.025)
      if (at > 0.3) {
        s.open *= 1 - 0.35 * inside(recess, px * 14)
        gap(s, 0.8 * stroke(recess, 0.003, px))
        if (car.bright) chrome(s, inside(roundedBox(signed, q - at * h - 0.098, 0.36, 0.013, 0.008), px))
        else gloss(s, inside(roundedBox(signed, q - at * h - 0.095, 0.33, 0.009, 0.008), px))
      } else if (pickup) gloss(s, inside(roundedBox(signed, q - 0.93 * h, 0.13, 0.02, 0.015), px))
      light(p, q, px, s)
      const reflector = roundedBox(p - 0.86 * w, q - 0.26 * h, 0.085, 0.011, 0.008)
      gap(s, inside(reflector - 0.004, px))
      glowing(s, inside(reflector, px), [0.5, 0.01, 0.01], 0.25)
      if (pipe) {
        const tip = roundedBox(p - 0.62 * w, q - 0.075 * h, 0.07, 0.034, 0.03)
        chrome(s, inside(tip, px))
        hollow(s, inside(tip + 0.009, px))
      }
      const r = Math.hypot(signed * 0.8, q - (pickup ? 0.8 : 0.87) * h)
      chrome(s, stroke(r - 0.036, 0.006, px))
      // The model's name and its engine, too small to read, as they are on a photo.
      const word = Math.abs(p - 0.46 * w)
      const letters =
        inside(Math.max(word - 0.07, Math.abs(q - 0.69 * h) - 0.011), px) * (Math.sin(p * 330) > -0.2 ? 1 : 0)
      if (!pickup && car.rearLamps !== 'bar') chrome(s, letters * 0.9)
    },
  }
}
