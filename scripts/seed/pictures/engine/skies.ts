import type { Backdrop } from '../picture.ts'
import { clamp, noise, smoothstep } from './numbers.ts'
import { linear } from './part.ts'
import type { Rgb } from './part.ts'

/** What surrounds the car: the light seen along (right, ahead, up) from it, its sun, and how the picture is exposed. */
export type Sky = {
  look: (r: number, a: number, u: number, out: Float32Array) => void
  /** Direction towards the sun (right, ahead, up), and its light; none indoors. */
  sun?: { towards: Rgb; light: Rgb }
  exposure: number
  floor: {
    /** How much of the car the floor mirrors, looking steeply down. */
    gloss: number
    /** Depth of the contact shadow, 0–1. */
    shade: number
    /** Strength and scale (metres) of its grain. */
    grain: number
    scale: number
  }
}

const set = (out: Float32Array, c: Rgb, k = 1): void => {
  out[0] = c[0] * k
  out[1] = c[1] * k
  out[2] = c[2] * k
}
const add = (out: Float32Array, c: Rgb, k: number): void => {
  out[0]! += c[0] * k
  out[1]! += c[1] * k
  out[2]! += c[2] * k
}
const blend = (out: Float32Array, c: Rgb, k: number): void => {
  for (let i = 0; i < 3; i++) out[i]! += (c[i]! - out[i]!) * k
}
/** 1 inside [a, b], falling off over `soft`. */
const band = (v: number, a: number, b: number, soft: number): number =>
  smoothstep(a - soft, a + soft, v) * (1 - smoothstep(b - soft, b + soft, v))

const white: Rgb = [1, 1, 1]

const studio = (wall: Rgb, floor: Rgb, key: number, rim: number, exposure: number, gloss: number): Sky => ({
  exposure,
  floor: { gloss, shade: 0.94, grain: 0.012, scale: 0.02 },
  look: (r, a, u, out) => {
    if (u < 0) {
      set(out, floor, 0.3 + 0.6 * smoothstep(0, 0.75, -u))
    } else {
      set(out, wall, 0.16 + 0.84 * smoothstep(0, 0.55, u))
    }
    // The big light above, a long strip behind the camera, a panel on either side.
    add(out, white, key * band(u, 0.78, 1.2, 0.04))
    add(out, white, rim * 0.85 * band(u, 0.3, 0.44, 0.025) * smoothstep(-0.25, 0.35, -a))
    add(
      out,
      white,
      rim * band(u, 0.06, 0.62, 0.04) * band(Math.abs(r), 0.82, 1.2, 0.03) * smoothstep(-0.5, 0.1, a),
    )
  },
})

const outdoors =
  (top: Rgb, low: Rgb, ground: Rgb, far: Rgb): Sky['look'] =>
  (r, a, u, out) => {
    if (u < 0) {
      set(out, ground, 0.75 + 0.25 * smoothstep(0, 0.6, -u))
      blend(out, far, smoothstep(-0.12, 0, u) * 0.5)
    } else {
      set(out, low)
      blend(out, top, smoothstep(0, 0.75, u) ** 0.6)
      // Whatever stands round about: a ragged dark rim along the horizon.
      const edge =
        0.05 + 0.09 * noise(Math.atan2(r, a) * 6 + 20, 3) * noise(Math.atan2(r, a) * 17 + 40, 7) * 2
      blend(out, far, 1 - smoothstep(edge - 0.012, edge + 0.012, u))
    }
  }

const disc = (r: number, a: number, u: number, towards: Rgb, sharp: number): number => {
  const d = r * towards[0] + a * towards[1] + u * towards[2]
  return d > 0 ? Math.exp((d - 1) * sharp) : 0
}

const unit = (r: number, a: number, u: number): Rgb => {
  const l = Math.hypot(r, a, u)
  return [r / l, a / l, u / l]
}

const noon = unit(-0.55, -0.55, 0.95)
const low = unit(-0.85, -0.35, 0.36)
const dusk = unit(0.75, -0.5, 0.3)

