import { expect, it } from 'vitest'
import { placeAt } from './photo-drag.ts'

const box = (left: number, top: number, width = 100) => ({ left, top, width, height: 80 })
// The main photo over two columns, two small ones below; read from the right.
const boxes = [box(0, 0, 210), box(110, 90), box(0, 90)]

it('finds the tile under the pointer, whichever way the page is read', () => {
  expect(placeAt(boxes, { x: 5, y: 5 })).toBe(0)
  expect(placeAt(boxes, { x: 205, y: 100 })).toBe(1)
  expect(placeAt(boxes, { x: 5, y: 100 })).toBe(2)
})

it('takes the nearest where there is none', () => {
  expect(placeAt(boxes, { x: 50, y: 900 })).toBe(2)
  expect(placeAt(boxes, { x: 400, y: 130 })).toBe(1)
  expect(placeAt([], { x: 0, y: 0 })).toBe(-1)
})
