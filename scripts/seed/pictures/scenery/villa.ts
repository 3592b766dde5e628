import { onScreen } from '../engine/camera.ts'
import { lerp } from '../engine/numbers.ts'
import { palm } from './palm.ts'
import { frame } from '../picture.ts'
import type { Scenery } from './svg.ts'
import { gradient, n, polygon, reach, sheetOf, soft } from './svg.ts'

const { height } = frame

/** In front of a villa's wall, palms behind it. */
export const villa: Scenery = (camera, ahead, random) => {
  const y = camera.cy
  const wall = ahead + 5.5
  const q = (x0: number, x1: number, z0: number, z1: number, fill: string, more = '') =>
    polygon(
      camera,
      [
        [x0, wall, z0],
        [x1, wall, z0],
        [x1, wall, z1],
        [x0, wall, z1],
      ],
      fill,
      more,
    )
  const far = [
    gradient('sky', 0, y, [
      [0, '#5f97cf'],
      [1, '#d3e4ef'],
    ]),
    sheetOf('url(#sky)'),
  ]
  const w = reach(camera, wall)
  const yard = wall + 9
  const house = (x0: number, x1: number, tall: number, tone: string) => {
    const at = (from: number, to: number, z0: number, z1: number, fill: string) =>
      polygon(
        camera,
        [
          [from, yard, z0],
          [to, yard, z0],
          [to, yard, z1],
          [from, yard, z1],
        ],
        fill,
      )
    const windows = [0.16, 0.44, 0.72]
      .map((t) => lerp(x0, x1, t))
      .flatMap((x) => [
        at(x - 0.12, x + 1.32, 3.9, 6.1, '#cbbda6'),
        at(x, x + 1.2, 4, 6, '#5d6e78'),
        at(x + 0.56, x + 0.64, 4, 6, '#cbbda6'),
      ])
    return [
      at(x0, x1, 0, tall, tone),
      at(x0 - 0.3, x1 + 0.3, tall - 0.15, tall + 0.3, '#d3c5ae'),
      at(x0, x1, tall - 0.5, tall - 0.15, '#c6b79f'),
      ...windows,
    ].join('')
  }
  far.push(house(w * 0.12, w * 0.12 + 9, 6.9, '#e9dfce'))
  for (const t of [-1.25, -0.72, -0.3, 0.02, 1.2])
    far.push(
      palm(
        camera,
        t * w + random() * 0.6,
        wall + 1.5 + random() * 2,
        5 + random() * 1.5,
        random,
        '#64814a',
        '#486238',
      ),
    )
  const stones = [
    gradient('wall', y - 300, y + 60, [
      [0, '#f0e6d6'],
      [1, '#d9cbb5'],
    ]),
    q(-40, 40, 0, 2.75, 'url(#wall)'),
    q(-40, 40, 2.6, 2.82, '#cdbfa8'),
    q(-40, 40, 0, 0.32, '#b9a88f'),
  ]
  for (let x = -38; x < 40; x += 3.8)
    stones.push(
      q(x - 0.28, x + 0.28, 0, 2.98, '#e7dac5'),
      q(x + 0.28, x + 0.36, 0, 2.6, '#b5a68e', 'fill-opacity="0.7"'),
      q(x - 0.36, x + 0.36, 2.9, 3.08, '#cdbfa8'),
    )
  for (let x = -36.1; x < 40; x += 3.8)
    stones.push(q(x - 0.1, x + 0.1, 1.95, 2.2, '#5a5248'), q(x - 0.05, x + 0.05, 2, 2.15, '#fff0cf'))
  // A carved timber gate, the wall's one accent.
  const g = -w * 0.92
  stones.push(
    q(g, g + 3, 0, 2.5, '#5f422c'),
    ...Array.from({ length: 9 }, (_, i) =>
      q(g + 0.1 + i * 0.32, g + 0.36 + i * 0.32, 0.1, 2.4, i % 2 ? '#77533a' : '#80593d'),
    ),
    q(g + 1.47, g + 1.53, 0, 2.5, '#4b3220'),
  )
  const hedge = Array.from({ length: 420 }, (_, i) => {
    const x = w * (0.25 + (i / 420) * 1.1)
    const [px, py] = onScreen(camera, x, wall - 0.4, 0.06 + random() ** 0.7 * 0.62)
    const r = ((0.05 + random() * 0.07) * camera.focal) / wall
    return `<ellipse cx="${n(px)}" cy="${n(py)}" rx="${n(r * 1.2)}" ry="${n(r)}" fill="${['#5d7446', '#46593a', '#718a55', '#526a40'][i % 4]}"/>`
  })
  const [, edge] = onScreen(camera, 0, wall, 0)
  const floor = [
    gradient('floor', edge, height, [
      [0, '#c2b19a'],
      [0.4, '#b7a68f'],
      [1, '#93836e'],
    ]),
    polygon(
      camera,
      [
        [-60, wall, 0],
        [60, wall, 0],
        [60, 0.8, 0],
        [-60, 0.8, 0],
      ],
      'url(#floor)',
    ),
  ]
  let row = 0
  for (let z = 2; z < wall; z += 0.42) {
    floor.push(
      polygon(
        camera,
        [
          [-30, z, 0],
          [30, z, 0],
          [30, z + 0.014, 0],
          [-30, z + 0.014, 0],
        ],
        '#7d6d59',
        'fill-opacity="0.42"',
      ),
    )
    for (let x = -9 + (row++ % 2) * 0.4; x < 9; x += 0.8)
      floor.push(
        polygon(
          camera,
          [
            [x - 0.006, z, 0],
            [x + 0.006, z, 0],
            [x + 0.006, z + 0.42, 0],
            [x - 0.006, z + 0.42, 0],
          ],
          '#7d6d59',
          'fill-opacity="0.35"',
        ),
      )
  }
  return (
    soft('far', 5, far.join(''), edge) +
    soft('mid', 2.6, stones.join('') + hedge.join(''), edge) +
    floor.join('')
  )
}
