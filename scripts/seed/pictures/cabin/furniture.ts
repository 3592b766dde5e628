import { seatHide } from './cabin-trim.ts'
import type { Upholstery } from './cabin-trim.ts'
import { grid, leant, moved } from '../engine/mesh.ts'
import type { Mesh } from '../engine/mesh.ts'
import { curve, smoothstep } from '../engine/numbers.ts'
import { lay } from '../engine/part.ts'
import type { Material, Part } from '../engine/part.ts'
import { cushion, lathe, tube } from '../engine/solids.ts'
import { chrome, chromed, gloss, glossy } from '../engine/trim.ts'

/** The dashboard's section, [x, z] from the foot of the windscreen over the edge down to the knees. */
const section = [
  [1.3, 0.985],
  [1.1, 1.0],
  [0.9, 1.005],
  [0.76, 1.0],
  [0.715, 0.99],
  [0.69, 0.97],
  [0.682, 0.945],
  [0.686, 0.9],
  [0.692, 0.872],
  [0.7, 0.86],
  [0.7, 0.81],
  [0.69, 0.795],
  [0.688, 0.75],
  [0.695, 0.68],
  [0.72, 0.6],
  [0.8, 0.5],
  [0.95, 0.38],
] as const

/** The dashboard: uv is (metres to the left, place along its section). */
export const dash = (): Mesh => {
  const xs = curve(section.map(([x], i) => [i, x] as const))
  const zs = curve(section.map(([, z], i) => [i, z] as const))
  const rows = 120
  return grid(81, rows, (i, j, out) => {
    const y = (i / 80) * 1.6 - 0.8
    const t = (j / (rows - 1)) * (section.length - 1)
    const hood = Math.exp(-(((y - 0.37) / 0.19) ** 4))
    const z = zs(t)
    out.set([
      xs(t) - 0.05 * (y / 0.8) ** 2 * (t > 3 ? 1 : 0) + 0.02,
      y,
      z + 0.045 * hood * smoothstep(0.93, 0.99, z) * (t > 1 ? 1 : 0),
      y,
      t,
    ])
  })
}

/** The front seats. */
export const seats = (u: Upholstery): Part[] =>
  [0.38, -0.38].flatMap((y): Part[] => {
    const material = seatHide(u, y)
    return [
      { mesh: moved(cushion(0.29, 0.25, 0.085, 4, 24), 0.02, y, 0.5), material },
      { mesh: moved(cushion(0.26, 0.045, 0.1, 3.5, 16), 0, y + 0.235, 0.53), material },
      { mesh: moved(cushion(0.26, 0.045, 0.1, 3.5, 16), 0, y - 0.235, 0.53), material },
      { mesh: moved(leant(cushion(0.07, 0.225, 0.31, 4, 20), 0.3), -0.47, y, 0.78), material },
    ]
  })

/** Console with its lever, cup holders and the armrest. */
export const tunnel = (leather: Material): Part[] => {
  const top: Material = (spot, s) => {
    gloss(s, 1)
    for (const x of [0.12, 0.22]) {
      const r = Math.hypot(spot.x - x, spot.y + 0.045)
      if (r < 0.042) lay(s, 1, [0.004, 0.004, 0.004], 0.8)
      if (r > 0.038 && r < 0.042) chrome(s, 1)
    }
  }
  const knob = moved(cushion(0.03, 0.026, 0.042, 2.8, 14), 0.28, 0.045, 0.735)
  return [
    { mesh: moved(cushion(0.5, 0.135, 0.3, 8, 30), 0.3, 0, 0.34), material: top },
    {
      mesh: tube(
        [
          [0.8, 0.137, 0.5],
          [0.4, 0.137, 0.62],
          [-0.2, 0.137, 0.635],
        ],
        0.009,
      ),
      material: chromed,
    },
    {
      mesh: tube(
        [
          [0.8, -0.137, 0.5],
          [0.4, -0.137, 0.62],
          [-0.2, -0.137, 0.635],
        ],
        0.009,
      ),
      material: chromed,
    },
    { mesh: moved(cushion(0.2, 0.125, 0.05, 5, 16), -0.14, 0, 0.67), material: leather },
    {
      mesh: tube(
        [
          [0.28, 0.045, 0.6],
          [0.28, 0.045, 0.72],
        ],
        0.012,
      ),
      material: chromed,
    },
    { mesh: knob, material: leather },
    {
      mesh: lathe(
        [
          [0.05, -0.01],
          [0.046, 0.006],
          [0.001, 0.008],
        ],
        24,
      ),
      material: glossy,
    },
  ]
}
