import { expect, it } from 'vitest'
import { drawnSize, isSmallEnough, rotationMatrix } from './redraw.ts'

it('brings the longest side down to 2560 and keeps the shape', () => {
  expect(drawnSize({ width: 2560, height: 1920 }, 0)).toEqual({ width: 2560, height: 1920 })
  expect(drawnSize({ width: 4032, height: 3024 }, 0)).toEqual({ width: 2560, height: 1920 })
  expect(drawnSize({ width: 3024, height: 6048 }, 0)).toEqual({ width: 1280, height: 2560 })
  expect(drawnSize({ width: 20_000, height: 2 }, 0)).toEqual({ width: 2560, height: 1 })
  expect(isSmallEnough({ width: 2560, height: 2561 })).toBe(false)
})

it('lies down and stands up with every quarter', () => {
  expect(drawnSize({ width: 800, height: 600 }, 1)).toEqual({ width: 600, height: 800 })
  expect(drawnSize({ width: 800, height: 600 }, -1)).toEqual({ width: 600, height: 800 })
  expect(drawnSize({ width: 800, height: 600 }, -2)).toEqual({ width: 800, height: 600 })
})

// Where the corners of a photo of 3 by 2 come to lie, its top left one first.
const cornersAfter = (quarters: number) => {
  const [a, b, c, d, e, f] = rotationMatrix(drawnSize({ width: 3, height: 2 }, quarters), quarters)
  return [
    [0, 0],
    [3, 0],
    [3, 2],
  ].map(([x = 0, y = 0]) => [a * x + c * y + e, b * x + d * y + f])
}

it.each([
  [0, [0, 0], [3, 0], [3, 2]],
  [1, [2, 0], [2, 3], [0, 3]],
  [2, [3, 2], [0, 2], [0, 0]],
  [3, [0, 3], [0, 0], [2, 0]],
  [-1, [0, 3], [0, 0], [2, 0]],
  [5, [2, 0], [2, 3], [0, 3]],
])('rotates clockwise by %i quarters and stays on the canvas', (quarters, ...corners) => {
  expect(cornersAfter(quarters)).toEqual(corners)
})
