import { expect, test } from 'vitest'
import { drawPlates, drawPlateQueries } from './market.ts'
import { plateSlug } from '#shared/rules/plate.ts'

test('plates and queries are the same for the same seed, and no number is offered twice', () => {
  const plates = drawPlates(7, 3000)
  expect(drawPlates(7, 3000)).toEqual(plates)
  expect(new Set(plates.map(plateSlug)).size).toBe(3000)
  expect(new Set(plates.map(({ id }) => id)).size).toBe(3000)
  expect(drawPlateQueries(11, plates, 50)).toEqual(drawPlateQueries(11, plates, 50))
})
