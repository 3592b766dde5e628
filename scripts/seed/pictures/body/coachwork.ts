import type { Car } from './car.ts'
import { doorMirrors, fin, handles, rails } from './fittings.ts'
import { topMaterial, wallPart } from './flank.ts'
import { cabinParts } from './glazing.ts'
import { cabin } from './greenhouse.ts'
import { interiorParts } from './interior.ts'
import { loadBed } from './load-bed.ts'
import { top, wall } from './lower-body.ts'
import { mirrored } from '../engine/mesh.ts'
import { linear, solid } from '../engine/part.ts'
import type { Material, Part } from '../engine/part.ts'
import { liner, spare, wheelsOf } from './running-gear.ts'
import type { Shell } from './shell.ts'
import { sheet } from '../engine/solids.ts'
import { dim } from '../engine/trim.ts'

const lining = solid(linear('#2c2825'), 0.8, 0, 0.03, 0.6)

/** Door cards above, darkness below where only an open arch looks in. */
const cardOf =
  (shell: Shell): Material =>
  (spot, s) =>
    (spot.z > shell.shoulder(spot.x) - 0.2 ? lining : dim)(spot, s)

const lid = (car: Car, opening?: (x: number, y: number) => boolean): Part => {
  const { shell } = car
  const b = shell.body
  const front = shell.at(b.cowl[0]) - 0.12
  const rear = car.bodyType === 'Convertible' ? shell.at(b.rearBase[0]) + 0.1 : shell.at(b.rearBase[0]) + 0.1
  const w = shell.half - 0.15
  return {
    mesh: top(shell),
    material: topMaterial(car),
    back: dim,
    cut: (_, __, x, y) =>
      (x < front - 0.25 * (y / w) ** 2 && x > rear + 0.12 * (y / w) ** 2 && Math.abs(y) < w) ||
      (opening?.(x, y) ?? false),
  }
}

/** Everything of a car seen from outside, its wheels turned by `turn` radians. */
export const coachwork = (car: Car, turn: number): Part[] => {
  const { shell } = car
  const walls = wall(shell)
  const cargo = loadBed(car)
  const [front, rear] = shell.axles
  const under = shell.sill(0) + 0.06
  const belly = sheet(
    [
      [rear - 0.5, -0.7, under + 0.06],
      [front + 0.5, -0.7, under + 0.06],
      [front + 0.5, 0.7, under + 0.06],
      [rear - 0.5, 0.7, under + 0.06],
    ],
    10,
  )
  const liners = [front, rear].flatMap((axle) => {
    const part = liner(car, walls[0]!, axle)
    return [part, { ...part, mesh: mirrored(part.mesh) }]
  })
  return [
    ...walls.map((mesh) => wallPart(car, mesh, cardOf(shell))),
    lid(car, cargo.opening),
    ...cargo.parts,
    ...cabinParts(car, cabin(shell), lining),
    ...interiorParts(car),
    { mesh: belly, material: dim, back: dim },
    ...liners,
    ...handles(car, walls[0]!),
    ...doorMirrors(car),
    ...rails(car),
    ...fin(car),
    ...spare(car),
    ...wheelsOf(car, turn),
  ]
}
