import { frame } from '../picture.ts'
import type { Scenery } from './svg.ts'
import { glow, gradient, rectangle } from './svg.ts'

const { width, height } = frame

const studio =
  (wall: readonly string[], floor: readonly string[], pool: string, strength: number): Scenery =>
  (camera) => {
    const y = camera.cy
    // A cyclorama has no corner: wall and floor run into each other round the horizon.
    return `${gradient('wall', 0, y + 90, [
      [0, wall[0]!],
      [0.55, wall[1]!],
      [1, floor[0]!],
    ])}${gradient('floor', y + 80, height, [
      [0, floor[0]!],
      [0.45, floor[1]!],
      [1, floor[2]!],
    ])}${rectangle(0, 0, width, y + 91, 'url(#wall)')}${rectangle(0, y + 90, width, height - y, 'url(#floor)')}${glow('pool', width / 2, y - 60, 1000, 560, pool, strength)}${glow('carpet', width / 2, y + 420, 900, 260, pool, strength * 0.5)}`
  }

/** A photographer's cyclorama in warm grey. */
export const lightStudio = studio(['#bdb5a9', '#d3ccc1'], ['#cdc5b9', '#bfb6a9', '#a2998b'], '#fffaf2', 0.55)

/** The same in black. */
export const darkStudio = studio(['#121214', '#29292c'], ['#262628', '#1c1c1e', '#0d0d0e'], '#8d8d94', 0.42)
