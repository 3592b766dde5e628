import type { Car } from './car.ts'
import type { Grille } from '../picture.ts'
import { grilled } from './grille.ts'
import { headlamp, white } from './headlamp.ts'
import { inside, roundedBox, segment, smoothstep, stroke } from '../engine/numbers.ts'
import type { Spot, Surface } from '../engine/part.ts'
import { convex, repeated } from '../engine/shapes.ts'
import { chrome, gap, glowing, gloss, grained, hollow } from '../engine/trim.ts'

/** Where the badge sits as a share of the face's height; 0 has none. */
const badges: Partial<Record<Grille, number>> = {
  closed: 0.94,
  none: 0.94,
  kidney: 0,
  tallkidney: 0,
  upright: 0,
  slots: 0,
  band: 0,
  jimny: 0,
  raptor: 0,
  widemesh: 0.8,
  thinbars: 0.77,
  slim: 0,
  slit: 0,
  lowbars: 0.81,
  spindle: 0.74,
  split: 0.67,
  mazda: 0.66,
  oval: 0.52,
  crest: 0.7,
  star: 0.68,
  single: 0.74,
  triangle: 0.92,
  tiger: 0.93,
  volvo: 0.67,
}

/** The front in its own plane: p metres from the middle along the skin, q metres up from its lower edge. */
export type Face = {
  paint: (p: number, q: number, spot: Spot, s: Surface) => void
  tall: number
  plateHeight: number
}

/** The front of a car: lamps, grille, intakes, badge and the bumper's trim. */
export const faceOf = (car: Car): Face => {
  const w = car.shell.half
  const b = car.shell.body
  const h = (b.nose - b.clearance - (car.tall ? 90 : 20) - 60) / 1000
  const light = headlamp(car.lamps, w, h)
  const { outline, fill, frame, shines, slotted } = grilled(car.grille, w, h, car.bright)
  const wide = [
    'mesh',
    'spindle',
    'lowbars',
    'none',
    'oval',
    'crest',
    'single',
    'tallkidney',
    'waterfall',
    'triangle',
  ].includes(car.grille)
    ? 0
    : 1
  const intake = convex(
    [
      [-0.6 * w, 0.09 * h],
      [0.6 * w, 0.09 * h],
      [0.7 * w, 0.27 * h],
      [-0.7 * w, 0.27 * h],
    ],
    0.05,
  )
  const pocket = convex(
    [
      [0.78 * w, 0.14 * h],
      [1.1 * w, 0.2 * h],
      [1.14 * w, 0.42 * h],
      [0.92 * w, 0.36 * h],
    ],
    0.05,
  )
  const badge = badges[car.grille] ?? 0.72
  const tips = car.lamps === 'biground' ? 0.12 : 0.1
  return {
    tall: h,
    plateHeight: car.tall ? 0.36 : 0.37,
    paint: (signed, q, spot, s) => {
      const px = spot.size
      const p = Math.abs(signed)
      const lower = car.clad ? 0.3 : 0.075
      grained(s, inside(q - lower * h - 0.02 * smoothstep(0.6 * w, w, p), px))
      if (wide) {
        const d = intake(p, q)
        hollow(s, inside(d, px))
        const slat = stroke(repeated(q, 0.045), 0.008, px) * inside(d, px)
        gloss(s, slat)
      }
      const side = pocket(p, q)
      gap(s, stroke(side, 0.003, px))
      gloss(s, inside(side, px))
      hollow(s, inside(side + 0.02, px) * 0.8)
      if (car.lamps !== 'slim') {
        const fog = Math.hypot(p - 0.97 * w, q - 0.27 * h) - 0.034
        chrome(s, inside(fog, px))
        glowing(s, inside(fog + 0.009, px), white, 0.7)
      } else chrome(s, inside(segment(p, q, 0.9 * w, 0.19 * h, 1.07 * w, 0.24 * h) - 0.006, px) * 0.8)
      if (car.tall && !car.clad)
        chrome(s, 0.7 * inside(roundedBox(signed, q - 0.02 * h, 0.5 * w, 0.045 * h, 0.02), px))
      const d = outline(signed, q)
      if (d < 0.04) {
        gap(s, stroke(d - frame, 0.003, px))
        if (!slotted) (shines ? chrome : gloss)(s, inside(d - frame, px))
        fill(signed, q, px, s, inside(d, px))
      }
      light(p, q, px, s)
      if (badge) {
        chrome(s, stroke(Math.hypot(signed * 0.78, q - badge * h) - 0.042, 0.007, px))
        chrome(s, inside(segment(signed, q, -0.02, badge * h, 0.02, badge * h) - 0.005, px))
      }
      // Parking sensors.
      gap(s, 0.5 * stroke(Math.hypot(p - 0.6 * w, q - (0.3 + tips) * h) - 0.012, 0.0015, px))
    },
  }
}
