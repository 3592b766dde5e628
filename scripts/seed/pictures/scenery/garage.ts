import { onScreen } from '../engine/camera.ts'
import { frame } from '../picture.ts'
import type { Scenery } from './svg.ts'
import { gradient, polygon, reach, sheetOf, soft } from './svg.ts'

const { height } = frame

/** Under a mall: columns, strip lights, bays. */
export const garage: Scenery = (camera, ahead) => {
  const back = ahead + 11
  const w = reach(camera, ahead + 4.5)
  const ceiling = 2.9
  const [, foot] = onScreen(camera, 0, ahead + 3, 0)
  const wide = 22
  const parts = [
    gradient('wall', 0, camera.cy + 60, [
      [0, '#6b6963'],
      [1, '#8d8a82'],
    ]),
    gradient('floor', camera.cy, height, [
      [0, '#807d76'],
      [0.35, '#6d6a64'],
      [1, '#4b4945'],
    ]),
    sheetOf('url(#wall)'),
    polygon(
      camera,
      [
        [-60, back, 0],
        [60, back, 0],
        [60, 1, 0],
        [-60, 1, 0],
      ],
      'url(#floor)',
    ),
    gradient('slab', 0, camera.cy, [
      [0, '#47453f'],
      [1, '#6b6861'],
    ]),
    polygon(
      camera,
      [
        [-wide, back, ceiling],
        [wide, back, ceiling],
        [wide, 1.4, ceiling],
        [-wide, 1.4, ceiling],
      ],
      'url(#slab)',
    ),
    polygon(
      camera,
      [
        [-wide, back, 0],
        [wide, back, 0],
        [wide, back, 1],
        [-wide, back, 1],
      ],
      '#5b5953',
    ),
    polygon(
      camera,
      [
        [-wide, back, 1],
        [wide, back, 1],
        [wide, back, 1.12],
        [-wide, back, 1.12],
      ],
      '#b58a2a',
    ),
  ]
  for (let z = back - 2; z > 3.2; z -= 3)
    parts.push(
      polygon(
        camera,
        [
          [-wide, z, ceiling],
          [wide, z, ceiling],
          [wide, z, ceiling - 0.35],
          [-wide, z, ceiling - 0.35],
        ],
        '#55534d',
      ),
    )
  for (const x of [-9, -3, 3, 9])
    for (let z = back - 1; z > 4; z -= 3)
      parts.push(
        polygon(
          camera,
          [
            [x - 0.1, z, ceiling - 0.36],
            [x + 0.1, z, ceiling - 0.36],
            [x + 0.1, z - 1.3, ceiling - 0.36],
            [x - 0.1, z - 1.3, ceiling - 0.36],
          ],
          '#f6fbf4',
        ),
      )
  const column = (x: number, z: number, mark: string) =>
    `${polygon(
      camera,
      [
        [x - 0.35, z, 0],
        [x + 0.35, z, 0],
        [x + 0.35, z, ceiling],
        [x - 0.35, z, ceiling],
      ],
      '#97938a',
    )}${polygon(
      camera,
      [
        [x - 0.35, z, 0.02],
        [x + 0.35, z, 0.02],
        [x + 0.35, z, 1.15],
        [x - 0.35, z, 1.15],
      ],
      mark,
    )}${polygon(
      camera,
      [
        [x + 0.35, z, 0],
        [x + 0.35, z + 0.7, 0],
        [x + 0.35, z + 0.7, ceiling],
        [x + 0.35, z, ceiling],
      ],
      '#6f6c65',
    )}`
  for (const [x, z] of [
    [-w * 0.86, ahead + 4.5],
    [w * 0.8, ahead + 4.5],
    [-w * 0.3, back - 3],
    [w * 0.9, back - 3],
  ] as const)
    parts.push(column(x, z, '#8a1538'))
  const lines: string[] = []
  for (let x = -14; x <= 14; x += 2.8)
    lines.push(
      polygon(
        camera,
        [
          [x - 0.05, back - 0.5, 0],
          [x + 0.05, back - 0.5, 0],
          [x + 0.05, ahead + 2.6, 0],
          [x - 0.05, ahead + 2.6, 0],
        ],
        '#d8d4c8',
        'fill-opacity="0.75"',
      ),
    )
  lines.push(
    polygon(
      camera,
      [
        [-30, ahead - 2.3, 0],
        [30, ahead - 2.3, 0],
        [30, ahead - 2.2, 0],
        [-30, ahead - 2.2, 0],
      ],
      '#d8d4c8',
      'fill-opacity="0.5"',
    ),
  )
  return `${soft('far', 3.4, parts.join(''), foot)}${lines.join('')}`
}
