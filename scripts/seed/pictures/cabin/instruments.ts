import type { Upholstery } from './cabin-trim.ts'
import { clamp, inside, noise, roundedBox, segment, stroke } from '../engine/numbers.ts'
import type { Material } from '../engine/part.ts'
import { repeated } from '../engine/shapes.ts'
import { glowing, gloss } from '../engine/trim.ts'

/** The dials behind the wheel; part coordinates 0…1 from the driver's left, from the top. */
export const dials =
  (u: Upholstery, fuel: number): Material =>
  (spot, s) => {
    gloss(s, 1)
    const px = spot.size
    const x = (0.5 - spot.u) * -0.34
    const y = (0.5 - spot.v) * 0.12
    for (const [at, share] of [
      [-0.105, 0.3],
      [0.105, fuel],
    ] as const) {
      const r = Math.hypot(x - at, y)
      const turn = (Math.atan2(x - at, -y) + Math.PI * 2) % (Math.PI * 2)
      const along = clamp((turn - 0.8) / 4.68)
      const lit = turn > 0.8 && turn < 5.48 ? 1 : 0
      glowing(s, 0.9 * lit * stroke(r - 0.05, 0.0016, px), [0.75, 0.8, 0.85], 0.8)
      glowing(s, lit * (along < share ? 1 : 0) * stroke(r - 0.045, 0.003, px), u.accent, 1.3)
      const tick = Math.abs(repeated(turn - 0.8, 4.68 / 24)) * r
      glowing(
        s,
        0.9 * lit * stroke(tick, 0.0006, px) * inside(Math.abs(r - 0.04) - 0.0028, px),
        [0.9, 0.9, 0.9],
        0.8,
      )
      const needle = 0.8 + share * 4.68
      glowing(
        s,
        inside(
          segment(
            x - at,
            y,
            Math.sin(needle) * 0.014,
            -Math.cos(needle) * 0.014,
            Math.sin(needle) * 0.036,
            -Math.cos(needle) * 0.036,
          ) - 0.0012,
          px,
        ),
        [1, 0.15, 0.1],
        1.5,
      )
    }
    for (const [row, wide] of [
      [0.022, 0.02],
      [0.004, 0.028],
      [-0.014, 0.016],
    ] as const)
      glowing(s, 0.8 * inside(roundedBox(x, y - row, wide, 0.0035, 0.001), px), [0.85, 0.88, 0.9], 0.7)
  }

/** The screen in the middle: a map with the way drawn in, a column of tiles beside it. */
export const screen =
  (seed: number): Material =>
  (spot, s) => {
    const px = spot.size
    const [u, v] = [spot.u, spot.v]
    const [x, y] = [u * 0.34, v * 0.19]
    glowing(s, 1, [0.052, 0.062, 0.075], 1)
    s.coat = 1
    if (u < 0.7) {
      const block = noise(x * 16 + seed, y * 16) > 0.62
      if (block) glowing(s, 1, [0.06, 0.085, 0.07], 1)
      if (noise(x * 6 + seed * 3, y * 5) > 0.68) glowing(s, 1, [0.04, 0.1, 0.17], 1)
      const bend = 0.008 * Math.sin(y * 34 + seed)
      for (const [step, wide, tone] of [
        [0.031, 0.0007, 0.16],
        [0.093, 0.0017, 0.3],
      ] as const) {
        glowing(
          s,
          Math.max(
            stroke(repeated(x + bend + y * 0.22, step), wide, px),
            stroke(repeated(y - x * 0.25 + bend, step), wide, px),
          ),
          [tone, tone, tone * 1.05],
          1,
        )
      }
      const way =
        Math.abs(x + bend + y * 0.22 - 0.124) < 0.0026 && v > 0.35
          ? 1
          : Math.abs(y - x * 0.25 + bend - 0.035) < 0.0026 && x > 0.115
            ? 1
            : 0
      glowing(s, way, [0.12, 0.42, 0.95], 1.1)
      glowing(s, inside(Math.hypot(x - 0.092, y - 0.142) - 0.006, px), [0.95, 0.95, 0.95], 1)
    } else {
      const tile = roundedBox(x - 0.288, repeated(y - 0.032, 0.0625), 0.042, 0.0255, 0.006)
      const row = Math.round((y - 0.032) / 0.0625)
      glowing(
        s,
        inside(tile, px),
        (
          [
            [0.14, 0.03, 0.06],
            [0.1, 0.11, 0.13],
            [0.08, 0.12, 0.15],
          ] as const
        )[clamp(row, 0, 2)]!,
        1,
      )
      const ry = y - 0.032 - row * 0.0625
      glowing(
        s,
        0.8 * inside(roundedBox(x - 0.276, ry - 0.006, 0.02, 0.0022, 0.001), px),
        [0.8, 0.8, 0.8],
        0.9,
      )
      glowing(
        s,
        0.6 * inside(roundedBox(x - 0.27, ry + 0.006, 0.014, 0.0018, 0.001), px),
        [0.6, 0.6, 0.62],
        0.8,
      )
      glowing(s, 0.9 * inside(Math.hypot(x - 0.312, ry) - 0.008, px), [0.75, 0.75, 0.78], 0.8)
    }
    const rim = roundedBox(x - 0.17, y - 0.095, 0.167, 0.092, 0.006)
    gloss(s, inside(-rim, px))
    if (rim > 0) s.glow = 0
  }
