import type { Camera } from './camera.ts'
import { project } from './camera.ts'
import type { Part } from './part.ts'

/** Which triangle (`hit`, −1: none) of which part each sample shows, and how near it is (1 / metres). */
export type Layer = {
  width: number
  height: number
  scale: number
  hit: Int32Array
  part: Uint8Array
  near: Float32Array
}

/** The parts' vertices on the picture: x, y in samples and 1 / distance, three numbers a vertex, one array a part. */
export type Projected = { parts: readonly Part[]; screen: Float32Array[]; window: Window }

/** The part of the frame the parts can touch, whole pixels. */
export type Window = { x: number; y: number; width: number; height: number }

/** An empty layer of width × height pixels with scale × scale samples a pixel. */
export const layer = (width: number, height: number, scale: number): Layer => {
  const size = width * height * scale * scale
  return {
    width: width * scale,
    height: height * scale,
    scale,
    hit: new Int32Array(size).fill(-1),
    part: new Uint8Array(size),
    near: new Float32Array(size),
  }
}

/** All vertices of all parts through the camera, counted from the corner of the window they fill. */
export const projectParts = (
  parts: readonly Part[],
  camera: Camera,
  frame: Window,
  scale: number,
): Projected => {
  const out = new Float64Array(3)
  let [x0, y0, x1, y1] = [frame.width, frame.height, 0, 0]
  const screen = parts.map(({ mesh }) => {
    const { position: p } = mesh
    const to = new Float32Array(p.length)
    for (let k = 0; k < p.length; k += 3) {
      project(camera, p[k]!, p[k + 1]!, p[k + 2]!, out)
      to[k] = out[0]! * scale
      to[k + 1] = out[1]! * scale
      to[k + 2] = out[2]! > 0.05 ? 1 / out[2]! : 0
      if (to[k + 2] === 0) continue
      x0 = Math.min(x0, out[0]!)
      x1 = Math.max(x1, out[0]!)
      y0 = Math.min(y0, out[1]!)
      y1 = Math.max(y1, out[1]!)
    }
    return to
  })
  const x = Math.max(Math.floor(x0), 0)
  const y = Math.max(Math.floor(y0), 0)
  for (const to of screen) {
    for (let k = 0; k < to.length; k += 3) {
      to[k]! -= x * scale
      to[k + 1]! -= y * scale
    }
  }
  const width = Math.max(Math.min(Math.ceil(x1), frame.width) - x, 1)
  const height = Math.max(Math.min(Math.ceil(y1), frame.height) - y, 1)
  return { parts, screen, window: { x, y, width, height } }
}

/** Draws one part's triangles into the layer, nearest wins; `before` is a layer it must lie in front of. */
export const drawPart = (to: Layer, all: Projected, which: number, before?: Layer): void => {
  const part = all.parts[which]!
  const { index, position: p, uv } = part.mesh
  const s = all.screen[which]!
  const { width, height, hit, near, part: owner } = to
  const limit = before?.near
  const { cut } = part
  const oneSided = !part.back && !part.glass
  for (let t = 0; t < index.length; t += 3) {
    const ia = index[t]!
    const ib = index[t + 1]!
    const ic = index[t + 2]!
    const a = ia * 3
    const b = ib * 3
    const c = ic * 3
    const wa = s[a + 2]!
    const wb = s[b + 2]!
    const wc = s[c + 2]!
    if (wa === 0 || wb === 0 || wc === 0) continue
    const ax = s[a]!
    const ay = s[a + 1]!
    const bx = s[b]!
    const by = s[b + 1]!
    const cx = s[c]!
    const cy = s[c + 1]!
    const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
    // y runs down the picture, so what faces the camera turns clockwise here.
    if (area === 0 || (oneSided && area > 0)) continue
    const x0 = Math.max(Math.ceil(Math.min(ax, bx, cx) - 0.5), 0)
    const x1 = Math.min(Math.floor(Math.max(ax, bx, cx) - 0.5), width - 1)
    const y0 = Math.max(Math.ceil(Math.min(ay, by, cy) - 0.5), 0)
    const y1 = Math.min(Math.floor(Math.max(ay, by, cy) - 0.5), height - 1)
    const inv = 1 / area
    if (x0 > x1 || y0 > y1) continue
    const step1 = (cy - ay) * inv
    const step2 = -(by - ay) * inv
    for (let y = y0; y <= y1; y++) {
      const py = y + 0.5
      const px = x0 + 0.5
      let l1 = ((px - ax) * (cy - ay) - (py - ay) * (cx - ax)) * inv - step1
      let l2 = ((bx - ax) * (py - ay) - (by - ay) * (px - ax)) * inv - step2
      for (let x = x0; x <= x1; x++) {
        l1 += step1
        l2 += step2
        const l0 = 1 - l1 - l2
        if (l0 < 0 || l1 < 0 || l2 < 0) continue
        const w = l0 * wa + l1 * wb + l2 * wc
        const k = y * width + x
        if (w <= near[k]! || (limit && w <= limit[k]!)) continue
        if (cut) {
          const q0 = (l0 * wa) / w
          const q1 = (l1 * wb) / w
          const q2 = (l2 * wc) / w
          const gone = cut(
            q0 * uv[ia * 2]! + q1 * uv[ib * 2]! + q2 * uv[ic * 2]!,
            q0 * uv[ia * 2 + 1]! + q1 * uv[ib * 2 + 1]! + q2 * uv[ic * 2 + 1]!,
            q0 * p[a]! + q1 * p[b]! + q2 * p[c]!,
            q0 * p[a + 1]! + q1 * p[b + 1]! + q2 * p[c + 1]!,
            q0 * p[a + 2]! + q1 * p[b + 2]! + q2 * p[c + 2]!,
          )
          if (gone) continue
        }
        near[k] = w
        hit[k] = t
        owner[k] = which
      }
    }
  }
}
