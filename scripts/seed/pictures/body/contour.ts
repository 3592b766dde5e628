import { curve, lerp, smoothstep } from '../engine/numbers.ts'
import type { Shell } from './shell.ts'

/** One plan contour: from the middle of the front, round the corner, along the side, to the middle of the rear. */
export type Contour = {
  front: number
  rear: number
  half: number
  bow: [number, number]
  corner: [number, number]
}

export const stations = { end: 30, side: 110 }
export const columns = stations.end * 2 + stations.side

/** Point `i` of a contour: out[0] = x, out[1] = y. Corners are superellipses of power 2.9: soft, but no circles. */
export const onContour = (c: Contour, i: number, out: Float32Array): void => {
  const e = 2 / 2.9
  const corner = (t: number, bow: number, depth: number) => {
    const angle = (t * Math.PI) / 2
    const y = Math.sin(angle) ** e
    out[1] = c.half * y
    return bow * y * y + depth * (1 - Math.max(Math.cos(angle), 0) ** e)
  }
  const [n, m] = [stations.end, stations.side]
  if (i < n) out[0] = c.front - corner(i / n, c.bow[0], c.corner[0])
  else if (i < n + m) {
    const a = c.front - c.bow[0] - c.corner[0]
    const b = c.rear + c.bow[1] + c.corner[1]
    out[0] = lerp(a, b, (i - n) / m)
    out[1] = c.half
  } else out[0] = c.rear + corner(Math.min((columns - 1 - i) / (n - 1), 1), c.bow[1], c.corner[1])
}

/** The side's section: how far each height (0 sill, 1 shoulder) lies inside the widest line, metres. */
export const section = curve([
  [0, 0.13],
  [0.05, 0.085],
  [0.1, 0.064],
  [0.15, 0.058],
  [0.24, 0.048],
  [0.4, 0.02],
  [0.58, 0.002],
  [0.72, -0.004],
  [0.76, -0.001],
  [0.8, 0.012],
  [0.88, 0.03],
  [1, 0.058],
])

/** How far the nose and the tail lie behind the bumper's foremost line at each height, metres. */
export const noses = curve([
  [0, 0.13],
  [0.08, 0.05],
  [0.16, 0.012],
  [0.3, 0],
  [0.46, 0.004],
  [0.56, 0.03],
  [0.8, 0.05],
  [1, 0.075],
])
export const tails = curve([
  [0, 0.12],
  [0.1, 0.04],
  [0.2, 0.008],
  [0.34, 0],
  [0.46, 0.006],
  [0.53, 0.045],
  [0.8, 0.055],
  [1, 0.05],
])

/** Cars narrow a little towards both ends. */
export const taper = (shell: Shell, x: number, y: number): number => {
  const end = x > 0 ? (x - shell.axles[0]) / 1 : (shell.axles[1] - x) / 1
  return y * (1 - 0.05 * smoothstep(-0.5, 1.1, end))
}

/** The contour at a level: how far it lies inside the widest line at the side, the nose and the tail, and all round. */
export const contourAt = (s: Shell, inset: number, side: number, nose: number, tail: number): Contour => {
  const mm = (v: number) => v / 1000
  return {
    front: s.at(0) - nose - inset * 1.2,
    rear: s.at(s.body.length) + tail + inset,
    half: s.half - side - inset,
    bow: [mm(s.body.front.bow), mm(s.body.rear.bow)],
    corner: [mm(s.body.front.corner), mm(s.body.rear.corner)],
  }
}

/** Metres along the contour from the middle of the front, for every column. */
export const arcLengths = (shell: Shell): Float32Array => {
  const arcs = new Float32Array(columns)
  const out = new Float32Array(2)
  let [x, y] = [0, 0]
  for (let i = 0; i < columns; i++) {
    onContour(contourAt(shell, 0, 0, 0, 0), i, out)
    arcs[i] = i === 0 ? 0 : arcs[i - 1]! + Math.hypot(out[0]! - x, out[1]! - y)
    ;[x, y] = [out[0]!, out[1]!]
  }
  return arcs
}

/** Length of half the contour, front middle to rear middle, metres: the scale of the wall's first coordinate. */
export const halfGirth = (shell: Shell): number => arcLengths(shell)[columns - 1]!

/** The foremost or rearmost point of the body at a share of its height there: [x, height of the lower edge]. */
export const endOf = (shell: Shell, end: 'front' | 'rear', share: number): [number, number] => {
  const blunt = shell.body.height > 1600 ? 0.7 : 1
  if (end === 'front') return [shell.at(0) - noses(share) * blunt, shell.sill(shell.at(0))]
  return [shell.at(shell.body.length) + tails(share) * blunt, shell.sill(shell.at(shell.body.length))]
}
