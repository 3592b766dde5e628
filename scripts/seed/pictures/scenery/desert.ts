import { noise } from '../engine/numbers.ts'
import { frame } from '../picture.ts'
import type { Scenery } from './svg.ts'
import { flat, glow, gradient, n, sheetOf, soft } from './svg.ts'

const { width, height } = frame

/** A line of dunes across the frame, `tall` pixels: each with its sunny face and the shadow behind its crest. */
const dunes = (y: number, tall: number, pace: number, seed: number, sunny: string, shady: string): string => {
  const crest = (x: number) => {
    const t = (x / width) * pace + seed * 3.7
    const u = t - Math.floor(t)
    // Wind builds a long slope and lets it fall off short.
    const swell = u < 0.68 ? (u / 0.68) ** 1.5 : (1 - (u - 0.68) / 0.32) ** 1.25
    return tall * (0.22 + (0.45 + 0.5 * noise(Math.floor(t), seed)) * swell + 0.05 * noise(t * 5, seed))
  }
  const points: [number, number][] = [[-80, y + 500]]
  for (let x = -80; x <= width + 80; x += 8) points.push([x, y - crest(x)])
  points.push([width + 80, y + 500])
  const lee: string[] = []
  for (let k = Math.floor(seed * 3.7) - 1; k < seed * 3.7 + pace + 1; k++) {
    const at = (share: number) => ((k + share - seed * 3.7) / pace) * width
    const edge: [number, number][] = []
    for (let share = 0.68; share <= 1.001; share += 0.02) edge.push([at(share), y - crest(at(share))])
    edge.push(
      [at(0.93), y + 30],
      [at(0.8), y - crest(at(0.68)) * 0.12],
      [at(0.735), y - crest(at(0.68)) * 0.5],
    )
    lee.push(flat(edge, shady))
  }
  return flat(points, sunny) + lee.join('')
}

/** Dunes in the golden hour. */
export const desert: Scenery = (camera, _, random) => {
  const y = camera.cy
  const seed = Math.floor(random() * 50)
  const far = [
    gradient('sky', 0, y, [
      [0, '#7fa0c0'],
      [0.5, '#cfc6b4'],
      [1, '#f6d9a8'],
    ]),
    sheetOf('url(#sky)'),
    glow('sun', width * 0.13, y - 60, 620, 340, '#fff0c8', 0.9),
    dunes(y + 4, 120, 1.7, seed, '#e3bd8b', '#c4976a'),
    dunes(y + 14, 90, 2.3, seed + 3, '#d9ab73', '#a97848'),
    dunes(y + 26, 62, 1.4, seed + 7, '#cf9f66', '#96683d'),
  ]
  const sand = [
    gradient('floor', y, height, [
      [0, '#cd9c62'],
      [0.25, '#c4915a'],
      [1, '#9c6c3d'],
    ]),
    sheetOf('url(#floor)', y + 8),
  ]
  // Ripples of the wind, closer the further away they are.
  for (let k = 0; k < 95; k++) {
    const t = k / 95
    const ry = y + 14 + (height - y) * t ** 1.9
    const amp = 1 + 9 * t
    let d = `M-20 ${n(ry)}`
    for (let x = 40; x <= width + 60; x += 60)
      d += `L${x} ${n(ry + amp * (noise(x / (70 + 260 * t) + k * 7.1, k * 3.3) - 0.5) * 2.4)}`
    sand.push(
      `<path d="${d}" fill="none" stroke="${k % 2 ? '#7d5228' : '#f0c892'}" stroke-width="${n(0.8 + 3.4 * t)}" stroke-opacity="${n(0.1 + 0.12 * (1 - t))}"/>`,
    )
  }
  return soft('far', 3, far.join(''), y + 60) + sand.join('')
}
