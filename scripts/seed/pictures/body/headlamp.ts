import type { Lamps } from '../picture.ts'
import { inside, roundedBox, stroke } from '../engine/numbers.ts'
import type { Surface } from '../engine/part.ts'
import { convex, repeated } from '../engine/shapes.ts'
import type { Shape } from '../engine/shapes.ts'
import { chrome, gap, glowing, gloss, hollow } from '../engine/trim.ts'

/** Lamp light, a little warm. */
export const white = [1, 0.97, 0.92] as const
const cool = [0.8, 0.9, 1] as const

/** The outline of each lamp family; w is half the car's width, h the face's height. */
const lampShape = (kind: Lamps, w: number, h: number): Shape => {
  switch (kind) {
    case 'swept':
      return h > 0.55
        ? convex(
            [
              [0.58 * w, 0.8 * h],
              [0.9 * w, 0.755 * h],
              [1.3 * w, 0.84 * h],
              [1.32 * w, 0.94 * h],
              [0.95 * w, 0.92 * h],
              [0.6 * w, 0.88 * h],
            ],
            0.04,
          )
        : convex(
            [
              [0.56 * w, 0.76 * h],
              [0.86 * w, 0.7 * h],
              [1.36 * w, 0.86 * h],
              [1.34 * w, 0.98 * h],
              [0.95 * w, 0.95 * h],
              [0.6 * w, 0.86 * h],
            ],
            0.05,
          )
    case 'slim':
      return convex(
        [
          [0.52 * w, 0.82 * h],
          [0.9 * w, 0.79 * h],
          [1.3 * w, 0.88 * h],
          [1.3 * w, 0.96 * h],
          [0.9 * w, 0.92 * h],
          [0.54 * w, 0.89 * h],
        ],
        0.03,
      )
    case 'block':
      return (x, y) => roundedBox(x - 0.87 * w, y - 0.8 * h, 0.25 * w, 0.115 * h, 0.04)
    case 'round':
      return (x, y) => Math.hypot(x - 0.72 * w, y - 0.76 * h) - Math.min(0.17 * h, 0.105)
  }
}

const lampCentre = (kind: Lamps, w: number, h: number): readonly (readonly [number, number, number])[] => {
  switch (kind) {
    case 'swept':
      return [
        [0.76 * w, 0.835 * h, 0.038],
        [0.95 * w, 0.85 * h, 0.038],
      ]
    case 'slim':
      return [
        [0.68 * w, 0.855 * h, 0.022],
        [0.79 * w, 0.855 * h, 0.022],
        [0.9 * w, 0.856 * h, 0.022],
      ]
    case 'block':
      return [
        [0.77 * w, 0.8 * h, 0.055],
        [0.95 * w, 0.8 * h, 0.055],
      ]
    case 'round':
      return [[0.72 * w, 0.76 * h, 0.06]]
  }
}

/** Paints one headlamp on the face (p outwards, q up, metres) of half width w and height h. */
export const headlamp = (kind: Lamps, w: number, h: number) => {
  const outline = lampShape(kind, w, h)
  const centres = lampCentre(kind, w, h)
  return (p: number, q: number, px: number, s: Surface) => {
    const d = outline(p, q)
    if (d > 0.03) return
    gap(s, stroke(d, 0.003, px))
    const within = inside(d + 0.003, px)
    if (within <= 0) return
    gloss(s, within)
    s.coat += (1 - s.coat) * within
    const fin = stroke(repeated(q + p * 0.2, 0.016), 0.004, px) * within
    chrome(s, fin * 0.1)
    chrome(s, 0.75 * stroke(d + 0.014, 0.0022, px) * within)
    for (const [cx, cy, radius] of centres) {
      const r = Math.hypot(p - cx, q - cy)
      chrome(s, stroke(r - radius, 0.005, px) * within)
      hollow(s, inside(r - radius + 0.006, px) * within)
      chrome(s, 0.5 * inside(r - radius * 0.8, px) * within)
      glowing(s, inside(r - radius * 0.55, px) * within, white, 0.9)
      glowing(s, inside(r - radius * 0.26, px) * within, white, 2.4)
    }
    const band =
      kind === 'round'
        ? Math.abs(d + 0.022) - 0.008
        : Math.max(
            Math.abs(d + 0.02) - 0.0065,
            q - h * (kind === 'block' ? 0.76 : 0.86) - (p - w * 0.9) * 0.1,
          )
    glowing(s, inside(band, px) * within, cool, 2.6)
  }
}