export const skies: Record<Backdrop, Sky> = {
  studio: studio(linear('#dcd5ca'), linear('#cfc6b8'), 1.6, 1.25, 0.92, 0.07),
  'studio-dark': studio(linear('#3a3a3d'), linear('#2c2c2f'), 2.3, 2.6, 0.95, 0.3),
  corniche: {
    exposure: 1.12,
    floor: { gloss: 0.1, shade: 0.82, grain: 0.05, scale: 0.05 },
    sun: { towards: dusk, light: [0.66, 0.47, 0.34] },
    look: (r, a, u, out) => {
      outdoors(linear('#4d5c86'), linear('#e5c0a6'), linear('#7d7470'), linear('#3a3546'))(r, a, u, out)
      add(out, [1.4, 0.85, 0.5], disc(r, a, u, dusk, 9) * (u > 0 ? 1 : 0.1))
    },
  },
  desert: {
    exposure: 0.78,
    floor: { gloss: 0, shade: 0.86, grain: 0.1, scale: 0.03 },
    sun: { towards: low, light: [1.45, 1.1, 0.74] },
    look: (r, a, u, out) => {
      outdoors(linear('#6d93bd'), linear('#ead5b4'), linear('#ad9170'), linear('#8f7250'))(r, a, u, out)
      add(out, [2.6, 1.9, 1.1], disc(r, a, u, low, 40))
    },
  },
  villa: {
    exposure: 0.66,
    floor: { gloss: 0.02, shade: 0.84, grain: 0.04, scale: 0.04 },
    sun: { towards: noon, light: [1.5, 1.38, 1.18] },
    look: (r, a, u, out) => {
      outdoors(linear('#4c86c6'), linear('#cfe0ee'), linear('#b9a88f'), linear('#8a8168'))(r, a, u, out)
      if (a > 0 && u > 0) blend(out, linear('#e9dfce'), band(u / (a + 0.2), 0, 0.42, 0.02) * 0.9)
      add(out, [5, 4.6, 4], disc(r, a, u, noon, 160))
    },
  },
  showroom: {
    exposure: 0.98,
    floor: { gloss: 0.38, shade: 0.8, grain: 0.008, scale: 0.03 },
    look: (r, a, u, out) => {
      if (u < 0) set(out, linear('#938d84'), 0.4 + 0.5 * smoothstep(0, 0.7, -u))
      else set(out, linear('#b9ac9b'), 0.16 + 0.34 * smoothstep(0, 0.5, u))
      if (u > 0.18) {
        // Rows of light strips under the ceiling, seen where the direction meets it.
        const [x, y] = [r / u, a / u]
        if (Math.abs(y) < 4.5)
          add(
            out,
            white,
            3.2 *
              band(Math.abs(x - Math.round(x / 1.1) * 1.1), -1, 0.13, 0.02) *
              (1 - smoothstep(3.5, 4.5, Math.abs(y))) *
              (1 - smoothstep(2.2, 3.2, Math.abs(x))),
          )
      }
      add(
        out,
        white,
        0.9 *
          band(u, 0.05, 0.34, 0.015) *
          smoothstep(-0.1, 0.3, -a) *
          (Math.abs(r * 5 - Math.round(r * 5)) > 0.06 ? 1 : 0.1),
      )
    },
  },
  garage: {
    exposure: 1.35,
    floor: { gloss: 0.13, shade: 0.88, grain: 0.05, scale: 0.06 },
    look: (r, a, u, out) => {
      if (u < 0) set(out, linear('#6d6c69'), 0.6 + 0.4 * smoothstep(0, 0.7, -u))
      else set(out, linear('#5e5d5a'), 0.45 + 0.5 * smoothstep(0, 0.6, u))
      if (u > 0.12) {
        const [x, y] = [r / u, a / u]
        add(
          out,
          [2, 2.05, 1.95],
          band(Math.abs(x - Math.round(x / 2) * 2), -1, 0.14, 0.06) *
            (Math.abs(y - Math.round(y / 2.2) * 2.2) < 0.7 ? 1 : 0) *
            (1 - smoothstep(3, 5, Math.abs(y))),
        )
      }
      if (Math.abs(u) < 0.25)
        blend(out, [0.06, 0.06, 0.058], 0.6 * smoothstep(0.5, 0.8, Math.sin(Math.atan2(r, a) * 9)))
    },
  },
  street: {
    exposure: 0.68,
    floor: { gloss: 0.015, shade: 0.84, grain: 0.12, scale: 0.012 },
    sun: { towards: noon, light: [1.4, 1.32, 1.2] },
    look: (r, a, u, out) => {
      outdoors(linear('#5b8fc7'), linear('#dbe6ee'), linear('#77757a'), linear('#6f6a62'))(r, a, u, out)
      if (u > 0)
        blend(
          out,
          linear('#b7a994'),
          clamp(
            band(u, 0, 0.2 + (0.16 * Math.round(noise(Math.atan2(r, a) * 4 + 9, 2) * 3)) / 3, 0.006) * 0.85,
          ),
        )
      add(out, [5, 4.7, 4.2], disc(r, a, u, noon, 160))
    },
  },
}
