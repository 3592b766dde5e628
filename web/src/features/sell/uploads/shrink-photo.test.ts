import { expect, it } from 'vitest'
import { sentSize } from './shrink-photo.ts'

it('leaves a photo of up to 4000 pixels as it is', () => {
  expect(sentSize({ width: 4000, height: 3000 })).toEqual({ width: 4000, height: 3000 })
  expect(sentSize({ width: 800, height: 600 })).toEqual({ width: 800, height: 600 })
})

it('brings the longest side down to 4000 and keeps the shape', () => {
  expect(sentSize({ width: 8000, height: 6000 })).toEqual({ width: 4000, height: 3000 })
  expect(sentSize({ width: 3024, height: 6048 })).toEqual({ width: 2000, height: 4000 })
  expect(sentSize({ width: 20_000, height: 2 })).toEqual({ width: 4000, height: 1 })
})
