import { arcLengths, columns, contourAt, noses, onContour, section, tails, taper } from './contour.ts'
import { grid, mirrored } from '../engine/mesh.ts'
import type { Mesh } from '../engine/mesh.ts'
import { clamp, curve, lerp, smoothstep } from '../engine/numbers.ts'
import type { Shell } from './shell.ts'

const levels = 42
const round = 9

/** Rises from 0 to 1 near the wheel arches, where the wings are flared. */
const flare = (shell: Shell, x: number, z: number): number => {
  let most = 0
  for (const axle of shell.axles) {
    const d = Math.hypot(x - axle, (z - shell.tyre) * 0.92) - shell.arch
    most = Math.max(most, Math.exp(-((Math.max(d, 0) / 0.16) ** 2)))
  }
  return most
}

/**
 * The lower body's wall, both sides, from the sill over a rounded shoulder. uv: metres along the contour from the
 * middle of the front; height as a share of sill–shoulder (above 1 on the rounding).
 */
export const wall = (shell: Shell): Mesh[] => {
  const { body } = shell
  const arcs = arcLengths(shell)
  const [blunt, flared] = body.height > 1600 ? [0.7, 0.03] : [1, 0.022]
  const mesh = grid(columns, levels + round, (i, j, out) => {
    const h = clamp(j / (levels - 1))
    const turn = j < levels ? 0 : ((j - levels + 1) / round) * (Math.PI / 2)
    const inset = 0.07 * (1 - Math.cos(turn))
    onContour(contourAt(shell, inset, section(h) * 1, noses(h) * blunt, tails(h) * blunt), i, out)
    const x = out[0]!
    const top = shell.shoulder(x) - 0.05
    out[2] = lerp(shell.sill(x), top, h) + 0.05 * Math.sin(turn)
    const side = smoothstep(0.72, 0.97, out[1]! / shell.half)
    out[1]! += flared * side * flare(shell, x, out[2]!) * (1 - smoothstep(0.72, 1, h) * 0.75)
    out[1] = taper(shell, x, out[1]!)
    out[3] = arcs[i]!
    out[4] = h + (j < levels ? 0 : (j - levels + 1) / round)
  })
  return [mesh, mirrored(mesh)]
}

/** Bonnet, boot lid and what lies under the windows. uv: share of the half width (signed), x. */
export const top = (shell: Shell): Mesh => {
  const across = 33
  const { body } = shell
  const cowl = shell.at(body.cowl[0])
  const crown = curve([
    [shell.at(body.length - 140), 0],
    [shell.at(body.length - 420), 0.035],
    [Math.max(shell.at(body.rearBase[0]), shell.at(body.length - 430)), 0.04],
    [cowl - 0.2, 0.06],
    [cowl, (body.cowl[1] - body.belt[0]) / 1000 + 0.012],
    [shell.at(650), 0.055],
    [shell.at(380), 0.036],
    [shell.at(150), 0],
  ])
  return grid(across, columns, (i, j, out) => {
    onContour(
      contourAt(
        shell,
        0.07,
        section(1),
        noses(1) * (body.height > 1600 ? 0.7 : 1),
        tails(1) * (body.height > 1600 ? 0.7 : 1),
      ),
      j,
      out,
    )
    const x = out[0]!
    const t = (i / (across - 1)) * 2 - 1
    const edge = taper(shell, x, out[1]!)
    out[1] = edge * t
    const ridge =
      x > cowl - 0.3
        ? 0.012 * Math.exp(-(((Math.abs(t) - 0.62) / 0.1) ** 2)) * smoothstep(0, 0.4, shell.at(180) - x)
        : 0
    out[2] = shell.shoulder(x) + crown(x) * (1 - t * t) + ridge
    out[3] = t
    out[4] = x
  })
}
