import { columns, onContour, stations } from './contour.ts'
import { grid, mirrored } from '../engine/mesh.ts'
import type { Mesh } from '../engine/mesh.ts'
import { clamp, lerp, smoothstep } from '../engine/numbers.ts'
import type { Shell } from './shell.ts'

const rise = 28
const bend = 8

/**
 * Windows, pillars and roof. uv: the column (0–1 front, 1–2 side, 2–3 rear); the level (0 foot, 1 roof edge, to 2
 * over the rounding).
 */
export const cabin = (shell: Shell): Mesh[] => {
  const { body } = shell
  const m = (mm: number) => mm / 1000
  const foot = { half: shell.half - 0.105, front: shell.at(body.cowl[0]), rear: shell.at(body.rearBase[0]) }
  const head = {
    half: m(body.roof) / 2 + 0.07,
    front: shell.at(body.header[0]),
    rear: shell.at(body.rearHeader[0]),
  }
  const boxy = body.front.corner < 200
  const mesh = grid(columns, rise + bend, (i, j, out) => {
    const v = clamp(j / (rise - 1))
    const turn = j < rise ? 0 : ((j - rise + 1) / bend) * (Math.PI / 2)
    const inset = 0.075 * (1 - Math.cos(turn))
    const swell = 4 * v * (1 - v)
    onContour(
      {
        front: lerp(foot.front, head.front, v ** 1.12) + 0.025 * swell - inset * 1.7,
        rear: lerp(foot.rear, head.rear, v ** 1.35) - 0.012 * swell + inset * 1.5,
        half: lerp(foot.half, head.half, v ** 1.15) + 0.018 * swell - inset,
        bow: [boxy ? 0.03 : 0.13, 0.07],
        corner: [boxy ? 0.08 : 0.16, boxy ? 0.08 : 0.18],
      },
      i,
      out,
    )
    const x = out[0]!
    const base =
      lerp(shell.shoulder(x), m(body.cowl[1]), smoothstep(foot.front - 0.6, foot.front - 0.15, x) * 0.0) -
      0.02
    out[2] = lerp(base, shell.cant(x), v) + 0.045 * Math.sin(turn)
    out[3] =
      i < stations.end
        ? i / stations.end
        : i < stations.end + stations.side
          ? 1 + (i - stations.end) / stations.side
          : 2 + (i - stations.end - stations.side) / (stations.end - 1)
    out[4] = j < rise ? v : 1 + (j - rise + 1) / bend
  })
  return [mesh, mirrored(mesh), roof(shell, head)]
}

const roof = (shell: Shell, head: { half: number; front: number; rear: number }): Mesh => {
  const across = 25
  const boxy = shell.body.front.corner < 200
  return grid(across, columns, (i, j, out) => {
    onContour(
      {
        front: head.front - 0.075 * 1.7,
        rear: head.rear + 0.075 * 1.5,
        half: head.half - 0.075,
        bow: [boxy ? 0.03 : 0.13, 0.07],
        corner: [boxy ? 0.08 : 0.16, boxy ? 0.08 : 0.18],
      },
      j,
      out,
    )
    const t = (i / (across - 1)) * 2 - 1
    const edge = out[1]!
    out[1] = edge * t
    out[2] =
      shell.cant(out[0]!) +
      0.045 +
      0.03 *
        (1 - t * t) *
        smoothstep(0, 0.45, head.front - 0.12 - out[0]!) *
        smoothstep(0, 0.4, out[0]! - head.rear - 0.11)
    out[3] = 1.5
    out[4] = 2
  })
}
