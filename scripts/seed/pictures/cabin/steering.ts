import { grid, leant, moved } from '../engine/mesh.ts'
import type { Mesh } from '../engine/mesh.ts'
import { lay } from '../engine/part.ts'
import type { Material, Part } from '../engine/part.ts'
import { cushion, tube } from '../engine/solids.ts'
import { chrome, dim, gloss, glossy } from '../engine/trim.ts'

const ring = (radius: number, thick: number, lean: number): Mesh =>
  leant(
    grid(
      73,
      15,
      (i, j, out) => {
        const a = (i / 72) * 2 * Math.PI
        const b = (j / 14) * 2 * Math.PI
        const r = radius + Math.cos(b) * thick
        // Flat at the bottom, as sporty wheels are.
        const flat = Math.cos(a) < -0.9 ? 0.985 : 1
        out.set([Math.sin(b) * thick, Math.sin(a) * r, Math.cos(a) * r * flat, i, j])
      },
      true,
    ),
    lean,
  )

/** Rim, hub, spokes and stalks of a steering wheel at (x, y, z), leant towards the driver. */
export const steering = (x: number, y: number, z: number, leather: Material): Part[] => {
  const lean = 0.42
  const place = (mesh: Mesh) => moved(leant(mesh, lean), x, y, z)
  const spokes = [
    moved(cushion(0.01, 0.062, 0.021, 4, 10), 0.012, 0.112, -0.008),
    moved(cushion(0.01, 0.062, 0.021, 4, 10), 0.012, -0.112, -0.008),
    moved(cushion(0.01, 0.02, 0.06, 4, 10), 0.02, 0, -0.115),
  ]
  const hub: Material = (spot, s) => {
    leather(spot, s)
    const r = Math.hypot(spot.y - y, (spot.z - z) * 1.1)
    chrome(s, r < 0.026 && r > 0.019 ? 1 : 0)
    if (Math.abs(spot.z - z) < 0.0045 && r < 0.02) chrome(s, 1)
  }
  const pads: Material = (spot, s) => {
    gloss(s, 1)
    const [dy, dz] = [Math.abs(spot.y - y) - 0.105, spot.z - z + 0.01]
    if (Math.hypot(dy, dz) < 0.012) lay(s, 1, [0.35, 0.35, 0.36], 0.35, 0.9)
  }
  return [
    { mesh: moved(ring(0.183, 0.0165, lean), x, y, z), material: leather },
    { mesh: place(moved(cushion(0.025, 0.068, 0.06, 3.2, 18), 0.012, 0, 0)), material: hub },
    ...spokes.map((mesh, i): Part => ({ mesh: place(mesh), material: i < 2 ? pads : glossy })),
    {
      mesh: tube(
        [
          [x + 0.05, y + 0.03, z - 0.01],
          [x + 0.06, y + 0.19, z + 0.03],
        ],
        0.009,
      ),
      material: glossy,
    },
    {
      mesh: tube(
        [
          [x + 0.05, y - 0.03, z - 0.01],
          [x + 0.06, y - 0.19, z + 0.03],
        ],
        0.009,
      ),
      material: glossy,
    },
    {
      mesh: tube(
        [
          [x + 0.02, y, z - 0.02],
          [x + 0.4, y, z - 0.2],
        ],
        0.05,
      ),
      material: leather,
      back: dim,
    },
  ]
}
