import { doorCard, hide, seatHide } from './cabin-trim.ts'
import type { Upholstery } from './cabin-trim.ts'
import type { Camera } from '../engine/camera.ts'
import { leant, moved } from '../engine/mesh.ts'
import { noise, roundedBox, inside, stroke } from '../engine/numbers.ts'
import { lay, linear, solid } from '../engine/part.ts'
import type { Material, Part, Rgb } from '../engine/part.ts'
import { repeated } from '../engine/shapes.ts'
import { cushion, lathe, sheet, tube } from '../engine/solids.ts'
import { chrome, chromed, gap, glossy } from '../engine/trim.ts'

type Scene = { parts: Part[]; camera: Camera }

const camera = (x: number, y: number, z: number, focal: number, cy: number): Camera => ({
  x,
  y,
  z,
  fx: 1,
  fy: 0,
  focal,
  cx: 800,
  cy,
})

const carpet =
  (tone: number): Material =>
  (spot, s) => {
    const weave = 0.75 + 0.5 * noise(spot.x * 260 + spot.z * 90, spot.y * 260)
    lay(s, 1, [tone * weave, tone * weave * 0.97, tone * weave * 0.93], 0.95)
    s.open = 0.7
  }

const lining: Material = (spot, s) => {
  const weave = 0.94 + 0.12 * noise(spot.x * 300, spot.y * 300)
  lay(s, 1, [0.5 * weave, 0.47 * weave, 0.42 * weave], 0.95)
  s.open = 0.8
}

const plane = (a: Rgb, b: Rgb, c: Rgb, d: Rgb, material: Material): Part => ({
  mesh: sheet([a, b, c, d], 14),
  material,
  back: material,
})

const daylight: Material = (_, s) => {
  lay(s, 1, [0.75, 0.82, 0.9], 0.9)
  s.glow = 0.85
}

/** The rear bench from between the front seats. */
export const rearSeats = (u: Upholstery): Scene => {
  const parts: Part[] = [
    plane([0, -0.86, 0.2], [2.6, -0.86, 0.2], [2.6, 0.86, 0.2], [0, 0.86, 0.2], carpet(0.05)),
    plane([0, -0.86, 1.52], [2.6, -0.8, 1.5], [2.6, 0.8, 1.5], [0, 0.86, 1.52], lining),
    plane([1.98, -0.74, 1.08], [1.98, 0.74, 1.08], [1.98, 0.66, 1.42], [1.98, -0.66, 1.42], daylight),
    plane([1.99, -0.84, 0.4], [1.99, 0.84, 0.4], [1.99, 0.8, 1.09], [1.99, -0.8, 1.09], hide(u.upper)),
    plane([1.995, -0.84, 1.0], [1.995, 0.84, 1.0], [1.995, 0.84, 1.6], [1.995, -0.84, 1.6], lining),
  ]
  for (const side of [1, -1]) {
    const card = sheet(
      [
        [0.2, side * 0.84, 0.25],
        [2, side * 0.84, 0.25],
        [2, side * 0.8, 0.98],
        [0.2, side * 0.8, 0.98],
      ],
      16,
    )
    const flipped: Material = (spot, s) => doorCard(u)({ ...spot, x: 1.35 - spot.x }, s)
    parts.push({ mesh: card, material: flipped, back: flipped })
    parts.push(
      plane(
        [0.3, side * 0.8, 1.02],
        [1.5, side * 0.8, 1.02],
        [1.35, side * 0.72, 1.4],
        [0.3, side * 0.74, 1.42],
        daylight,
      ),
    )
    parts.push({
      mesh: tube(
        [
          [0.2, side * 0.79, 1.0],
          [1.9, side * 0.78, 1.02],
        ],
        0.025,
      ),
      material: hide(u.upper),
    })
    parts.push({
      mesh: tube(
        [
          [1.42, side * 0.79, 1.0],
          [1.34, side * 0.72, 1.45],
        ],
        0.04,
      ),
      material: lining,
    })
    parts.push({
      mesh: moved(cushion(0.3, 0.045, 0.035, 4, 14), 0.95, side * 0.78, 0.74),
      material: hide(u.leather),
    })
  }
  for (const at of [-0.48, 0, 0.48]) {
    const wide = at === 0 ? 0.2 : 0.265
    const material = seatHide(u, at)
    parts.push({ mesh: moved(cushion(0.29, wide, 0.1, 4, 20), 1.25, at, 0.52), material })
    parts.push({ mesh: moved(leant(cushion(0.085, wide, 0.34, 4, 20), -0.28), 1.66, at, 0.84), material })
    if (at !== 0)
      parts.push({
        mesh: moved(leant(cushion(0.05, 0.14, 0.085, 4, 12), -0.2), 1.8, at, 1.22),
        material: hide(u.leather),
      })
    parts.push({
      mesh: moved(cushion(0.016, 0.02, 0.03, 4, 10), 1.5, at + 0.24, 0.6),
      material: solid(linear('#8f1212'), 0.5),
    })
  }
  // The backs of the front seats at either edge, and the tunnel between them.
  for (const side of [1, -1])
    parts.push({
      mesh: moved(leant(cushion(0.09, 0.24, 0.34, 4, 18), -0.2), 0.3, side * 0.62, 0.78),
      material: hide(u.leather),
    })
  parts.push({ mesh: moved(cushion(0.4, 0.1, 0.13, 6, 16), 0.65, 0, 0.3), material: carpet(0.04) })
  return { parts, camera: camera(-0.35, 0.03, 1.16, 900, 420) }
}

