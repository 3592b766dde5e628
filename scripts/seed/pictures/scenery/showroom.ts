import { onScreen } from '../engine/camera.ts'
import { frame } from '../picture.ts'
import type { Scenery } from './svg.ts'
import { gradient, polygon, reach, sheetOf, soft } from './svg.ts'

const { height } = frame

/** A dealer's polished floor. */
export const showroom: Scenery = (camera, ahead) => {
  const back = ahead + 6
  const w = reach(camera, back)
  const q = (x0: number, x1: number, z0: number, z1: number, fill: string, more = '') =>
    polygon(
      camera,
      [
        [x0, back, z0],
        [x1, back, z0],
        [x1, back, z1],
        [x0, back, z1],
      ],
      fill,
      more,
    )
  const [, foot] = onScreen(camera, 0, back, 0)
  const wall = [
    gradient('wall', foot - 700, foot, [
      [0, '#dcd6cd'],
      [1, '#b9b1a6'],
    ]),
    sheetOf('url(#wall)', -60, foot + 2),
  ]
  // Slatted timber, a lit niche and upright light lines: what a car shop's back wall is made of.
  const x0 = -w * 0.42
  for (let x = x0; x < w * 1.1; x += 0.17)
    wall.push(
      q(x, x + 0.11, 0.1, 9, x % 0.34 < 0.17 ? '#8c7358' : '#836b51'),
      q(x + 0.11, x + 0.17, 0.1, 9, '#4f4032'),
    )
  wall.push(q(-w * 1.2, x0 - 0.12, 0, 9, 'url(#wall)'))
  for (const x of [x0 - 0.1, w * 0.34, w * 0.96])
    wall.push(
      q(x - 0.2, x + 0.24, 0, 9, '#ffe9c4', 'fill-opacity="0.22"'),
      q(x - 0.02, x + 0.06, 0, 9, '#fff6e4'),
    )
  for (const x of [-w * 0.98, -w * 0.7])
    wall.push(
      q(x, x + w * 0.22, 0.35, 2.5, '#f6f1e8'),
      q(x + 0.06, x + w * 0.22 - 0.06, 0.41, 2.44, '#e4dccf'),
    )
  wall.push(q(-w * 1.2, w * 1.2, 0, 0.1, '#5a5047'))
  const floor = [
    gradient('floor', foot, height, [
      [0, '#a8a197'],
      [0.3, '#958e84'],
      [1, '#6d675f'],
    ]),
    sheetOf('url(#floor)', foot),
  ]
  // The polished floor gives the light lines back.
  const twins = [x0 - 0.1, w * 0.34, w * 0.96].map((x) =>
    polygon(
      camera,
      [
        [x - 0.05, back, 0],
        [x + 0.09, back, 0],
        [x + 0.09, back, -5],
        [x - 0.05, back, -5],
      ],
      '#fff6e4',
      'fill-opacity="0.3"',
    ),
  )
  const seams: string[] = []
  for (let x = -12; x <= 12; x += 1.2)
    seams.push(
      polygon(
        camera,
        [
          [x - 0.004, back, 0],
          [x + 0.004, back, 0],
          [x + 0.004, 1.5, 0],
          [x - 0.004, 1.5, 0],
        ],
        '#57514a',
        'fill-opacity="0.45"',
      ),
    )
  for (let z = 2.4; z < back; z += 1.2)
    seams.push(
      polygon(
        camera,
        [
          [-30, z, 0],
          [30, z, 0],
          [30, z + 0.01, 0],
          [-30, z + 0.01, 0],
        ],
        '#57514a',
        'fill-opacity="0.45"',
      ),
    )
  return (
    soft('far', 3.2, wall.join(''), foot) + floor.join('') + soft('twin', 9, twins.join('')) + seams.join('')
  )
}
