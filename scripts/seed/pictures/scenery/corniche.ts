import type { Camera } from '../engine/camera.ts'
import { onScreen } from '../engine/camera.ts'
import { palm } from './palm.ts'
import { frame } from '../picture.ts'
import type { Scenery } from './svg.ts'
import { glow, gradient, n, polygon, reach, rectangle, sheetOf, soft } from './svg.ts'

const { width, height } = frame

/** West Bay over the water: [left edge, width, height] in metres at one kilometre's distance, and the shape of the top. */
const towers: readonly (readonly [number, number, number, string])[] = [
  [-330, 26, 90, 'flat'],
  [-300, 30, 150, 'slope'],
  [-262, 22, 120, 'flat'],
  [-238, 34, 205, 'curve'],
  [-196, 26, 165, 'flat'],
  [-166, 30, 238, 'needle'],
  [-130, 34, 190, 'slope'],
  [-90, 24, 140, 'flat'],
  [-62, 36, 222, 'dome'],
  [-18, 28, 180, 'flat'],
  [14, 30, 250, 'needle'],
  [48, 38, 175, 'curve'],
  [92, 26, 212, 'slope'],
  [122, 30, 150, 'flat'],
  [158, 34, 230, 'dome'],
  [198, 24, 130, 'flat'],
  [226, 32, 185, 'curve'],
  [264, 28, 110, 'flat'],
  [298, 34, 160, 'slope'],
  [338, 26, 95, 'flat'],
]

