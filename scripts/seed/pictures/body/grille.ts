import type { Grille } from '../picture.ts'
import { inside, stroke } from '../engine/numbers.ts'
import type { Surface } from '../engine/part.ts'
import { convex, honeycomb, repeated } from '../engine/shapes.ts'
import type { Shape } from '../engine/shapes.ts'
import { chrome, gloss, hollow } from '../engine/trim.ts'

type Fill = (p: number, q: number, px: number, s: Surface, share: number) => void
type Half = readonly (readonly [number, number])[]

type Design = {
  /** Right halves of convex outlines from the lower to the upper end, as shares of half width and height. */
  halves: readonly Half[]
  fill: 'bars' | 'posts' | 'mesh' | 'closed' | 'slots'
  /** Metres between bars, posts or cells, and half a bar's width. */
  step?: number
  half?: number
  /** Width of the frame in metres, and whether it shines whatever the trim. */
  frame?: number
  shiny?: boolean
  dark?: boolean
  /** Both sides of the middle, apart from each other. */
  twin?: boolean
  radius?: number
}

const box = (p: number, low: number, high: number, top = p): Half => [
  [p, low],
  [top, high],
]

const designs: Record<Grille, Design> = {
  bars: { halves: [box(0.5, 0.5, 0.9, 0.56)], fill: 'bars', step: 0.07, half: 0.015 },
  bigbars: {
    halves: [box(0.58, 0.4, 0.92, 0.62)],
    fill: 'bars',
    step: 0.105,
    half: 0.026,
    shiny: true,
    frame: 0.02,
  },
  thinbars: { halves: [box(0.5, 0.66, 0.88, 0.54)], fill: 'bars', step: 0.045, half: 0.008 },
  prado: {
    halves: [box(0.42, 0.42, 0.92, 0.5)],
    fill: 'posts',
    step: 0.085,
    half: 0.02,
    shiny: true,
    frame: 0.022,
  },
  lowbars: {
    halves: [box(0.66, 0.12, 0.5, 0.54), box(0.44, 0.78, 0.84)],
    fill: 'bars',
    step: 0.042,
    half: 0.006,
    dark: true,
  },
  hexagon: {
    halves: [
      [
        [0.44, 0.3],
        [0.6, 0.6],
        [0.5, 0.9],
      ],
    ],
    fill: 'bars',
    step: 0.085,
    half: 0.018,
    dark: true,
    frame: 0.02,
  },
  octagon: {
    halves: [
      [
        [0.36, 0.38],
        [0.5, 0.5],
        [0.5, 0.82],
        [0.42, 0.9],
      ],
    ],
    fill: 'mesh',
    step: 0.04,
  },
  kidney: {
    halves: [
      [
        [0.2, 0.5],
        [0.2, 0.9],
      ],
    ],
    fill: 'posts',
    step: 0.034,
    half: 0.007,
    frame: 0.014,
    shiny: true,
    twin: true,
    radius: 0.05,
  },
  tallkidney: {
    halves: [
      [
        [0.2, 0.3],
        [0.23, 0.94],
      ],
    ],
    fill: 'posts',
    step: 0.04,
    half: 0.009,
    frame: 0.018,
    shiny: true,
    twin: true,
    radius: 0.05,
  },
  mesh: {
    halves: [
      [
        [0.5, 0.2],
        [0.62, 0.45],
        [0.5, 0.88],
      ],
    ],
    fill: 'mesh',
    step: 0.042,
  },
  widemesh: {
    halves: [
      [
        [0.6, 0.42],
        [0.86, 0.6],
        [0.8, 0.9],
      ],
    ],
    fill: 'mesh',
    step: 0.05,
    dark: true,
  },
  spindle: {
    halves: [box(0.66, 0.1, 0.56, 0.36), box(0.36, 0.5, 0.95, 0.5)],
    fill: 'bars',
    step: 0.05,
    half: 0.01,
    frame: 0.022,
    shiny: true,
    radius: 0.02,
  },
  upright: {
    halves: [box(0.42, 0.36, 0.98, 0.44)],
    fill: 'posts',
    step: 0.052,
    half: 0.013,
    frame: 0.03,
    shiny: true,
    radius: 0.03,
  },
  waterfall: {
    halves: [
      [
        [0.34, 0.24],
        [0.52, 0.6],
        [0.5, 0.96],
      ],
    ],
    fill: 'posts',
    step: 0.06,
    half: 0.014,
    frame: 0.018,
    shiny: true,
  },
  closed: { halves: [box(0.4, 0.88, 0.9)], fill: 'closed', frame: 0.002, dark: true },
  star: {
    halves: [
      [
        [0.46, 0.44],
        [0.56, 0.68],
        [0.44, 0.9],
      ],
    ],
    fill: 'bars',
    step: 0.12,
    half: 0.02,
    frame: 0.018,
    shiny: true,
    radius: 0.06,
  },
  gbars: { halves: [box(0.46, 0.5, 0.9)], fill: 'bars', step: 0.115, half: 0.026, frame: 0.02, radius: 0.02 },
  single: {
    halves: [
      [
        [0.42, 0.2],
        [0.58, 0.56],
        [0.5, 0.9],
      ],
    ],
    fill: 'bars',
    step: 0.052,
    half: 0.009,
    frame: 0.018,
  },
  vmotion: {
    halves: [
      [
        [0.26, 0.34],
        [0.5, 0.92],
      ],
    ],
    fill: 'bars',
    step: 0.05,
    half: 0.008,
    frame: 0.042,
    shiny: true,
    radius: 0.04,
  },
  patrol: {
    halves: [
      [
        [0.44, 0.4],
        [0.58, 0.92],
      ],
    ],
    fill: 'bars',
    step: 0.085,
    half: 0.02,
    frame: 0.045,
    shiny: true,
    radius: 0.03,
  },
  slots: { halves: [box(0.5, 0.5, 0.9, 0.52)], fill: 'slots', step: 0.105, half: 0.033, frame: 0.0 },
  band: { halves: [box(0.96, 0.56, 0.88)], fill: 'closed', frame: 0.006, dark: true, radius: 0.09 },
  jimny: {
    halves: [box(0.92, 0.52, 0.84)],
    fill: 'slots',
    step: 0.13,
    half: 0.04,
    frame: 0.006,
    dark: true,
    radius: 0.05,
  },
  split: {
    halves: [box(0.7, 0.72, 0.92, 0.72), box(0.7, 0.4, 0.62)],
    fill: 'mesh',
    step: 0.05,
    shiny: true,
    frame: 0.014,
    radius: 0.03,
  },
  billet: {
    halves: [
      [
        [0.46, 0.32],
        [0.6, 0.5],
        [0.6, 0.93],
      ],
    ],
    fill: 'mesh',
    step: 0.075,
    shiny: true,
    frame: 0.034,
    radius: 0.04,
  },
  crest: {
    halves: [
      [
        [0.06, 0.16],
        [0.46, 0.6],
        [0.54, 0.93],
      ],
    ],
    fill: 'mesh',
    step: 0.045,
    shiny: true,
    frame: 0.02,
    radius: 0.03,
  },
  slit: {
    halves: [box(0.88, 0.74, 0.9, 0.9)],
    fill: 'mesh',
    step: 0.04,
    dark: true,
    frame: 0.012,
    radius: 0.04,
  },
  pony: { halves: [box(0.5, 0.42, 0.9, 0.66)], fill: 'mesh', step: 0.05, dark: true, frame: 0.01 },
  slim: { halves: [box(0.6, 0.7, 0.88, 0.62)], fill: 'bars', step: 0.036, half: 0.006, frame: 0.01 },
  volvo: {
    halves: [box(0.44, 0.44, 0.9, 0.46)],
    fill: 'posts',
    step: 0.04,
    half: 0.01,
    frame: 0.02,
    shiny: true,
    radius: 0.03,
  },
  triangle: {
    halves: [
      [
        [0.03, 0.2],
        [0.24, 0.86],
      ],
    ],
    fill: 'mesh',
    step: 0.035,
    frame: 0.018,
    shiny: true,
    radius: 0.05,
  },
  oval: {
    halves: [
      [
        [0.34, 0.2],
        [0.54, 0.4],
        [0.5, 0.66],
        [0.34, 0.76],
      ],
    ],
    fill: 'posts',
    step: 0.06,
    half: 0.008,
    frame: 0.014,
    radius: 0.1,
  },
  none: { halves: [box(0.62, 0.1, 0.3, 0.7)], fill: 'mesh', step: 0.05, dark: true, frame: 0.004 },
  bigmesh: {
    halves: [box(0.46, 0.36, 0.92, 0.48)],
    fill: 'mesh',
    step: 0.034,
    shiny: true,
    frame: 0.026,
    radius: 0.07,
  },
  ram: {
    halves: [
      [
        [0.5, 0.36],
        [0.64, 0.62],
        [0.6, 0.93],
      ],
    ],
    fill: 'bars',
    step: 0.13,
    half: 0.03,
    shiny: true,
    frame: 0.034,
  },
  twobars: {
    halves: [box(0.64, 0.44, 0.92)],
    fill: 'bars',
    step: 0.19,
    half: 0.045,
    shiny: true,
    frame: 0.03,
    radius: 0.03,
  },
  raptor: {
    halves: [box(0.66, 0.4, 0.92)],
    fill: 'bars',
    step: 0.24,
    half: 0.05,
    dark: true,
    frame: 0.02,
    radius: 0.03,
  },
  wing: { halves: [box(0.5, 0.6, 0.84, 0.56)], fill: 'mesh', step: 0.05, dark: true, frame: 0.012 },
  mazda: {
    halves: [
      [
        [0.4, 0.3],
        [0.54, 0.66],
        [0.46, 0.88],
      ],
    ],
    fill: 'mesh',
    step: 0.036,
    frame: 0.026,
    shiny: true,
    radius: 0.05,
  },
  tiger: { halves: [box(0.56, 0.62, 0.84, 0.6)], fill: 'mesh', step: 0.045, frame: 0.014, shiny: true },
  shieldx: {
    halves: [
      [
        [0.3, 0.3],
        [0.48, 0.9],
      ],
    ],
    fill: 'bars',
    step: 0.075,
    half: 0.012,
    dark: true,
    frame: 0.012,
  },
}

