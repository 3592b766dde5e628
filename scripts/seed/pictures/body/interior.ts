import type { Car } from './car.ts'
import { leant, moved } from '../engine/mesh.ts'
import type { Mesh } from '../engine/mesh.ts'
import { linear, solid } from '../engine/part.ts'
import type { Part } from '../engine/part.ts'
import { cushion, sheet, tube } from '../engine/solids.ts'

const leather = solid(linear('#3a332c'), 0.6, 0, 0.08, 0.8)
const trimmed = solid(linear('#141416'), 0.65, 0, 0.08, 0.7)

/** One seat's pieces with its hip point's floor at (x, y, z): base, back, headrest. */
const seat = (x: number, y: number, z: number, wide: number): Mesh[] => [
  moved(cushion(0.27, wide, 0.09, 4, 12), x, y, z + 0.12),
  moved(leant(cushion(0.075, wide, 0.32, 4, 14), 0.24), x - 0.29, y, z + 0.44),
  moved(leant(cushion(0.045, Math.min(wide, 0.14), 0.085, 4, 10), 0.2), x - 0.395, y, z + 0.82),
]

const circle = (radius: number, lean: number, steps: number) =>
  Array.from({ length: steps + 1 }, (_, i) => {
    const a = (i / steps) * 2 * Math.PI
    return [
      -Math.sin(lean) * Math.cos(a) * radius,
      Math.sin(a) * radius,
      Math.cos(lean) * Math.cos(a) * radius,
    ] as const
  })

/** What is seen of a car's inside through its windows. */
export const interiorParts = (car: Car): Part[] => {
  const { shell } = car
  const b = shell.body
  const floor = shell.sill(0) + 0.2
  const lift = Math.max(b.height / 1000 - 0.98 - floor, 0.14) * 0.28
  const y = shell.half * 0.42
  const first = shell.at(b.header[0]) - 0.45
  const second = Math.max(first - 0.92, shell.at(b.rearHeader[0]) - 0.1)
  const cowl = shell.at(b.cowl[0])
  const base = b.belt[0] / 1000 - 0.62 + lift * 0.5
  const wheel = tube(circle(0.18, -0.45, 28), 0.015)
  const shelf = shell.at(b.rearBase[0])
  const rows: Mesh[] = [...seat(first, y, base, 0.25), ...seat(first, -y, base, 0.25)]
  if (b.doors === 4) {
    rows.push(moved(cushion(0.24, shell.half * 0.74, 0.09, 5, 14), second, 0, base + 0.14))
    rows.push(
      moved(leant(cushion(0.075, shell.half * 0.74, 0.3, 5, 16), 0.28), second - 0.27, 0, base + 0.44),
    )
    for (const at of [-0.36, 0.36])
      rows.push(moved(leant(cushion(0.045, 0.14, 0.075, 4, 10), 0.2), second - 0.36, at, base + 0.78))
  }
  const dash = moved(cushion(0.24, shell.half * 0.8, 0.13, 5, 18), cowl - 0.38, 0, b.belt[0] / 1000 - 0.12)
  const hood = moved(cushion(0.09, 0.17, 0.05, 4, 10), cowl - 0.5, y, b.belt[0] / 1000 + 0.0)
  const w = shell.half * 0.86
  const pan = sheet(
    [
      [shelf + 0.05, -w, floor],
      [cowl, -w, floor],
      [cowl, w, floor],
      [shelf + 0.05, w, floor],
    ],
    8,
  )
  // The rear bench gives way to the wheel tubs.
  const arches: Part['cut'] = (_, __, x, side, z) =>
    Math.abs(side) > shell.half - 0.56 &&
    shell.axles.some((axle) => Math.hypot(x - axle, z - shell.tyre) < shell.arch + 0.04)
  return [
    ...rows.map((mesh) => ({ mesh, material: leather, cut: arches })),
    { mesh: dash, material: trimmed },
    { mesh: hood, material: trimmed },
    { mesh: moved(wheel, first + 0.42, y, b.belt[0] / 1000 + 0.02), material: trimmed },
    { mesh: pan, material: trimmed, back: trimmed },
  ]
}
