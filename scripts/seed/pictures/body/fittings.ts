import type { Car } from './car.ts'
import { lacquer } from './flank.ts'
import { grid, leant, mirrored, moved } from '../engine/mesh.ts'
import type { Mesh } from '../engine/mesh.ts'
import { clamp, smoothstep } from '../engine/numbers.ts'
import { lay } from '../engine/part.ts'
import type { Material, Part } from '../engine/part.ts'
import { skin } from './running-gear.ts'
import { cushion, tube } from '../engine/solids.ts'
import { chromed, dim, gloss, glossy } from '../engine/trim.ts'

/** Door handles on the skin of a side, and their like on the other. */
export const handles = (car: Car, side: Mesh): Part[] => {
  const { shell } = car
  const doors = shell.body.pillars.slice(0, shell.body.doors === 2 ? 1 : 2)
  const paint = lacquer(car)
  return doors.flatMap((pillar, i) => {
    const x = shell.at(pillar) + (i === 0 ? 0.17 : 0.15)
    const z = shell.sill(x) + (shell.shoulder(x) - 0.05 - shell.sill(x)) * 0.87
    const y = skin(side, x, z)
    const bar = moved(cushion(0.105, 0.014, 0.0135, 3.4, 12), x, y + 0.016, z)
    const cup = moved(cushion(0.062, 0.006, 0.023, 2.6, 10), x, y - 0.001, z)
    const material: Material = car.bright ? chromed : (spot, s) => paint(spot, s)
    return [bar, mirrored(bar)]
      .map((mesh): Part => ({ mesh, material }))
      .concat([cup, mirrored(cup)].map((mesh) => ({ mesh, material: dim })))
  })
}

/** The mirrors on the doors. */
export const doorMirrors = (car: Car): Part[] => {
  const { shell } = car
  const b = shell.body
  const size = car.tall ? 1.22 : 1
  const x = shell.at(b.cowl[0]) - (car.bodyType === 'Van' ? 0.3 : b.front.corner < 200 ? 0.22 : 0.42)
  const z = shell.shoulder(x) + 0.09 * size
  const y = shell.half - 0.015
  const shellMesh = grid(
    37,
    19,
    (i, j, out) => {
      const a = (i / 36) * 2 * Math.PI
      const t = (j / 18 - 0.5) * Math.PI * 0.9999
      const ring = Math.abs(Math.cos(t)) ** 0.55
      const pow = (v: number, e: number) => Math.sign(v) * Math.abs(v) ** e
      const back = pow(Math.cos(a), 0.6)
      out.set([
        x + 0.075 * size * ring * (back < 0 ? back * 0.35 : back),
        y + 0.115 + 0.115 * size * ring * pow(Math.sin(a), 0.6),
        z + 0.078 * size * pow(Math.sin(t), 0.6),
        a,
        t,
      ])
    },
    true,
  )
  const foot = tube(
    [
      [x, y - 0.06, z - 0.06 * size],
      [x, y + 0.05, z - 0.035 * size],
    ],
    0.02,
  )
  const paint = lacquer(car)
  const material: Material = (spot, s) => {
    paint(spot, s)
    gloss(s, clamp((z - 0.035 * size - spot.z) / 0.004))
    if (spot.x < x - 0.012)
      lay(s, smoothstep(x - 0.018, x - 0.024, -spot.x + 2 * x - 0.04), [0.3, 0.33, 0.36], 0.02, 1, 0)
  }
  return [shellMesh, mirrored(shellMesh)]
    .map((mesh): Part => ({ mesh, material }))
    .concat([foot, mirrored(foot)].map((mesh) => ({ mesh, material: glossy })))
}

/** Roof rails, where the body has them. */
export const rails = (car: Car): Part[] => {
  const { shell } = car
  const b = shell.body
  if (!car.rails) return []
  const from = shell.at(b.header[0]) - 0.42
  const to = shell.at(b.rearHeader[0]) + 0.3
  const y = b.roof / 2000 - 0.035
  const points = Array.from({ length: 25 }, (_, i) => {
    const t = i / 24
    const x = from + (to - from) * t
    return [x, y, shell.cant(x) + 0.045 + 0.055 * Math.min(1, Math.sin(t * Math.PI) * 5)] as const
  })
  const rail = tube(points, 0.016)
  return [rail, mirrored(rail)].map((mesh) => ({ mesh, material: car.bright ? chromed : glossy }))
}

/** The aerial on the roof. */
export const fin = (car: Car): Part[] => {
  if (car.bodyType === 'Convertible' || car.bodyType === 'Pickup') return []
  const x = car.shell.at(car.shell.body.rearHeader[0]) + 0.22
  return [
    {
      mesh: moved(leant(cushion(0.075, 0.014, 0.026, 2.2, 10), -0.3), x, 0, car.shell.cant(x) + 0.074),
      material: lacquer(car),
    },
  ]
}