/** One row of towers; the further row is paler, lower and shifted, and keeps its lights off. */
const skyline = (camera: Camera, random: () => number, further: boolean): string => {
  const y = camera.cy
  // Photographed from across the bay with the same lens: the sizes follow the zoom, but gently.
  const s = 1.15 * (camera.focal / 2600) ** 0.35
  return towers
    .map(([left, w, h, kind], i) => {
      const x = width / 2 + (left + (further ? 19 : 0)) * s * 2.3
      const tw = w * s * (further ? 2.2 : 1.5 + 0.5 * random())
      const th = h * s * (further ? 0.4 + 0.3 * random() : 0.55 + 0.4 * random())
      const t = y - th
      const cap = {
        flat: `V${n(t)}h${n(tw)}`,
        slope: `V${n(t + tw * 0.5)}L${n(x + tw)} ${n(t)}`,
        curve: `V${n(t + tw * 0.7)}Q${n(x + tw * 0.15)} ${n(t)} ${n(x + tw)} ${n(t)}`,
        dome: `V${n(t + tw * 0.6)}Q${n(x)} ${n(t)} ${n(x + tw / 2)} ${n(t)}Q${n(x + tw)} ${n(t)} ${n(x + tw)} ${n(t + tw * 0.6)}`,
        needle: `V${n(t + tw)}L${n(x + tw * 0.47)} ${n(t + tw * 0.3)}V${n(t - tw * 0.5)}h${n(tw * 0.06)}V${n(t + tw * 0.3)}L${n(x + tw)} ${n(t + tw)}`,
      }[kind]
      const windows = Array.from({ length: further ? 0 : 26 }, () => {
        const wx = x + tw * (0.12 + 0.76 * random())
        const wy = y - th * (0.06 + 0.7 * random())
        return rectangle(
          wx,
          wy,
          2.2 * s,
          3 * s,
          random() < 0.3 ? '#ffd9a0' : '#f3b978',
          `fill-opacity="${n(0.35 + random() * 0.55)}"`,
        )
      })
      return `<path d="M${n(x)} ${n(y + 2)}${cap}V${n(y + 2)}Z" fill="${further ? '#a98390' : `url(#tower${i % 3})`}"/>${rectangle(x + tw * 0.7, t + tw, tw * 0.3, Math.max(th - tw, 0), '#f0a878', 'fill-opacity="0.22"')}${windows.join('')}`
    })
    .join('')
}

/** Dusk on the Doha corniche: West Bay over the water, a paved quay. */
export const corniche: Scenery = (camera, ahead, random) => {
  const y = camera.cy
  const quay = ahead + 6
  const [, edge] = onScreen(camera, 0, quay, 0)
  const tones = ['#4a4566', '#564b6b', '#403b5c'].map((tone, i) =>
    gradient(`tower${i}`, y - 250, y, [
      [0, tone],
      [0.65, tone],
      [1, '#8f6d7e'],
    ]),
  )
  const city = tones.join('') + skyline(camera, random, true) + skyline(camera, random, false)
  const far = [
    gradient('sky', 0, y, [
      [0, '#5a6590'],
      [0.4, '#a78ca0'],
      [0.72, '#e3a98b'],
      [1, '#f7cf9d'],
    ]),
    sheetOf('url(#sky)', -60, y + 2),
    glow('sun', width * 0.8, y - 14, 560, 260, '#ffdca4', 0.8),
    ...[
      [0.18, 0.32],
      [0.3, 0.5],
      [0.44, 0.25],
      [0.56, 0.44],
    ].map(
      ([h, o], i) =>
        `<ellipse cx="${n(width * [0.25, 0.7, 0.5, 0.12][i]!)}" cy="${n(y * h!)}" rx="${[520, 380, 640, 300][i]}" ry="${[9, 7, 10, 6][i]}" fill="#f9c9a9" fill-opacity="${o! * 0.6}"/>`,
    ),
    city,
    gradient('sea', y, edge, [
      [0, '#c89a86'],
      [0.25, '#8d7c8b'],
      [1, '#4d5271'],
    ]),
    sheetOf('url(#sea)', y, Math.max(edge, y + 2)),
    `<g opacity="0.3" transform="translate(0 ${n(2 * y)}) scale(1 -1)">${city}</g>`,
  ]
  const ripples = Array.from({ length: 70 }, () => {
    const t = random() ** 1.6
    return rectangle(
      random() * width,
      y + 2 + t * (edge - y - 3),
      20 + 90 * random(),
      0.8 + 1.6 * t,
      random() < 0.5 ? '#f6c8a0' : '#3f4766',
      'fill-opacity="0.28"',
    )
  })
  const paving = [
    gradient('floor', edge, height, [
      [0, '#93867f'],
      [0.3, '#857973'],
      [1, '#564f50'],
    ]),
    polygon(
      camera,
      [
        [-80, quay, 0],
        [80, quay, 0],
        [80, 0.8, 0],
        [-80, 0.8, 0],
      ],
      'url(#floor)',
    ),
  ]
  for (let z = 2; z < quay; z += 0.9)
    paving.push(
      polygon(
        camera,
        [
          [-40, z, 0],
          [40, z, 0],
          [40, z + 0.016, 0],
          [-40, z + 0.016, 0],
        ],
        '#4d4647',
        'fill-opacity="0.4"',
      ),
    )
  for (let x = -22.5; x < 23; x += 0.9)
    paving.push(
      polygon(
        camera,
        [
          [x - 0.008, quay, 0],
          [x + 0.008, quay, 0],
          [x + 0.008, 1.6, 0],
          [x - 0.008, 1.6, 0],
        ],
        '#4d4647',
        'fill-opacity="0.3"',
      ),
    )
  const rail = [
    polygon(
      camera,
      [
        [-60, quay, 0],
        [60, quay, 0],
        [60, quay, 0.32],
        [-60, quay, 0.32],
      ],
      '#b7a79b',
    ),
    polygon(
      camera,
      [
        [-60, quay, 0.32],
        [60, quay, 0.32],
        [60, quay + 0.4, 0.32],
        [-60, quay + 0.4, 0.32],
      ],
      '#d0bdac',
    ),
  ]
  for (const t of [-1.06, 1.02])
    rail.push(
      palm(
        camera,
        t * reach(camera, quay) + random() * 0.5,
        quay + 0.8,
        3.9 + random() * 0.6,
        random,
        '#3f4a45',
        '#333b3d',
      ),
    )
  return soft('far', 2.4, far.join('') + ripples.join('') + rail.join(''), edge) + paving.join('')
}
