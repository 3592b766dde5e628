import type { Lamps } from '../picture.ts'
import { inside, stroke } from '../engine/numbers.ts'
import type { Surface } from '../engine/part.ts'
import { convex, repeated } from '../engine/shapes.ts'
import type { Shape } from '../engine/shapes.ts'
import { chrome, gap, glowing, gloss, hollow } from '../engine/trim.ts'

/** Lamp light, a little warm. */
export const white = [1, 0.97, 0.92] as const
const cool = [0.8, 0.9, 1] as const

type Points = readonly (readonly [number, number])[]

type Design = {
  /** The outline as shares of half width and height, counter-clockwise; a circle where it is one point. */
  outline: Points
  radius?: number
  /** Projectors: place as shares, radius in metres. */
  eyes: readonly (readonly [number, number, number])[]
  /** A line of daytime light of its own, from place to place, as shares. */
  lines?: readonly (readonly [number, number, number, number])[]
  /** Where the light line round the lamp may run, from this share of the height down. */
  rim?: number
}

const rect = (p0: number, p1: number, q0: number, q1: number): Points => [
  [p0, q0],
  [p1, q0],
  [p1, q1],
  [p0, q1],
]

const designs: Record<Lamps, Design> = {
  swept: {
    outline: [
      [0.58, 0.78],
      [0.9, 0.74],
      [1.32, 0.85],
      [1.33, 0.95],
      [0.95, 0.93],
      [0.6, 0.88],
    ],
    eyes: [
      [0.76, 0.835, 0.036],
      [0.95, 0.85, 0.036],
    ],
    rim: 0.86,
  },
  slim: {
    outline: [
      [0.54, 0.82],
      [0.9, 0.79],
      [1.3, 0.88],
      [1.3, 0.96],
      [0.9, 0.92],
      [0.54, 0.89],
    ],
    radius: 0.03,
    eyes: [
      [0.68, 0.855, 0.022],
      [0.79, 0.855, 0.022],
      [0.9, 0.856, 0.022],
    ],
    rim: 0.87,
  },
  block: {
    outline: rect(0.62, 1.12, 0.69, 0.91),
    eyes: [
      [0.76, 0.8, 0.05],
      [0.95, 0.8, 0.05],
    ],
    rim: 0.76,
  },
  stacked: {
    outline: rect(0.66, 1.16, 0.62, 0.92),
    eyes: [
      [0.78, 0.84, 0.036],
      [0.95, 0.84, 0.036],
      [0.78, 0.7, 0.036],
    ],
    rim: 0.7,
    lines: [[0.7, 0.77, 1.1, 0.77]],
  },
  square: { outline: rect(0.6, 0.96, 0.62, 0.88), radius: 0.02, eyes: [[0.78, 0.75, 0.072]] },
  round: { outline: [[0.74, 0.74]], radius: 0.1, eyes: [[0.74, 0.74, 0.07]] },
  biground: { outline: [[0.76, 0.74]], radius: 0.125, eyes: [[0.76, 0.74, 0.085]] },
  egg: {
    outline: [
      [0.62, 0.72],
      [0.84, 0.64],
      [1.06, 0.74],
      [1.1, 0.96],
      [0.9, 1.0],
      [0.66, 0.92],
    ],
    radius: 0.12,
    eyes: [[0.84, 0.82, 0.06]],
  },
  four: {
    outline: rect(0.46, 1.0, 0.735, 0.905),
    radius: 0.04,
    eyes: [
      [0.59, 0.82, 0.062],
      [0.86, 0.82, 0.062],
    ],
  },
  hawk: {
    outline: [
      [0.58, 0.8],
      [0.8, 0.7],
      [1.12, 0.76],
      [1.3, 0.92],
      [1.0, 0.96],
      [0.62, 0.9],
    ],
    eyes: [
      [0.8, 0.82, 0.034],
      [0.98, 0.85, 0.034],
    ],
    lines: [[0.64, 0.9, 1.2, 0.93]],
  },
  twin: {
    outline: [
      [0.56, 0.76],
      [1.0, 0.72],
      [1.28, 0.84],
      [1.28, 0.93],
      [0.9, 0.93],
      [0.56, 0.88],
    ],
    radius: 0.03,
    eyes: [
      [0.7, 0.82, 0.045],
      [0.94, 0.825, 0.045],
    ],
  },
  hammer: {
    outline: [
      [0.58, 0.72],
      [1.0, 0.72],
      [1.26, 0.82],
      [1.26, 0.92],
      [0.58, 0.9],
    ],
    radius: 0.03,
    eyes: [
      [0.74, 0.86, 0.026],
      [0.74, 0.76, 0.026],
    ],
    lines: [
      [0.62, 0.81, 1.2, 0.83],
      [0.98, 0.76, 0.98, 0.88],
    ],
    rim: 0,
  },
  cshape: {
    outline: [
      [0.62, 0.64],
      [1.0, 0.6],
      [1.26, 0.74],
      [1.26, 0.94],
      [0.66, 0.92],
    ],
    radius: 0.03,
    eyes: [
      [0.78, 0.8, 0.034],
      [0.92, 0.8, 0.034],
      [1.06, 0.81, 0.034],
    ],
    lines: [
      [0.68, 0.89, 1.2, 0.9],
      [0.68, 0.89, 0.7, 0.68],
      [0.7, 0.68, 1.1, 0.66],
    ],
    rim: 0,
  },
  tall: {
    outline: rect(0.8, 1.06, 0.34, 0.94),
    radius: 0.03,
    eyes: [
      [0.92, 0.86, 0.036],
      [0.92, 0.72, 0.036],
    ],
    lines: [[0.86, 0.4, 0.86, 0.9]],
    rim: 0,
  },
  thin: {
    outline: rect(0.56, 1.24, 0.85, 0.91),
    radius: 0.02,
    eyes: [],
    lines: [[0.58, 0.88, 1.22, 0.885]],
    rim: 0,
  },
  split: {
    outline: rect(0.72, 1.06, 0.5, 0.68),
    radius: 0.03,
    eyes: [
      [0.82, 0.6, 0.034],
      [0.96, 0.6, 0.034],
    ],
    lines: [[0.58, 0.88, 1.24, 0.9]],
    rim: 0,
  },
  bar: {
    outline: rect(0.62, 1.24, 0.8, 0.91),
    radius: 0.02,
    eyes: [
      [0.8, 0.85, 0.024],
      [0.94, 0.85, 0.024],
    ],
    lines: [[0, 0.91, 1.24, 0.91]],
    rim: 0,
  },
  twolines: {
    outline: rect(0.58, 1.26, 0.68, 0.9),
    radius: 0.02,
    eyes: [
      [0.74, 0.79, 0.026],
      [0.9, 0.79, 0.026],
    ],
    lines: [
      [0.6, 0.86, 1.24, 0.86],
      [0.6, 0.73, 1.24, 0.73],
    ],
    rim: 0,
  },
  fang: {
    outline: [
      [0.58, 0.8],
      [1.26, 0.8],
      [1.26, 0.93],
      [0.62, 0.88],
    ],
    radius: 0.03,
    eyes: [
      [0.76, 0.845, 0.024],
      [0.9, 0.85, 0.024],
    ],
    lines: [[0.86, 0.78, 0.8, 0.3]],
    rim: 0.86,
  },
  narrow: {
    outline: [
      [0.58, 0.78],
      [1.2, 0.76],
      [1.22, 0.88],
      [0.6, 0.89],
    ],
    radius: 0.03,
    eyes: [
      [0.72, 0.83, 0.03],
      [0.98, 0.825, 0.03],
    ],
    lines: [[0.6, 0.88, 1.18, 0.87]],
    rim: 0,
  },
  triple: {
    outline: [
      [0.66, 0.74],
      [1.1, 0.7],
      [1.24, 0.82],
      [1.22, 0.92],
      [0.68, 0.9],
    ],
    radius: 0.03,
    eyes: [[0.9, 0.82, 0.05]],
    lines: [
      [0.72, 0.76, 0.74, 0.88],
      [0.78, 0.76, 0.8, 0.88],
      [0.66, 0.77, 0.68, 0.88],
    ],
    rim: 0,
  },
  sunk: {
    outline: [
      [0.66, 0.66],
      [1.04, 0.7],
      [1.2, 0.9],
      [0.92, 0.94],
      [0.7, 0.84],
    ],
    radius: 0.06,
    eyes: [[0.88, 0.8, 0.03]],
    lines: [[0.72, 0.72, 1.06, 0.88]],
    rim: 0,
  },
}

