import type { Camera } from './camera.ts'
import type { Part, Spot } from './part.ts'
import { drawPart, layer, projectParts } from './raster.ts'
import type { Layer, Projected, Window } from './raster.ts'
import type { Shader } from './shade.ts'

/**
 * Linear light and coverage: four numbers a pixel (r, g, b already multiplied by the coverage), for a window of the
 * frame whose corner is at x, y.
 */
export type Picture = Window & { data: Float32Array }

/** The spot a sample shows, interpolated in its triangle. Says whether its inner side is seen. */
const spotAt = (all: Projected, from: Layer, k: number, camera: Camera, spot: Spot): boolean => {
  const which = from.part[k]!
  const t = from.hit[k]!
  const { index, position: p, normal: n, uv } = all.parts[which]!.mesh
  const s = all.screen[which]!
  const ia = index[t]!
  const ib = index[t + 1]!
  const ic = index[t + 2]!
  const a = ia * 3
  const b = ib * 3
  const c = ic * 3
  const ax = s[a]!
  const ay = s[a + 1]!
  const inv = 1 / ((s[b]! - ax) * (s[c + 1]! - ay) - (s[b + 1]! - ay) * (s[c]! - ax))
  const px = (k % from.width) + 0.5 - ax
  const py = Math.floor(k / from.width) + 0.5 - ay
  const l1 = (px * (s[c + 1]! - ay) - py * (s[c]! - ax)) * inv
  const l2 = ((s[b]! - ax) * py - (s[b + 1]! - ay) * px) * inv
  const w = 1 / from.near[k]!
  const q0 = (1 - l1 - l2) * s[a + 2]! * w
  const q1 = l1 * s[b + 2]! * w
  const q2 = l2 * s[c + 2]! * w
  spot.x = q0 * p[a]! + q1 * p[b]! + q2 * p[c]!
  spot.y = q0 * p[a + 1]! + q1 * p[b + 1]! + q2 * p[c + 1]!
  spot.z = q0 * p[a + 2]! + q1 * p[b + 2]! + q2 * p[c + 2]!
  const nx = q0 * n[a]! + q1 * n[b]! + q2 * n[c]!
  const ny = q0 * n[a + 1]! + q1 * n[b + 1]! + q2 * n[c + 1]!
  const nz = q0 * n[a + 2]! + q1 * n[b + 2]! + q2 * n[c + 2]!
  const length = 1 / (Math.sqrt(nx * nx + ny * ny + nz * nz) || 1)
  spot.nx = nx * length
  spot.ny = ny * length
  spot.nz = nz * length
  spot.u = q0 * uv[ia * 2]! + q1 * uv[ib * 2]! + q2 * uv[ic * 2]!
  spot.v = q0 * uv[ia * 2 + 1]! + q1 * uv[ib * 2 + 1]! + q2 * uv[ic * 2 + 1]!
  // A pixel covers more of what is seen edge on.
  const dx = camera.x - spot.x
  const dy = camera.y - spot.y
  const dz = camera.z - spot.z
  const facing = Math.abs(dx * spot.nx + dy * spot.ny + dz * spot.nz) / Math.sqrt(dx * dx + dy * dy + dz * dz)
  spot.size = w / camera.focal / Math.max(facing, 0.08)
  // The triangle tells the side, not the smoothed normal: that one leans away at every outline.
  return inv > 0
}

/** Calls `each` once a pixel and part (or once a pixel, all parts `together`) with its first sample and its share. */
const eachPart = (
  from: Layer,
  width: number,
  height: number,
  together: boolean,
  each: (pixel: number, sample: number, share: number) => void,
): void => {
  const { scale } = from
  const total = scale * scale
  const samples = new Int32Array(total)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let count = 0
      for (let j = 0; j < scale; j++) {
        const row = (y * scale + j) * from.width + x * scale
        for (let i = 0; i < scale; i++) if (from.hit[row + i]! >= 0) samples[count++] = row + i
      }
      for (let m = 0; m < count; m++) {
        const k = samples[m]!
        if (k < 0) continue
        let same = 1
        for (let o = m + 1; o < count; o++) {
          if (samples[o]! >= 0 && (together || from.part[samples[o]!] === from.part[k])) {
            samples[o] = -1
            same++
          }
        }
        each(y * width + x, k, same / total)
      }
    }
  }
}

/** How much of a pixel is a pane with nothing of the car behind it: there the scenery shows through. */
const bareShare = (solids: Layer, panes: Layer, pixel: number, width: number): number => {
  const { scale } = panes
  const first = (pixel - (pixel % width)) * scale * scale + (pixel % width) * scale
  let bare = 0
  for (let j = 0; j < scale; j++) {
    for (let i = 0; i < scale; i++) {
      const k = first + j * panes.width + i
      if (panes.hit[k]! >= 0 && solids.hit[k]! < 0) bare++
    }
  }
  return bare / (scale * scale)
}

/** Takes the picture of the parts: solid ones first, then the panes over them. Scale² samples a pixel. */
export const exposed = (
  parts: readonly Part[],
  camera: Camera,
  frame: { width: number; height: number },
  scale: number,
  shader: Shader,
): Picture => {
  const all = projectParts(parts, camera, { x: 0, y: 0, ...frame }, scale)
  const { width, height } = all.window
  const solids = layer(width, height, scale)
  const panes = layer(width, height, scale)
  for (const [i, part] of parts.entries()) if (!part.glass) drawPart(solids, all, i)
  for (const [i, part] of parts.entries()) if (part.glass) drawPart(panes, all, i, solids)
  const data = new Float32Array(width * height * 4)
  const spot: Spot = { x: 0, y: 0, z: 0, nx: 0, ny: 0, nz: 0, u: 0, v: 0, size: 0 }
  const light = new Float32Array(3)
  const pass = new Float32Array(3)
  eachPart(solids, width, height, false, (pixel, sample, share) => {
    const inner = spotAt(all, solids, sample, camera, spot)
    const part = all.parts[solids.part[sample]!]!
    const away = inner && part.back
    if (away) {
      spot.nx = -spot.nx
      spot.ny = -spot.ny
      spot.nz = -spot.nz
    }
    shader.shade(away || part.material, spot, light)
    const at = pixel * 4
    for (let k = 0; k < 3; k++) data[at + k]! += light[k]! * share
    data[at + 3]! += share
  })
  eachPart(panes, width, height, true, (pixel, sample, share) => {
    spotAt(all, panes, sample, camera, spot)
    shader.glaze(all.parts[panes.part[sample]!]!.material, spot, light, pass)
    const at = pixel * 4
    // What shows beyond the car is dimmed by as much as the pane keeps back on average.
    const kept = (pass[0]! + pass[1]! + pass[2]!) / 3
    for (let k = 0; k < 3; k++)
      data[at + k] = data[at + k]! * (1 - share + pass[k]! * share) + light[k]! * share
    data[at + 3]! += bareShare(solids, panes, pixel, width) * (1 - kept)
  })
  return { ...all.window, data }
}
