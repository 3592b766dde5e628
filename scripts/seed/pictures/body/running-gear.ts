import { archRadius } from './flank.ts'
import type { Car } from './car.ts'
import { grid } from '../engine/mesh.ts'
import type { Mesh } from '../engine/mesh.ts'
import type { Part } from '../engine/part.ts'
import { dim } from '../engine/trim.ts'
import { placedWheel } from './wheels.ts'
import type { WheelSpec } from './wheels.ts'

/** The wheels a car stands on. */
const wheelSpec = (car: Car): WheelSpec => {
  const tyre = car.shell.tyre
  const thick =
    car.character === 'offroad' || (car.bodyType === 'Pickup' && car.character !== 'luxury')
      ? 0.135
      : car.tall
        ? 0.112
        : 0.09
  return {
    design: car.wheels,
    tyre,
    rim: tyre - thick,
    wide: car.tall ? 0.265 : 0.235,
    sporty: car.character === 'sport',
  }
}

/** The y of the wall's skin nearest to (x, z) on the left side. */
export const skin = (mesh: Mesh, x: number, z: number): number => {
  const p = mesh.position
  let [best, y] = [Infinity, 0]
  for (let k = 0; k < p.length; k += 3) {
    const d = (p[k]! - x) ** 2 + (p[k + 2]! - z) ** 2
    if (p[k + 1]! > 0.5 && d < best) [best, y] = [d, p[k + 1]!]
  }
  return y
}

/** The black tub over each wheel, from the opening's edge in, closed towards the middle of the car. */
export const liner = (car: Car, side: Mesh, axle: number): Part => {
  const { shell } = car
  const edge = Array.from({ length: 33 }, (_, i) => {
    const a = (i / 32) * 1.16 * Math.PI - 0.58 * Math.PI
    const r = archRadius(car, a)
    const [x, z] = [axle + Math.sin(a) * r, shell.tyre + Math.cos(a) * r]
    return [x, skin(side, x, z) - 0.003, z] as const
  })
  const mesh = grid(33, 5, (i, j, out) => {
    const [x, y, z] = edge[i]!
    const out1 = j === 0 ? 1 : j < 4 ? 1.03 : 0.01
    out.set([
      axle + (x - axle) * out1,
      [y, y - 0.05, 0.55, 0.42, 0.42][j]!,
      shell.tyre + (z - shell.tyre) * out1,
      i,
      j,
    ])
  })
  return { mesh, material: dim, back: dim, cut: (_, __, x, ___, z) => z < shell.sill(x) + 0.01 }
}

/** Four wheels on the ground, turned as they stopped. */
export const wheelsOf = (car: Car, turn: number): Part[] => {
  const { shell } = car
  const spec = wheelSpec(car)
  const y = shell.half - 0.03
  const [front, rear] = shell.axles
  const places = [
    [front, 1],
    [front, -1],
    [rear, 1],
    [rear, -1],
  ] as const
  return places.flatMap(([x, side]) =>
    placedWheel(spec, x, side * y, shell.tyre, side, turn * (x > 0 ? 1 : 1.7) + x),
  )
}

/** The spare wheel on an off-roader's tailgate. */
export const spare = (car: Car): Part[] => {
  if (!car.spare) return []
  const { shell } = car
  const spec = { ...wheelSpec(car), wide: 0.2 }
  const x = shell.at(shell.body.length) - 0.17
  // Built standing beside the car, then turned to hang on its tail.
  return placedWheel(spec, 0, 0, 0, 1, 0.3).map((part) => {
    const turn = (from: Float32Array, dx: number, dy: number, dz: number) => {
      const to = from.slice()
      for (let k = 0; k < to.length; k += 3) {
        to[k] = -from[k + 1]! + dx
        to[k + 1] = from[k]! + dy
        to[k + 2] = from[k + 2]! + dz
      }
      return to
    }
    const z = shell.body.belt[1] / 1000 - 0.16
    const mesh = {
      ...part.mesh,
      position: turn(part.mesh.position, x, -0.12, z),
      normal: turn(part.mesh.normal, 0, 0, 0),
    }
    return {
      ...part,
      mesh,
      material: (spot, s) => part.material({ ...spot, x: spot.y + 0.12, y: x - spot.x, z: spot.z - z }, s),
    } satisfies Part
  })
}
