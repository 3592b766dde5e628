import { onScreen } from '../engine/camera.ts'
import { palm } from './palm.ts'
import { frame } from '../picture.ts'
import type { Scenery } from './svg.ts'
import { gradient, polygon, reach, sheetOf, soft } from './svg.ts'

const { height } = frame

/** A street of shops by day. */
export const street: Scenery = (camera, ahead, random) => {
  const y = camera.cy
  const kerb = ahead + 3.2
  const front = ahead + 13
  const far = [
    gradient('sky', 0, y, [
      [0, '#74a5d6'],
      [1, '#e2ebf0'],
    ]),
    sheetOf('url(#sky)'),
  ]
  let x = -34
  while (x < 34) {
    const w = 4 + random() * 5
    const h = 5 + random() * 9
    const tone = ['#d8cbb8', '#c9b9a3', '#e2d9cb', '#bfb2a2', '#cfc4b6'][Math.floor(random() * 5)]!
    far.push(
      polygon(
        camera,
        [
          [x, front, 0],
          [x + w, front, 0],
          [x + w, front, h],
          [x, front, h],
        ],
        tone,
      ),
      polygon(
        camera,
        [
          [x + w - 0.5, front, 0],
          [x + w, front, 0],
          [x + w, front, h],
          [x + w - 0.5, front, h],
        ],
        '#000',
        'fill-opacity="0.1"',
      ),
    )
    for (let wx = x + 0.6; wx < x + w - 1; wx += 1.5)
      for (let wz = 3.6; wz < h - 1; wz += 2.1)
        far.push(
          polygon(
            camera,
            [
              [wx, front, wz],
              [wx + 0.8, front, wz],
              [wx + 0.8, front, wz + 1.2],
              [wx, front, wz + 1.2],
            ],
            '#5d6b74',
          ),
        )
    far.push(
      polygon(
        camera,
        [
          [x + 0.3, front, 0.3],
          [x + w - 0.4, front, 0.3],
          [x + w - 0.4, front, 2.6],
          [x + 0.3, front, 2.6],
        ],
        '#4a5359',
      ),
      polygon(
        camera,
        [
          [x + 0.2, front, 2.6],
          [x + w - 0.3, front, 2.6],
          [x + w - 0.3, front, 3.1],
          [x + 0.2, front, 3.1],
        ],
        ['#8a1538', '#3f5a6b', '#6b7250', '#a2672f'][Math.floor(random() * 4)]!,
      ),
    )
    x += w + (random() < 0.3 ? 2.5 : 0.1)
  }
  for (const t of [-1, -0.45, 0.35, 0.95])
    far.push(
      palm(
        camera,
        t * reach(camera, kerb + 3) + random() * 0.5,
        kerb + 3,
        4.6 + random(),
        random,
        '#66804a',
        '#4c6339',
      ),
    )
  const walk = [
    polygon(
      camera,
      [
        [-60, front, 0.14],
        [60, front, 0.14],
        [60, kerb, 0.14],
        [-60, kerb, 0.14],
      ],
      '#bdb2a3',
    ),
    polygon(
      camera,
      [
        [-60, kerb, 0],
        [60, kerb, 0],
        [60, kerb, 0.14],
        [-60, kerb, 0.14],
      ],
      '#8f887f',
    ),
    ...Array.from({ length: 41 }, (_, i) =>
      polygon(
        camera,
        [
          [-60 + i * 3, kerb, 0.005],
          [-58.5 + i * 3, kerb, 0.005],
          [-58.5 + i * 3, kerb, 0.14],
          [-60 + i * 3, kerb, 0.14],
        ],
        '#e5e0d6',
      ),
    ),
  ]
  const [, edge] = onScreen(camera, 0, kerb, 0)
  const road = [
    gradient('floor', edge, height, [
      [0, '#7b787a'],
      [0.35, '#6c6a6c'],
      [1, '#4e4c50'],
    ]),
    polygon(
      camera,
      [
        [-80, kerb, 0],
        [80, kerb, 0],
        [80, 0.8, 0],
        [-80, 0.8, 0],
      ],
      'url(#floor)',
    ),
    polygon(
      camera,
      [
        [-80, kerb - 0.55, 0],
        [80, kerb - 0.55, 0],
        [80, kerb - 0.43, 0],
        [-80, kerb - 0.43, 0],
      ],
      '#e8e4da',
      'fill-opacity="0.8"',
    ),
  ]
  return soft('far', 7, far.join(''), edge) + soft('mid', 2.2, walk.join(''), edge) + road.join('')
}
