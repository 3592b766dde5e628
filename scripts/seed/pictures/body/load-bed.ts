import type { Car } from './car.ts'
import { smoothstep } from '../engine/numbers.ts'
import type { Material, Part } from '../engine/part.ts'
import { sheet, tube } from '../engine/solids.ts'
import { chromed, grained } from '../engine/trim.ts'

const plastic: Material = (_, s) => grained(s, 1)

/** The pickup's bed: the opening behind the cab and its black liner. */
export const loadBed = (car: Car): { opening?: (x: number, y: number) => boolean; parts: Part[] } => {
  if (car.bodyType !== 'Pickup') return { parts: [] }
  const { shell } = car
  const x0 = shell.at(shell.body.length) + 0.17
  const x1 = shell.at(shell.body.rearBase[0]) - 0.06
  const w = shell.half - 0.2
  const high = shell.body.deck / 1000 - 0.01
  const lowZ = high - 0.52
  const box = [
    sheet(
      [
        [x0, -w, lowZ],
        [x1, -w, lowZ],
        [x1, w, lowZ],
        [x0, w, lowZ],
      ],
      6,
    ),
    sheet(
      [
        [x0, w, lowZ],
        [x1, w, lowZ],
        [x1, w, high],
        [x0, w, high],
      ],
      6,
    ),
    sheet(
      [
        [x0, -w, lowZ],
        [x1, -w, lowZ],
        [x1, -w, high],
        [x0, -w, high],
      ],
      6,
    ),
    sheet(
      [
        [x1, -w, lowZ],
        [x1, w, lowZ],
        [x1, w, high],
        [x1, -w, high],
      ],
      6,
    ),
    sheet(
      [
        [x0, -w, lowZ],
        [x0, w, lowZ],
        [x0, w, high],
        [x0, -w, high],
      ],
      6,
    ),
  ]
  const hoop = tube(
    [
      [x1 - 0.2, -w + 0.05, high - 0.05],
      [x1 - 0.28, -w + 0.06, high + 0.3],
      [x1 - 0.3, -w + 0.16, high + 0.4],
      [x1 - 0.3, w - 0.16, high + 0.4],
      [x1 - 0.28, w - 0.06, high + 0.3],
      [x1 - 0.2, w - 0.05, high - 0.05],
    ],
    0.035,
  )
  const lined: Material = (spot, s) => {
    grained(s, 1)
    s.open = 0.25 + 0.6 * smoothstep(lowZ, high, spot.z)
  }
  const parts: Part[] = box.map((mesh) => ({ mesh, material: lined, back: lined }))
  if (car.hoop) parts.push({ mesh: hoop, material: car.bright ? chromed : plastic })
  return { opening: (x, y) => x > x0 && x < x1 && Math.abs(y) < w, parts }
}
