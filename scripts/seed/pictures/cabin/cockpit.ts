import { dashboard, doorCard, hide, upholstery } from './cabin-trim.ts'
import type { Camera } from '../engine/camera.ts'
import type { Car } from '../body/car.ts'
import { lacquer } from '../body/flank.ts'
import { dash, seats, tunnel } from './furniture.ts'
import { dials, screen } from './instruments.ts'
import { grid, leant, mirrored, moved } from '../engine/mesh.ts'
import { noise, smoothstep } from '../engine/numbers.ts'
import { lay, linear, solid } from '../engine/part.ts'
import type { Material, Part } from '../engine/part.ts'
import { cushion, sheet, tube } from '../engine/solids.ts'
import { steering } from './steering.ts'
import { gloss, glossy } from '../engine/trim.ts'

const footwell = solid(linear('#121110'), 0.95, 0, 0, 0.3)

/** Everything round the driver, and the camera between the front seats. */
export const cockpit = (
  car: Car,
  random: () => number,
  u = upholstery(random),
): { parts: Part[]; camera: Camera } => {
  const dark = hide(u.upper)
  const leather = hide(u.leather)
  const lining: Material = (spot, s) => {
    const weave = 0.94 + 0.12 * noise(spot.x * 300, spot.y * 300)
    lay(s, 1, [0.5 * weave, 0.47 * weave, 0.42 * weave], 0.95)
    s.open = 0.75
  }
  const post = tube(
    [
      [1.32, 0.79, 0.96],
      [0.75, 0.72, 1.28],
      [0.28, 0.66, 1.47],
      [-0.2, 0.64, 1.52],
      [-1.4, 0.64, 1.5],
    ],
    0.05,
  )
  const roof = grid(31, 31, (i, j, out) => {
    const y = -0.7 + (i / 30) * 1.4
    const x = 0.3 - (j / 30) * 1.7 - 0.12 * (y / 0.7) ** 2
    out.set([x, y, 1.5 + 0.05 * (1 - (y / 0.7) ** 2) - 0.03 * (1 - smoothstep(0, 0.12, 0.3 - x)), i, j])
  })
  const card = sheet(
    [
      [1.2, 0.79, 0.2],
      [-1.1, 0.79, 0.2],
      [-1.1, 0.75, 0.985],
      [1.2, 0.77, 0.985],
    ],
    16,
  )
  const sill = tube(
    [
      [1.25, 0.765, 0.985],
      [-1.1, 0.745, 0.99],
    ],
    0.022,
  )
  const rest = moved(cushion(0.36, 0.05, 0.035, 4, 14), 0.02, 0.73, 0.72)
  const paint = lacquer(car)
  const bonnet: Material = (spot, s) => paint(spot, s)
  const glassy: Material = (spot, s) => {
    lay(s, 1, linear('#7c858c'), 0.05, 1)
    if (Math.abs(spot.y) > 0.118 || Math.abs(spot.z - 1.385) > 0.03) gloss(s, 1)
  }
  const visor = moved(cushion(0.09, 0.2, 0.012, 5, 12), 0.2, 0.37, 1.475)
  const parts: Part[] = [
    { mesh: dash(), material: dashboard(u), back: dark },
    {
      mesh: moved(
        leant(
          sheet(
            [
              [0, 0.17, 0.06],
              [0, -0.17, 0.06],
              [0, -0.17, -0.06],
              [0, 0.17, -0.06],
            ],
            6,
          ),
          0.22,
        ),
        0.672,
        0.37,
        0.955,
      ),
      material: dials(u, 0.35 + random() * 0.4),
      back: dials(u, 0.6),
    },
    { mesh: moved(leant(cushion(0.012, 0.182, 0.106, 9, 16), 0.14), 0.665, 0, 1.0), material: glossy },
    {
      mesh: moved(
        leant(
          sheet(
            [
              [0, 0.17, 0.095],
              [0, -0.17, 0.095],
              [0, -0.17, -0.095],
              [0, 0.17, -0.095],
            ],
            6,
          ),
          0.14,
        ),
        0.65,
        0,
        1.0,
      ),
      material: screen(car.paint.flake * 9 + random() * 40),
      back: screen(random() * 40),
    },
    ...steering(0.34, 0.37, 0.9, dark),
    ...seats(u),
    ...tunnel(leather),
    ...[card, mirrored(card)].map((mesh): Part => ({ mesh, material: doorCard(u), back: doorCard(u) })),
    ...[sill, mirrored(sill)].map((mesh): Part => ({ mesh, material: dark })),
    ...[rest, mirrored(rest)].map((mesh): Part => ({ mesh, material: leather })),
    ...[post, mirrored(post)].map((mesh): Part => ({ mesh, material: lining })),
    { mesh: roof, material: lining, back: lining },
    ...[visor, mirrored(visor)].map((mesh): Part => ({ mesh, material: lining })),
    { mesh: moved(cushion(0.02, 0.125, 0.036, 5, 16), 0.38, 0, 1.385), material: glassy },
    {
      mesh: tube(
        [
          [0.39, 0, 1.4],
          [0.42, 0, 1.5],
        ],
        0.012,
      ),
      material: glossy,
    },
    { mesh: moved(cushion(1.05, 0.86, 0.12, 4, 24), 2.3, 0, 0.84), material: bonnet },
    {
      mesh: sheet(
        [
          [1.05, -0.8, 0.2],
          [1.05, 0.8, 0.2],
          [1.05, 0.8, 0.9],
          [1.05, -0.8, 0.9],
        ],
        4,
      ),
      material: footwell,
      back: footwell,
    },
    {
      mesh: sheet(
        [
          [1.2, -0.8, 0.2],
          [-1.1, -0.8, 0.2],
          [-1.1, 0.8, 0.2],
          [1.2, 0.8, 0.2],
        ],
        4,
      ),
      material: footwell,
      back: footwell,
    },
  ]
  const camera: Camera = {
    x: -0.6,
    y: 0.02 + (random() - 0.5) * 0.08,
    z: 1.14,
    fx: 1,
    fy: 0,
    focal: 960,
    cx: 800,
    cy: 440,
  }
  return { parts, camera }
}
