import type { WheelDesign } from '../picture.ts'
import { clamp, inside, segment, smoothstep, stroke } from '../engine/numbers.ts'
import type { Mesh } from '../engine/mesh.ts'
import { lay, linear, solid } from '../engine/part.ts'
import type { Material, Part, Rgb } from '../engine/part.ts'
import { lathe } from '../engine/solids.ts'

const alloy = linear('#c9cbce')
const dark = linear('#2b2d30')
const rubber = linear('#17181a')

/** Signed distance (metres, negative inside the metal) of each design at radius `r` and angle `a`, rim radius `R`. */
const designs: Record<WheelDesign, (r: number, a: number, R: number) => number> = {
  five: (r, a) => spokes(r, a, 5, 0.036, -0.04),
  ten: (r, a) => spokes(r, a, 10, 0.0135, 0.012),
  split: (r, a, R) => {
    const [x, y] = nearest(r, a, 5)
    return segment(x, Math.abs(y), 0.03, 0.006, R, 0.072) - 0.0165
  },
  turbine: (r, a, R) => spokes(r, a + (r / R) * 0.55, 9, 0.012, 0.05),
  steel: (r, a, R) => {
    const [x, y] = nearest(r, a, 6)
    return 0.034 - Math.hypot((x - R * 0.68) * 1.1, y)
  },
}

/** The angle folded on to the nearest of `n` spokes, as local coordinates along and across that spoke. */
const nearest = (r: number, a: number, n: number): [number, number] => {
  const step = (2 * Math.PI) / n
  const d = a - Math.round(a / step) * step
  return [r * Math.cos(d), r * Math.sin(d)]
}

const spokes = (r: number, a: number, n: number, half: number, widen: number): number => {
  const [, y] = nearest(r, a, n)
  return Math.abs(y) - half - widen * r * 0.5
}

const shape = (design: WheelDesign, r: number, a: number, R: number): number => {
  const hub = r - 0.062
  const ring = R - 0.026 - r
  return Math.min(designs[design](r, a, R), hub, ring)
}

const rings = 30

/** The face of the wheel: raised spokes with chamfered edges, nuts and a cap; cut away between the spokes. */
const face = (design: WheelDesign, R: number, back: number, finish: Rgb): Part => {
  const dish = (r: number) =>
    -0.026 - 0.03 * (1 - r / R) ** 1.4 + (r < 0.075 ? 0.012 * (1 - (r / 0.075) ** 4) : 0)
  const profile = Array.from({ length: rings + 1 }, (_, j) => {
    const r = Math.max(R * (1 - j / rings), 0.0005)
    return [r, dish(r) - back] as const
  })
  const mesh = lathe(profile, 90)
  const radius = (v: number) => R * (1 - v / rings)
  const material: Material = (spot, s) => {
    const r = radius(spot.v)
    const d = shape(design, r, spot.u, R)
    lay(s, 1, finish, 0.28, 0.9, 0.5)
    const edge = smoothstep(-0.009, -0.002, d)
    s.r *= 1 - 0.55 * edge
    s.g *= 1 - 0.55 * edge
    s.b *= 1 - 0.55 * edge
    const deep = clamp(back / 0.04)
    s.open = (1 - 0.75 * deep) * (0.55 + 0.45 * smoothstep(0.05, R * 0.8, r))
    if (back > 0) return lay(s, 1, [finish[0] * 0.25, finish[1] * 0.25, finish[2] * 0.25], 0.5, 0.7, 0)
    const [x, y] = nearest(r, spot.u + 0.31, 5)
    lay(s, inside(Math.hypot(x - 0.05, y) - 0.0095, spot.size), [0.02, 0.02, 0.02], 0.4, 0.5, 0)
    lay(s, inside(Math.hypot(x - 0.05, y) - 0.006, spot.size), alloy, 0.3, 0.9, 0)
    lay(s, inside(r - 0.033, spot.size), [0.02, 0.02, 0.02], 0.15, 0, 1)
    lay(s, stroke(r - 0.033, 0.0018, spot.size), alloy, 0.2, 1, 0)
  }
  return { mesh, material, slight: true, cut: (u, v) => shape(design, radius(v), u, R) > 0 }
}

const tyreWall: (R: number, tyre: number) => Material = (R, tyre) => (spot, s) => {
  lay(s, 1, rubber, 0.62, 0, 0)
  const r = Math.hypot(spot.x, spot.z)
  const t = (r - R) / (tyre - R)
  const fine = (at: number, wide: number) => inside(Math.abs(t - at) * (tyre - R) - wide, spot.size)
  const dim = 1 - 0.55 * Math.max(fine(0.22, 0.0012), fine(0.8, 0.0014), fine(0.1, 0.001))
  const angle = Math.atan2(spot.x, spot.z)
  const mark = Math.abs(t - 0.5) < 0.13 && Math.abs(angle) % 2.1 < 0.62
  const letter =
    mark && Math.sin(angle * 62) > -0.25 && Math.abs(Math.sin(angle * 31 + t * 14)) > 0.22 ? 1.55 : 1
  const tread = t > 0.985 && Math.abs(Math.sin(angle * 52 + spot.y * 60)) < 0.22 ? 0.25 : 1
  for (const k of ['r', 'g', 'b'] as const) s[k] *= dim * letter * tread
  s.open = 0.75
}

