import { grid } from './mesh.ts'
import type { Mesh } from './mesh.ts'

const power = (value: number, exponent: number) => Math.sign(value) * Math.abs(value) ** exponent

/**
 * A cushion: a box of half sizes a × b × c around the origin with round edges (a superellipsoid). `square` 2 is an
 * egg, 8 nearly a box.
 */
export const cushion = (a: number, b: number, c: number, square = 5, detail = 26): Mesh => {
  const e = 2 / square
  return grid(
    detail * 2 + 1,
    detail + 1,
    (i, j, out) => {
      const around = (i / (detail * 2)) * 2 * Math.PI
      const up = (j / detail - 0.5) * Math.PI * 0.9999
      const ring = power(Math.cos(up), e)
      out.set([
        a * ring * power(Math.cos(around), e),
        b * ring * power(Math.sin(around), e),
        c * power(Math.sin(up), e),
        i / (detail * 2),
        j / detail,
      ])
    },
    true,
  )
}

/** A tube of the given radius along points [x, y, z]; uv is (share of the way round, share of the length). */
export const tube = (points: readonly (readonly [number, number, number])[], radius: number): Mesh => {
  const sides = 12
  return grid(
    sides + 1,
    points.length,
    (i, j, out) => {
      const before = points[Math.max(j - 1, 0)]!
      const after = points[Math.min(j + 1, points.length - 1)]!
      const d = [after[0] - before[0], after[1] - before[1], after[2] - before[2]] as const
      const length = Math.hypot(...d) || 1
      const [tx, ty, tz] = [d[0] / length, d[1] / length, d[2] / length]
      const steep = Math.abs(tz) > 0.9
      const [hx, hy, hz] = steep ? [0, tz, -ty] : [ty, -tx, 0]
      const flat = Math.hypot(hx, hy, hz) || 1
      const [sx, sy, sz] = [hx / flat, hy / flat, hz / flat]
      const [ux, uy, uz] = [sy * tz - sz * ty, sz * tx - sx * tz, sx * ty - sy * tx]
      const angle = (i / sides) * 2 * Math.PI
      const c = Math.cos(angle) * radius
      const s = Math.sin(angle) * radius
      const p = points[j]!
      out.set([p[0] + sx * c + ux * s, p[1] + sy * c + uy * s, p[2] + sz * c + uz * s, i / sides, j])
    },
    true,
  )
}

/**
 * A turned shape about the y axis: profile of [radius, y]; uv is (angle in radians, distance along the profile as
 * its index). Outside faces look away from the axis when the profile runs towards +y.
 */
export const lathe = (profile: readonly (readonly [number, number])[], steps: number): Mesh =>
  grid(
    steps + 1,
    profile.length,
    (i, j, out) => {
      const angle = (i / steps) * 2 * Math.PI
      const [radius, y] = profile[j]!
      out.set([radius * Math.sin(angle), y, radius * Math.cos(angle), angle, j])
    },
    true,
  )

/** A flat four-cornered sheet, corners in order round it; uv runs 0…1 along the first and the second side. */
export const sheet = (corners: readonly (readonly [number, number, number])[], cells = 1): Mesh =>
  grid(cells + 1, cells + 1, (i, j, out) => {
    const [u, v] = [i / cells, j / cells]
    const [a, b, c, d] = [corners[0]!, corners[1]!, corners[2]!, corners[3]!]
    for (let k = 0; k < 3; k++) {
      out[k] = (a[k]! * (1 - u) + b[k]! * u) * (1 - v) + (d[k]! * (1 - u) + c[k]! * u) * v
    }
    out[3] = u
    out[4] = v
  })
