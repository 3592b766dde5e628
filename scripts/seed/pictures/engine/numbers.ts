/** The number held between two ends. */
export const clamp = (value: number, low = 0, high = 1): number =>
  value < low ? low : value > high ? high : value

/** The point a share `t` of the way from a to b. */
export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t

/** 0 below a, 1 above b, smooth between (a < b). */
export const smoothstep = (a: number, b: number, value: number): number => {
  const t = clamp((value - a) / (b - a))
  return t * t * (3 - 2 * t)
}

/** The larger of two distances with the corner rounded over `k`: two half planes meet in a radius. */
export const smoothMax = (a: number, b: number, k: number): number => {
  const h = Math.max(k - Math.abs(a - b), 0) / k
  return Math.max(a, b) + h * h * k * 0.25
}

/** Signed distance to a rounded rectangle of half sizes w × h around the origin. */
export const roundedBox = (x: number, y: number, w: number, h: number, radius: number): number => {
  const dx = Math.abs(x) - w + radius
  const dy = Math.abs(y) - h + radius
  return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - radius
}

/** Distance from a point to the segment a–b. */
export const segment = (x: number, y: number, ax: number, ay: number, bx: number, by: number): number => {
  const dx = bx - ax
  const dy = by - ay
  const t = clamp(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy))
  return Math.hypot(x - ax - dx * t, y - ay - dy * t)
}

/** How much of a pixel of size `pixel` lies inside the shape whose signed distance is given. */
export const inside = (distance: number, pixel: number): number => clamp(0.5 - distance / pixel)

/** How much of a pixel a line of the given half width covers, whose middle is `distance` away: thin lines fade, never dot. */
export const stroke = (distance: number, half: number, pixel: number): number =>
  clamp((distance + half) / pixel + 0.5) - clamp((distance - half) / pixel + 0.5)

export type Knots = readonly (readonly [number, number])[]

/**
 * A curve through the knots (ascending first coordinate) that never overshoots them (Fritsch–Carlson), flat beyond
 * the ends: a roof drawn with it has no dents nobody asked for.
 */
export const curve = (knots: Knots): ((x: number) => number) => {
  const xs = knots.map((k) => k[0])
  const ys = knots.map((k) => k[1])
  const n = xs.length
  const slope = (i: number) => (ys[i + 1]! - ys[i]!) / (xs[i + 1]! - xs[i]!)
  const tangents = xs.map((_, i) => {
    if (i === 0) return slope(0)
    if (i === n - 1) return slope(n - 2)
    const a = slope(i - 1)
    const b = slope(i)
    return a * b <= 0 ? 0 : (2 * a * b) / (a + b)
  })
  return (x) => {
    if (x <= xs[0]!) return ys[0]!
    if (x >= xs[n - 1]!) return ys[n - 1]!
    let i = 0
    while (x > xs[i + 1]!) i++
    const h = xs[i + 1]! - xs[i]!
    const t = (x - xs[i]!) / h
    const a = ys[i]! * (1 + 2 * t) + tangents[i]! * h * t
    const b = ys[i + 1]! * (3 - 2 * t) - tangents[i + 1]! * h * (1 - t)
    return a * (1 - t) * (1 - t) + b * t * t
  }
}

/** A seeded source of numbers in [0, 1) (mulberry32): same seed, same picture. */
export const seeded = (seed: number): (() => number) => {
  let state = (seed ^ 0x9e3779b9) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** A repeatable number in [0, 1) for a lattice point. */
export const hash = (x: number, y: number): number => {
  let h = Math.imul(x | 0, 374761393) + Math.imul(y | 0, 668265263)
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}

/** Smooth noise in [0, 1), one bump per unit. */
export const noise = (x: number, y: number): number => {
  const ix = Math.floor(x)
  const iy = Math.floor(y)
  const fx = x - ix
  const fy = y - iy
  const ux = fx * fx * (3 - 2 * fx)
  const uy = fy * fy * (3 - 2 * fy)
  const top = lerp(hash(ix, iy), hash(ix + 1, iy), ux)
  return lerp(top, lerp(hash(ix, iy + 1), hash(ix + 1, iy + 1), ux), uy)
}
