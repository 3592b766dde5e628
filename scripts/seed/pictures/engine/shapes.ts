import { smoothMax } from './numbers.ts'

/** Signed distance in the plane, negative inside. */
export type Shape = (x: number, y: number) => number

/** A convex outline, corners counter-clockwise (x right, y up), rounded over `radius`. */
export const convex = (corners: readonly (readonly [number, number])[], radius = 0.02): Shape => {
  const planes = corners.map(([x, y], i) => {
    const [nx, ny] = corners[(i + 1) % corners.length]!
    const length = Math.hypot(nx - x, ny - y)
    const a = (ny - y) / length
    const b = -(nx - x) / length
    return [a, b, a * x + b * y] as const
  })
  return (x, y) => {
    let d = -1e9
    for (const [a, b, c] of planes)
      d = d === -1e9 ? a * x + b * y - c : smoothMax(d, a * x + b * y - c, radius)
    return d
  }
}

/** Signed distance to a honeycomb's walls with cells `size` across: positive within a cell. */
export const honeycomb = (x: number, y: number, size: number): number => {
  const px = x / size
  const py = y / size
  const h = 1.7320508
  const ax = px - Math.floor(px) - 0.5
  const ay = py - Math.floor(py / h) * h - h / 2
  const bx = px + 0.5 - Math.floor(px + 0.5) - 0.5
  const by = py + h / 2 - Math.floor((py + h / 2) / h) * h - h / 2
  const [gx, gy] = ax * ax + ay * ay < bx * bx + by * by ? [ax, ay] : [bx, by]
  const edge = 0.5 - Math.max(Math.abs(gx), Math.abs(gx) * 0.5 + Math.abs(gy) * 0.8660254)
  return edge * size
}

/** Distance to the nearest of the lines repeated every `step`. */
export const repeated = (x: number, step: number): number => Math.abs(x - Math.round(x / step) * step)
