import type { Backdrop } from '../picture.ts'
import { clamp } from './numbers.ts'
import { skies } from './skies.ts'
import type { Sky } from './skies.ts'

const width = 512
const height = 256

type Map = { width: number; height: number; data: Float32Array }

/**
 * A backdrop's light, in the camera's terms (right, ahead, up): `mirror` what a polished thing shows, `sheen` the
 * same blurred as by flake paint, `wash` what falls on a matt thing turned that way.
 */
export type Light = {
  sky: Sky
  mirror: (r: number, a: number, u: number, out: Float32Array) => void
  sheen: (r: number, a: number, u: number, out: Float32Array) => void
  wash: (r: number, a: number, u: number, out: Float32Array) => void
}

// Rows are even in height (not in angle): no arcsine per sample, and equal areas make averages honest.
const paintMap = (sky: Sky): Map => {
  const data = new Float32Array(width * height * 3)
  const out = new Float32Array(3)
  for (let j = 0; j < height; j++) {
    const u = 1 - ((j + 0.5) / height) * 2
    const flat = Math.sqrt(1 - u * u)
    for (let i = 0; i < width; i++) {
      const turn = ((i + 0.5) / width) * 2 * Math.PI
      sky.look(Math.sin(turn) * flat, Math.cos(turn) * flat, u, out)
      data.set(out, (j * width + i) * 3)
    }
  }
  return { width, height, data }
}

const halved = (from: Map): Map => {
  const [w, h] = [from.width / 2, from.height / 2]
  const data = new Float32Array(w * h * 3)
  for (let j = 0; j < h; j++) {
    for (let i = 0; i < w; i++) {
      for (let k = 0; k < 3; k++) {
        const a = (j * 2 * from.width + i * 2) * 3 + k
        const b = a + from.width * 3
        data[(j * w + i) * 3 + k] =
          (from.data[a]! + from.data[a + 3]! + from.data[b]! + from.data[b + 3]!) / 4
      }
    }
  }
  return { width: w, height: h, data }
}

const blurred = (from: Map, times: number): Map => {
  let map = from
  for (let n = 0; n < times; n++) {
    const data = new Float32Array(map.data.length)
    for (let j = 0; j < map.height; j++) {
      for (let i = 0; i < map.width; i++) {
        for (let k = 0; k < 3; k++) {
          let sum = 0
          for (let dj = -1; dj <= 1; dj++) {
            const row = clamp(j + dj, 0, map.height - 1) * map.width
            for (let di = -1; di <= 1; di++)
              sum += map.data[(row + ((i + di + map.width) % map.width)) * 3 + k]!
          }
          data[(j * map.width + i) * 3 + k] = sum / 9
        }
      }
    }
    map = { ...map, data }
  }
  return map
}

const sampler =
  (map: Map) =>
  (r: number, a: number, u: number, out: Float32Array): void => {
    const { width: w, height: h, data } = map
    const x = (Math.atan2(r, a) / (2 * Math.PI) + 1) * w - 0.5
    const y = clamp(((1 - u) / 2) * h - 0.5, 0, h - 1.001)
    const ix = Math.floor(x)
    const iy = Math.floor(y)
    const fx = x - ix
    const fy = y - iy
    const x0 = ix % w
    const x1 = (ix + 1) % w
    for (let k = 0; k < 3; k++) {
      const top = data[(iy * w + x0) * 3 + k]! * (1 - fx) + data[(iy * w + x1) * 3 + k]! * fx
      const low = data[(iy * w + w + x0) * 3 + k]! * (1 - fx) + data[(iy * w + w + x1) * 3 + k]! * fx
      out[k] = top * (1 - fy) + low * fy
    }
  }

/** Irradiance over π from a map, as nine spherical harmonics (Ramamoorthi and Hanrahan 2001). */
const irradiance = (map: Map) => {
  const c = new Float64Array(27)
  const basis = (r: number, a: number, u: number) => [
    0.282095,
    0.488603 * a,
    0.488603 * u,
    0.488603 * r,
    1.092548 * r * a,
    1.092548 * a * u,
    0.315392 * (3 * u * u - 1),
    1.092548 * r * u,
    0.546274 * (r * r - a * a),
  ]
  const area = (4 * Math.PI) / (map.width * map.height)
  for (let j = 0; j < map.height; j++) {
    const u = 1 - ((j + 0.5) / map.height) * 2
    const flat = Math.sqrt(1 - u * u)
    for (let i = 0; i < map.width; i++) {
      const turn = ((i + 0.5) / map.width) * 2 * Math.PI
      const y = basis(Math.sin(turn) * flat, Math.cos(turn) * flat, u)
      for (let n = 0; n < 9; n++)
        for (let k = 0; k < 3; k++) c[n * 3 + k]! += y[n]! * map.data[(j * map.width + i) * 3 + k]! * area
    }
  }
  const bands = [1, 2 / 3, 2 / 3, 2 / 3, 1 / 4, 1 / 4, 1 / 4, 1 / 4, 1 / 4]
  for (let n = 0; n < 27; n++) c[n]! *= bands[Math.floor(n / 3)]!
  return (r: number, a: number, u: number, out: Float32Array): void => {
    for (let k = 0; k < 3; k++) {
      const linear = 0.282095 * c[k]! + 0.488603 * (a * c[3 + k]! + u * c[6 + k]! + r * c[9 + k]!)
      const mixed = 1.092548 * (r * a * c[12 + k]! + a * u * c[15 + k]! + r * u * c[21 + k]!)
      const square = 0.315392 * (3 * u * u - 1) * c[18 + k]! + 0.546274 * (r * r - a * a) * c[24 + k]!
      out[k] = Math.max(linear + mixed + square, 0)
    }
  }
}

const lights = new Map<Backdrop, Light>()

/** The light of a backdrop: always the same, so it is worked out once (some 80 ms). */
export const lightOf = (backdrop: Backdrop): Light => {
  const known = lights.get(backdrop)
  if (known) return known
  const sky = skies[backdrop]
  const sharp = paintMap(sky)
  const soft = blurred(halved(halved(sharp)), 4)
  const softer = blurred(halved(soft), 2)
  const light = { sky, mirror: sampler(blurred(sharp, 1)), sheen: sampler(softer), wash: irradiance(softer) }
  lights.set(backdrop, light)
  return light
}

const steps = 4096

// Light 0…16 against the square of the index: fine steps where the eye sees them.
const film = (() => {
  const table = new Float32Array(steps + 2)
  for (let i = 0; i < table.length; i++) {
    const v = 16 * (i / steps) ** 2
    // The filmic curve of Narkowicz (2015), then sRGB's.
    const c = clamp((v * (2.51 * v + 0.03)) / (v * (2.43 * v + 0.59) + 0.14))
    table[i] = 255 * (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055)
  }
  return table
})()

/** Screen values 0–255 of linear light, with a shoulder so that highlights roll off rather than clip. */
export const developed = (color: Float32Array, exposure: number, out: Float32Array): void => {
  for (let k = 0; k < 3; k++) {
    const at = Math.sqrt(clamp(color[k]! * exposure, 0, 16) / 16) * steps
    const i = at | 0
    out[k] = film[i]! + (film[i + 1]! - film[i]!) * (at - i)
  }
}
