import type { Size } from './image-size.ts'

/** Quarters of a turn, clockwise; negative ones the other way. */
export type Turns = number

// The site shows at most 1920 pixels; the rest is room for denser screens and for the server to crop.
const longestSide = 2560

/** The size at which a photo is drawn: upright after its turns, its longest side at most 2560 pixels, never enlarged. */
export const drawnSize = ({ width, height }: Size, turns: Turns): Size => {
  const scale = Math.min(1, longestSide / Math.max(width, height))
  const drawn = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
  return turns % 2 === 0 ? drawn : { width: drawn.height, height: drawn.width }
}

/** True when a photo of this size is sent as large as it is. */
export const isSmallEnough = ({ width, height }: Size): boolean => Math.max(width, height) <= longestSide

type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

/** What a canvas of `drawnSize` is transformed by, so that the photo drawn over its unturned size fills it. */
export const turnMatrix = ({ width, height }: Size, turns: Turns): Matrix => {
  switch (((turns % 4) + 4) % 4) {
    case 1:
      return [0, 1, -1, 0, width, 0]
    case 2:
      return [-1, 0, 0, -1, width, height]
    case 3:
      return [0, -1, 1, 0, 0, height]
    default:
      return [1, 0, 0, 1, 0, 0]
  }
}