const filled = ({ fill, step = 0.05, half = 0.01, dark = false }: Design, bright: boolean): Fill => {
  const metal = (s: Surface, share: number) => (bright && !dark ? chrome : gloss)(s, share)
  return (p, q, px, s, share) => {
    if (fill === 'closed') return gloss(s, share)
    if (fill === 'slots') {
      // The panel between the slots is the body's.
      const slot = stroke(repeated(p, step), half, px) * share
      return hollow(s, slot)
    }
    hollow(s, share)
    if (fill === 'mesh') {
      const wire = inside(honeycomb(p, q, step) - step * 0.13, px) * share
      metal(s, wire * (bright && !dark ? 0.7 : 1))
      s.open += (0.7 - s.open) * wire
      return
    }
    const bar = stroke(repeated(fill === 'posts' ? p : q, step), half, px) * share
    metal(s, bar)
    s.open += (1 - s.open) * bar * 0.8
  }
}

const outlineOf = ({ halves, twin, radius = 0.045 }: Design, w: number, h: number): Shape => {
  const scaled = halves.map((half) => half.map(([p, q]) => [p * w, q * h] as const))
  const shapes = scaled.map((half) => {
    if (!twin)
      return convex(
        [
          ...half.map(([p, q]) => [-p, q] as const).slice(0, 1),
          ...half,
          ...half
            .toReversed()
            .slice(0, -1)
            .map(([p, q]) => [-p, q] as const),
        ],
        radius,
      )
    const [low, high] = half as [readonly [number, number], readonly [number, number]]
    const gap = 0.018
    return convex(
      [
        [gap, low[1]],
        [gap + low[0] * 1.7, low[1]],
        [gap + high[0] * 1.9, high[1]],
        [gap, high[1]],
      ],
      radius,
    )
  })
  return (p, q) => Math.min(...shapes.map((shape) => shape(twin ? Math.abs(p) : p, q)))
}

/** A grille's outline, what fills it and how wide its frame is, for a face of half width w and height h. */
export const grilled = (kind: Grille, w: number, h: number, bright: boolean) => {
  const design = designs[kind]
  const shines = !design.dark && (bright || design.shiny === true)
  return {
    outline: outlineOf(design, w, h),
    fill: filled(design, shines),
    frame: design.frame ?? (shines ? 0.014 : 0.007),
    shines,
    slotted: design.fill === 'slots',
  }
}
