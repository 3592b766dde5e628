import type { Grille } from '../picture.ts'
import { inside, roundedBox, stroke } from '../engine/numbers.ts'
import type { Surface } from '../engine/part.ts'
import { convex, honeycomb, repeated } from '../engine/shapes.ts'
import type { Shape } from '../engine/shapes.ts'
import { chrome, gloss, hollow } from '../engine/trim.ts'

type Grilled = {
  outline: Shape
  fill: (p: number, q: number, px: number, s: Surface, share: number) => void
  frame: number
}

const bars =
  (step: number, wide: number, vertical: boolean, bright: boolean) =>
  (p: number, q: number, px: number, s: Surface, share: number) => {
    hollow(s, share)
    const bar = stroke(repeated(vertical ? p : q, step), wide, px) * share
    if (bright) chrome(s, bar)
    else gloss(s, bar)
    s.open += (1 - s.open) * bar * 0.8
  }

/** A grille family's outline, what fills it and how wide its frame is, for a face of half width w and height h. */
export const grilled = (kind: Grille, w: number, h: number, tall: boolean, bright: boolean): Grilled => {
  const mesh = (p: number, q: number, px: number, s: Surface, share: number) => {
    hollow(s, share)
    const wire = inside(honeycomb(p, q, 0.042) - 0.0055, px) * share
    if (bright) chrome(s, wire * 0.6)
    else gloss(s, wire)
    s.open += (0.7 - s.open) * wire
  }
  const low = tall ? 0.5 : 0.48
  switch (kind) {
    case 'bars':
      return {
        outline: convex(
          [
            [-0.5 * w, low * h],
            [0.5 * w, low * h],
            [0.56 * w, 0.9 * h],
            [-0.56 * w, 0.9 * h],
          ],
          0.05,
        ),
        fill: bars(tall ? 0.075 : 0.05, tall ? 0.017 : 0.009, false, bright),
        frame: bright ? 0.016 : 0.008,
      }
    case 'kidney':
      return {
        outline: (p, q) =>
          roundedBox(Math.abs(p) - 0.215 * w, q - 0.72 * h, 0.195 * w, (tall ? 0.19 : 0.17) * h, 0.05),
        fill: bars(0.034, 0.007, true, bright),
        frame: 0.013,
      }
    case 'mesh':
      return {
        outline: convex(
          [
            [-0.62 * w, 0.16 * h],
            [0.62 * w, 0.16 * h],
            [0.46 * w, 0.5 * h],
            [0.54 * w, 0.9 * h],
            [-0.54 * w, 0.9 * h],
            [-0.46 * w, 0.5 * h],
          ],
          0.04,
        ),
        fill: mesh,
        frame: bright ? 0.012 : 0.006,
      }
    case 'upright':
      return {
        outline: convex(
          [
            [-0.4 * w, (low - 0.06) * h],
            [0.4 * w, (low - 0.06) * h],
            [0.44 * w, 0.95 * h],
            [-0.44 * w, 0.95 * h],
          ],
          0.06,
        ),
        fill: bars(0.052, 0.011, true, true),
        frame: 0.024,
      }
    case 'closed':
      return {
        outline: convex(
          [
            [-0.5 * w, 0.8 * h],
            [0.5 * w, 0.8 * h],
            [0.5 * w, 0.86 * h],
            [-0.5 * w, 0.86 * h],
          ],
          0.03,
        ),
        fill: (_, __, ___, s, share) => gloss(s, share),
        frame: 0.004,
      }
  }
}
