import type { Camera } from '../engine/camera.ts'
import { onScreen } from '../engine/camera.ts'
import { n } from './svg.ts'

/** A date palm: trunk and a crown of hanging fronds, standing at (right, ahead), `tall` metres. */
export const palm = (
  camera: Camera,
  right: number,
  ahead: number,
  tall: number,
  random: () => number,
  light: string,
  dark: string,
): string => {
  const [x, y] = onScreen(camera, right, ahead, 0)
  const m = camera.focal / ahead
  const lean = (random() - 0.5) * 0.5 * m
  const top = [x + lean, y - tall * m] as const
  const trunk = `<path d="M${n(x - 0.17 * m)} ${n(y)}Q${n(x + lean * 0.2 - 0.1 * m)} ${n(y - tall * m * 0.5)} ${n(top[0] - 0.1 * m)} ${n(top[1])}L${n(top[0] + 0.1 * m)} ${n(top[1])}Q${n(x + lean * 0.2 + 0.12 * m)} ${n(y - tall * m * 0.5)} ${n(x + 0.19 * m)} ${n(y)}Z" fill="#7b6247"/>`
  const fronds = Array.from({ length: 26 }, (_, i) => {
    const a = -0.35 + (i / 25) * (Math.PI + 0.7) + (random() - 0.5) * 0.2
    const reach = (1.5 + random() * 0.7) * m
    const [dx, dy] = [Math.cos(a) * reach, -Math.sin(a) * reach * 0.75]
    const droop = (0.5 + random() * 0.5) * m
    const w = 0.13 * m
    return `<path d="M${n(top[0])} ${n(top[1])}Q${n(top[0] + dx * 0.6)} ${n(top[1] + dy - w)} ${n(top[0] + dx)} ${n(top[1] + dy + droop)}Q${n(top[0] + dx * 0.5)} ${n(top[1] + dy + w * 1.6)} ${n(top[0])} ${n(top[1])}Z" fill="${i % 3 ? light : dark}"/>`
  })
  return trunk + fronds.join('')
}
