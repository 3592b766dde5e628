import type { Part } from './part.ts'
import type { Shadow } from './shade.ts'
import { clamp } from './numbers.ts'

const cell = 0.03
const columns = 440
const rows = 380

/** A map of the ground round the car, one value a cell of 3 cm. */
type Field = Float32Array<ArrayBuffer>

/** Marks what lies over each cell, seen along the light (metres sideways per metre of height), below `ceiling`. */
const covered = (parts: readonly Part[], slantX: number, slantY: number, ceiling: number): Field => {
  const field = new Float32Array(columns * rows)
  for (const { mesh, glass, slight } of parts) {
    if (glass || slight) continue
    const { position: p, index } = mesh
    for (let t = 0; t < index.length; t += 3) {
      const a = index[t]! * 3
      const b = index[t + 1]! * 3
      const c = index[t + 2]! * 3
      if (Math.min(p[a + 2]!, p[b + 2]!, p[c + 2]!) > ceiling) continue
      const ax = (p[a]! - p[a + 2]! * slantX) / cell + columns / 2
      const ay = (p[a + 1]! - p[a + 2]! * slantY) / cell + rows / 2
      const bx = (p[b]! - p[b + 2]! * slantX) / cell + columns / 2
      const by = (p[b + 1]! - p[b + 2]! * slantY) / cell + rows / 2
      const cx = (p[c]! - p[c + 2]! * slantX) / cell + columns / 2
      const cy = (p[c + 1]! - p[c + 2]! * slantY) / cell + rows / 2
      const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
      if (Math.abs(area) < 1e-6) continue
      const right = Math.min(Math.max(ax, bx, cx), columns - 1)
      const end = Math.min(Math.max(ay, by, cy), rows - 1)
      const left = Math.max(Math.floor(Math.min(ax, bx, cx)), 0)
      for (let y = Math.max(Math.floor(Math.min(ay, by, cy)), 0); y <= end; y++) {
        for (let x = left; x <= right; x++) {
          const l1 = ((x - ax) * (cy - ay) - (y - ay) * (cx - ax)) / area
          const l2 = ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / area
          if (l1 >= -0.05 && l2 >= -0.05 && l1 + l2 <= 1.05) field[y * columns + x] = 1
        }
      }
    }
  }
  return field
}

/** Three passes of a running mean both ways: near enough a Gaussian of the given radius in cells. */
const blurred = (field: Field, radius: number): Field => {
  let from = field
  let to = new Float32Array(field.length)
  const pass = (count: number, lines: number, step: number, stride: number) => {
    for (let l = 0; l < lines; l++) {
      const base = l * stride
      let sum = 0
      for (let i = -radius; i < count; i++) {
        if (i + radius < count) sum += from[base + (i + radius) * step]!
        if (i - radius - 1 >= 0) sum -= from[base + (i - radius - 1) * step]!
        if (i >= 0) to[base + i * step] = sum / (radius * 2 + 1)
      }
    }
    ;[from, to] = [to, from === field ? new Float32Array(field.length) : from]
  }
  for (let n = 0; n < 3; n++) {
    pass(columns, rows, 1, columns)
    pass(rows, columns, columns, 1)
  }
  return from
}

const sampled =
  (field: Field) =>
  (x: number, y: number): number => {
    const gx = x / cell + columns / 2
    const gy = y / cell + rows / 2
    if (gx < 0 || gy < 0 || gx >= columns - 1 || gy >= rows - 1) return 0
    const ix = Math.floor(gx)
    const iy = Math.floor(gy)
    const u = gx - ix
    const v = gy - iy
    const k = iy * columns + ix
    return (
      (field[k]! * (1 - u) + field[k + 1]! * u) * (1 - v) +
      (field[k + columns]! * (1 - u) + field[k + columns + 1]! * u) * v
    )
  }

/**
 * The shadow on the ground: the sky the body hides (soft), the tyres' contact (hard) and, with a sun (towards it, in
 * the car's own axes), the cast shadow.
 */
export const shadowOf = (
  parts: readonly Part[],
  shade: number,
  sun?: readonly [number, number, number],
): Shadow => {
  const body = blurred(covered(parts, 0, 0, 0.75), 6)
  const wide = blurred(covered(parts, 0, 0, 3), 17)
  const touch = blurred(covered(parts, 0, 0, 0.035), 1)
  // A sun near the horizon would throw the shadow out of the frame: it is held to twice the height.
  const slant = sun ? Math.min(1 / sun[2], 2.1 / Math.hypot(sun[0], sun[1])) : 0
  const cast = sun && blurred(covered(parts, sun[0] * slant, sun[1] * slant, 3), 2)
  const all = body.map((under, k) => {
    const ambient = Math.max(under ** 1.1, wide[k]! * 0.6) * shade
    return clamp(1 - (1 - ambient) * (1 - touch[k]! * 0.85) * (1 - (cast ? cast[k]! * 0.58 : 0)))
  })
  return sampled(all)
}