/** A wheel whose outer face lies at y = 0 and looks to +y, its axle through the origin. Radii in metres. */
const wheel = (design: WheelDesign, tyre: number, rim: number, wide: number, sporty: boolean): Part[] => {
  const finish = design === 'turbine' ? linear('#8f9296') : design === 'ten' ? linear('#5f6265') : alloy
  const w = wide
  const rubberProfile = [
    [rim - 0.004, -w + 0.02],
    [rim + 0.02, -w + 0.004],
    [tyre - 0.03, -w],
    [tyre - 0.008, -w + 0.014],
    [tyre, -w + 0.035],
    [tyre + 0.001, -w / 2],
    [tyre, -0.036],
    [tyre - 0.006, -0.016],
    [tyre - 0.018, -0.006],
    [tyre - 0.036, 0.001],
    [(tyre + rim) / 2, 0.004],
    [rim + 0.022, 0],
    [rim + 0.01, -0.004],
    [rim + 0.002, -0.012],
  ] as const
  const lip = [
    [rim + 0.004, -0.014],
    [rim + 0.003, -0.008],
    [rim - 0.004, -0.006],
    [rim - 0.01, -0.012],
    [rim - 0.016, -0.03],
  ] as const
  const barrel = [
    [rim - 0.016, -0.03],
    [rim - 0.03, -0.06],
    [rim - 0.034, -w + 0.03],
  ] as const
  const disc = Array.from(
    { length: 9 },
    (_, j) => [Math.max(rim * 0.78 * (1 - j / 8), 0.001), -0.115] as const,
  )
  const caliper = [
    [rim * 0.84, -0.13],
    [rim * 0.85, -0.085],
    [rim * 0.82, -0.076],
    [rim * 0.56, -0.076],
    [rim * 0.54, -0.1],
  ] as const
  const steel: Material = (spot, s) => {
    const r = Math.hypot(spot.x, spot.z)
    lay(s, 1, linear('#84868a'), 0.35 + 0.1 * Math.sin(r * 900), 0.9, 0)
    lay(s, inside(r - rim * 0.36, spot.size), dark, 0.6, 0.3, 0)
    s.open = 0.5
  }
  const layers = [0.032, 0.024, 0.017, 0.011, 0.006, 0]
  return [
    { mesh: lathe(rubberProfile, 96), material: tyreWall(rim, tyre) },
    { mesh: lathe(lip, 96), material: solid(finish, 0.2, 0.95, 0.4) },
    {
      mesh: lathe(barrel, 64),
      material: solid([finish[0] * 0.35, finish[1] * 0.35, finish[2] * 0.36], 0.4, 0.8, 0, 0.45),
    },
    { mesh: lathe(disc, 48), material: steel },
    {
      mesh: lathe(
        [
          [rim - 0.02, -0.15],
          [0.001, -0.15],
        ],
        32,
      ),
      material: solid([0.006, 0.006, 0.006], 0.9, 0, 0, 0.4),
    },
    {
      mesh: lathe(caliper, 64),
      material: solid(sporty ? linear('#b3121d') : linear('#6d7074'), 0.4, sporty ? 0 : 0.7, 0.6, 0.6),
      cut: (u) => !(u > 3.75 && u < 4.85),
    },
    ...layers.map((back) => face(design, rim, back, finish)),
  ]
}

const turned = (mesh: Mesh, spin: number, flip: boolean, x: number, y: number, z: number): Mesh => {
  const [c, s] = [Math.cos(spin), Math.sin(spin)]
  const turn = (from: Float32Array, ox: number, oy: number, oz: number) => {
    const to = from.slice()
    for (let k = 0; k < to.length; k += 3) {
      to[k] = from[k]! * c + from[k + 2]! * s + ox
      to[k + 1] = (flip ? -1 : 1) * from[k + 1]! + oy
      to[k + 2] = from[k + 2]! * c - from[k]! * s + oz
    }
    return to
  }
  const index = mesh.index.slice()
  if (flip) for (let t = 0; t < index.length; t += 3) [index[t], index[t + 1]] = [index[t + 1]!, index[t]!]
  return { position: turn(mesh.position, x, y, z), normal: turn(mesh.normal, 0, 0, 0), uv: mesh.uv, index }
}

export type WheelSpec = { design: WheelDesign; tyre: number; rim: number; wide: number; sporty: boolean }

/** A wheel in place: outer face at (x, y, z), looking to the left (side 1) or right (−1), turned by `spin` radians. */
export const placedWheel = (
  spec: WheelSpec,
  x: number,
  y: number,
  z: number,
  side: 1 | -1,
  spin: number,
): Part[] =>
  wheel(spec.design, spec.tyre, spec.rim, spec.wide, spec.sporty).map((part) => ({
    ...part,
    mesh: turned(part.mesh, spin, side < 0, x, y, z),
    // Materials speak of the wheel's own coordinates.
    material: (spot, s) => {
      const { x: ox, y: oy, z: oz } = spot
      const c = Math.cos(spin)
      const n = Math.sin(spin)
      spot.x = (ox - x) * c - (oz - z) * n
      spot.y = (oy - y) * side
      spot.z = (ox - x) * n + (oz - z) * c
      part.material(spot, s)
      spot.x = ox
      spot.y = oy
      spot.z = oz
    },
  }))