/** The open boot from behind. */
export const boot = (u: Upholstery, tall: boolean): Scene => {
  const high = tall ? 1.42 : 1.02
  const floor = tall ? 0.68 : 0.6
  const plastic: Material = (spot, s) => {
    lay(s, 1, linear('#26272a'), 0.75, 0, 0.05)
    gap(s, 0.5 * stroke(spot.z - floor - 0.26, 0.003, spot.size))
    s.open = 0.75
  }
  const mat: Material = (spot, s) => {
    carpet(0.045)(spot, s)
    gap(s, 0.7 * stroke(roundedBox(spot.x - 0.95, spot.y, 0.42, 0.44, 0.05), 0.004, spot.size))
    chrome(s, 0.8 * inside(roundedBox(spot.x - 0.58, spot.y, 0.012, 0.05, 0.01), spot.size))
  }
  const backs: Material = (spot, s) => {
    carpet(0.06)(spot, s)
    gap(s, stroke(Math.abs(spot.y) - 0.2, 0.006, spot.size))
  }
  const parts: Part[] = [
    plane([0.35, -0.62, floor], [1.5, -0.6, floor], [1.5, 0.6, floor], [0.35, 0.62, floor], mat),
    plane(
      [1.45, -0.62, floor],
      [1.45, 0.62, floor],
      [1.6, 0.62, floor + 0.58],
      [1.6, -0.62, floor + 0.58],
      backs,
    ),
    plane([0.3, -0.8, high], [2.4, -0.7, high], [2.4, 0.7, high], [0.3, 0.8, high], lining),
    plane([2.4, -0.8, 0.9], [2.4, 0.8, 0.9], [2.4, 0.7, 1.35], [2.4, -0.7, 1.35], daylight),
    { mesh: moved(cushion(0.09, 0.66, 0.035, 5, 20), 0.34, 0, floor + 0.005), material: plastic },
    { mesh: moved(cushion(0.14, 0.9, 0.14, 6, 20), 0.16, 0, floor - 0.14), material: glossy },
  ]
  for (const side of [1, -1]) {
    parts.push(
      plane(
        [0.3, side * 0.63, floor - 0.02],
        [1.6, side * 0.61, floor - 0.02],
        [1.6, side * 0.68, high],
        [0.3, side * 0.72, high],
        plastic,
      ),
    )
    parts.push({
      mesh: tube(
        [
          [0.26, side * 0.66, floor - 0.1],
          [0.25, side * 0.72, floor + 0.3],
          [0.3, side * 0.66, high - 0.03],
          [0.34, side * 0.5, high + 0.02],
        ],
        0.055,
      ),
      material: plastic,
    })
    for (const at of [0, 0.36])
      if (tall)
        parts.push({
          mesh: moved(leant(cushion(0.05, 0.13, 0.08, 4, 12), 0.1), 1.66, side * (0.14 + at), floor + 0.67),
          material: hide(u.leather),
        })
    parts.push({
      mesh: moved(cushion(0.03, 0.012, 0.02, 4, 10), 0.6, side * 0.63, floor + 0.36),
      material: chromed,
    })
  }
  return { parts, camera: camera(-0.75, 0.02, floor + 0.62, 1150, tall ? 380 : 330) }
}

