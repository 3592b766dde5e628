import type { Camera } from './camera.ts'
import type { Picture } from './exposure.ts'
import { clamp, hash } from './numbers.ts'
import { frame } from '../picture.ts'
import type { Shadow } from './shade.ts'
import type { Sky } from './skies.ts'

const tile = 256

/** Speckles that repeat without a seam, −1…1. */
const speckles = (() => {
  const data = new Float32Array(tile * tile)
  for (let k = 0; k < data.length; k++) data[k] = hash(k, 77) * 2 - 1
  return data
})()

/** Blurs a mirror image a little more across than along the lines of sight, as polished stone does. */
const smeared = (from: Picture, radius: number): Picture => {
  const { width, height } = from
  let data = from.data
  for (const [step, line, count, lines] of [
    [4, width * 4, width, height],
    [width * 4, 4, height, width],
  ] as const) {
    const to = new Float32Array(data.length)
    for (let l = 0; l < lines; l++) {
      for (let k = 0; k < 4; k++) {
        const base = l * line + k
        let sum = 0
        for (let i = -radius; i < count; i++) {
          if (i + radius < count) sum += data[base + (i + radius) * step]!
          if (i - radius - 1 >= 0) sum -= data[base + (i - radius - 1) * step]!
          if (i >= 0) to[base + i * step] = sum / (radius * 2 + 1)
        }
      }
    }
    data = to
  }
  return { ...from, data }
}

/**
 * What lies on the ground at a pixel below the horizon: `dark` how much of its light is kept off (shadow and grain),
 * `shine` how much it mirrors, `mirror` where in the mirror picture that is (−1: nowhere).
 */
export type Ground = (x: number, y: number, out: { dark: number; shine: number; mirror: number }) => void

// The floor from the horizon to the frame's foot mirrors what is as far above the horizon: the twin's picture is moved
// down until that fits.
const twinLift = (camera: Camera): number => frame.height / 2 - camera.cy

/** The camera for the mirror image: as far below the floor as the other is above it, at half the size. */
export const twinOf = (camera: Camera): Camera => ({
  ...camera,
  focal: camera.focal / 2,
  cx: camera.cx / 2,
  cy: camera.cy / 2 + twinLift(camera),
  z: -camera.z,
})

/** The floor under a car for a camera. `twin`, if any, is the car seen through the twin camera. */
export const groundOf = (
  camera: Camera,
  sky: Sky,
  shadow: Shadow,
  twin?: Picture,
): { at: Ground; twin?: Picture } => {
  const { floor } = sky
  const mirrored = twin && smeared(twin, 3)
  const lift = twinLift(camera)
  const at: Ground = (x, y, out) => {
    const depth = (camera.focal * camera.z) / (y - camera.cy)
    const right = ((x - camera.cx) * depth) / camera.focal
    const gx = camera.x + camera.fx * depth + camera.fy * right
    const gy = camera.y + camera.fy * depth - camera.fx * right
    const pixel = depth / camera.focal
    let dark = depth < 30 ? shadow(gx, gy) : 0
    // Grain of two sizes; what is finer than a pixel averages out.
    const fine = Math.min(1, floor.scale / (pixel * 4))
    const a = speckles[((Math.floor(gx / floor.scale) & 255) << 8) | (Math.floor(gy / floor.scale) & 255)]!
    const b =
      speckles[
        ((Math.floor(gx / (floor.scale * 5)) & 255) << 8) | (Math.floor(gy / (floor.scale * 3)) & 255)
      ]!
    dark = clamp(dark + (1 - dark) * floor.grain * (a * fine + b * 0.35) * 0.8, -0.3)
    out.dark = dark
    out.shine = 0
    out.mirror = -1
    if (mirrored && depth < 30) {
      const my = Math.floor(camera.cy - y / 2 + lift) - mirrored.y
      const mx = Math.floor(x / 2) - mirrored.x
      if (my >= 0 && my < mirrored.height && mx >= 0 && mx < mirrored.width) {
        out.mirror = (my * mirrored.width + mx) * 4
        const slope = camera.z / Math.hypot(depth, camera.z)
        out.shine = clamp(floor.gloss * (1.15 - slope) ** 1.5 * 1.4)
      }
    }
  }
  return { at, twin: mirrored }
}