/** Paints one headlamp on the face (p outwards, q up, metres) of half width w and height h. */
export const headlamp = (kind: Lamps, w: number, h: number) => {
  const { outline: points, radius = 0.04, eyes, lines = [], rim = 0.8 } = designs[kind]
  const single = points.length === 1
  const [cx, cy] = [points[0]![0] * w, points[0]![1] * h]
  const reach = Math.min(radius, 0.24 * h)
  const outline: Shape = single
    ? (x, y) => Math.hypot(x - cx, y - cy) - reach
    : convex(
        points.map(([p, q]) => [p * w, q * h] as const),
        radius,
      )
  const scale = Math.min(1, h / 0.62)
  return (p: number, q: number, px: number, s: Surface) => {
    for (const [ax, ay, bx, by] of lines) {
      const [x0, y0, x1, y1] = [ax * w, ay * h, bx * w, by * h]
      const t = Math.min(
        Math.max(((p - x0) * (x1 - x0) + (q - y0) * (y1 - y0)) / ((x1 - x0) ** 2 + (y1 - y0) ** 2), 0),
        1,
      )
      glowing(s, inside(Math.hypot(p - x0 - t * (x1 - x0), q - y0 - t * (y1 - y0)) - 0.0075, px), cool, 2.4)
    }
    const d = outline(p, q)
    if (d > 0.03) return
    gap(s, stroke(d, 0.003, px))
    const within = inside(d + 0.003, px)
    if (within <= 0) return
    const lit = s.glow
    gloss(s, within)
    s.coat += (1 - s.coat) * within
    const fin = stroke(repeated(q + p * 0.2, 0.016), 0.004, px) * within
    chrome(s, fin * 0.1)
    chrome(s, 0.75 * stroke(d + 0.014, 0.0022, px) * within)
    for (const [ex, ey, r0] of eyes) {
      const r1 = r0 * scale
      const r = Math.hypot(p - ex * w, q - ey * h)
      chrome(s, stroke(r - r1, 0.005, px) * within)
      hollow(s, inside(r - r1 + 0.006, px) * within)
      chrome(s, 0.5 * inside(r - r1 * 0.8, px) * within)
      glowing(s, inside(r - r1 * 0.55, px) * within, white, 0.9)
      glowing(s, inside(r - r1 * 0.26, px) * within, white, 2.4)
    }
    if (lit > 1) glowing(s, within, cool, lit)
    if (rim === 0) return
    const band = single
      ? Math.abs(d + 0.022) - 0.008
      : Math.max(Math.abs(d + 0.02) - 0.0065, q - h * rim - (p - w * 0.9) * 0.1)
    glowing(s, inside(band, px) * within, cool, 2.6)
  }
}