/** Under the bonnet. `kind` says what fills the bay. */
export const engineBay = (kind: 'four' | 'six' | 'eight' | 'electric', paint: Material): Scene => {
  const dark = solid(linear('#141517'), 0.7, 0, 0.1, 0.55)
  const plastic = solid(linear('#1d1f22'), 0.55, 0, 0.25, 0.85)
  const metal = solid(linear('#8d9094'), 0.42, 0.9, 0, 0.8)
  const rubber = solid(linear('#0e0f10'), 0.6, 0, 0.1, 0.8)
  const ribbed =
    (accent: Rgb): Material =>
    (spot, s) => {
      plastic(spot, s)
      const rib = stroke(repeated(spot.y, 0.06), 0.008, spot.size) * (Math.abs(spot.x - 1.12) < 0.16 ? 1 : 0)
      lay(s, rib, linear('#34373b'), 0.5, 0.2, 0.2)
      const badge = roundedBox(spot.x - 1.12, spot.y, 0.035, 0.15, 0.012)
      lay(s, inside(badge, spot.size), accent, 0.4, 0.4, 0.5)
      chrome(s, stroke(badge, 0.0025, spot.size))
    }
  const parts: Part[] = [
    plane([0.5, -0.85, 0.55], [2, -0.85, 0.55], [2, 0.85, 0.55], [0.5, 0.85, 0.55], dark),
    { mesh: moved(cushion(0.07, 0.66, 0.05, 6, 24), 0.62, 0, 0.86), material: plastic },
    { mesh: moved(cushion(0.1, 0.84, 0.16, 5, 24), 1.86, 0, 0.92), material: dark },
    { mesh: moved(cushion(0.05, 0.8, 0.05, 5, 24), 0.5, 0, 0.88), material: paint },
    plane([1.85, -0.9, 1.0], [1.85, 0.9, 1.0], [2.1, 0.9, 1.5], [2.1, -0.9, 1.5], dark),
  ]
  for (const side of [1, -1]) {
    parts.push({ mesh: moved(cushion(0.78, 0.13, 0.09, 5, 24), 1.2, side * 0.78, 0.84), material: paint })
    parts.push({
      mesh: moved(
        lathe(
          [
            [0.1, -0.04],
            [0.1, 0.02],
            [0.07, 0.05],
            [0.001, 0.06],
          ],
          28,
        ),
        0,
        0,
        0,
      ),
      material: dark,
    })
    const strut = lathe(
      [
        [0.11, 0],
        [0.11, 0.03],
        [0.06, 0.06],
        [0.001, 0.065],
      ],
      28,
    )
    const upright = { ...strut, position: strut.position.slice(), normal: strut.normal.slice() }
    for (const from of [upright.position, upright.normal])
      for (let k = 0; k < from.length; k += 3) [from[k + 1], from[k + 2]] = [-from[k + 2]!, from[k + 1]!]
    parts.push({ mesh: moved(upright, 1.55, side * 0.58, 0.84), material: metal })
    parts.push({
      mesh: tube(
        [
          [0.66, side * 0.5, 0.84],
          [0.95, side * 0.62, 0.78],
          [1.4, side * 0.6, 0.72],
        ],
        0.022,
      ),
      material: rubber,
    })
  }
  parts.push({
    mesh: moved(cushion(0.17, 0.13, 0.12, 8, 16), 1.42, 0.5, 0.76),
    material: solid(linear('#17181a'), 0.5, 0, 0.3, 0.8),
  })
  parts.push({
    mesh: moved(cushion(0.02, 0.02, 0.02, 4, 10), 1.34, 0.44, 0.89),
    material: solid(linear('#b3202a'), 0.5, 0, 0.3),
  })
  parts.push({ mesh: moved(cushion(0.17, 0.15, 0.13, 5, 18), 0.86, 0.52, 0.76), material: plastic })
  parts.push({
    mesh: tube(
      [
        [0.86, 0.42, 0.86],
        [0.9, 0.24, 0.9],
        [1.0, 0.12, 0.88],
      ],
      0.05,
    ),
    material: rubber,
  })
  for (const [x, y, hex] of [
    [0.74, -0.5, '#1c5fb0'],
    [0.9, -0.56, '#d8b21a'],
    [1.62, -0.36, '#e8e6dc'],
    [1.2, -0.58, '#15171a'],
  ] as const)
    parts.push({
      mesh: moved(cushion(0.05, 0.05, 0.05, 3, 14), x, y, 0.84),
      material: solid(linear(hex), 0.5, 0, 0.3),
    })
  if (kind === 'electric') {
    parts.push({ mesh: moved(cushion(0.42, 0.44, 0.14, 7, 30), 1.18, 0, 0.76), material: plastic })
    parts.push({ mesh: moved(cushion(0.34, 0.36, 0.06, 6, 30), 1.18, 0, 0.88), material: carpet(0.05) })
    parts.push({
      mesh: tube(
        [
          [0.8, 0.1, 0.84],
          [1.0, -0.5, 0.84],
          [1.5, -0.52, 0.8],
        ],
        0.026,
      ),
      material: solid(linear('#e07a14'), 0.5, 0, 0.3),
    })
  } else {
    const accent =
      kind === 'eight' ? linear('#a3161f') : kind === 'six' ? linear('#9b9ea3') : linear('#2b4f8e')
    const wide = kind === 'four' ? 0.24 : kind === 'six' ? 0.33 : 0.38
    parts.push({ mesh: moved(cushion(0.36, wide, 0.13, 5, 30), 1.14, 0, 0.8), material: ribbed(accent) })
    if (kind !== 'four')
      for (const side of [1, -1]) {
        parts.push({
          mesh: moved(cushion(0.3, 0.075, 0.06, 4, 20), 1.14, side * (wide + 0.02), 0.82),
          material: kind === 'eight' ? solid(accent, 0.5, 0.3, 0.4, 0.9) : metal,
        })
        for (const at of [-0.2, -0.07, 0.07, 0.2])
          parts.push({
            mesh: tube(
              [
                [1.14 + at, side * 0.1, 0.93],
                [1.14 + at, side * (wide - 0.02), 0.9],
              ],
              0.028,
            ),
            material: kind === 'eight' ? metal : plastic,
          })
      }
    parts.push({
      mesh: tube(
        [
          [0.74, -0.3, 0.7],
          [0.74, 0.3, 0.72],
        ],
        0.06,
      ),
      material: rubber,
    })
  }
  return {
    parts: parts.filter(({ material }) => material !== undefined),
    camera: camera(-0.62, 0.02, 1.85, 1620, -424),
  }
}
