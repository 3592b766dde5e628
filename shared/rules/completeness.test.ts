import { expect, it } from 'vitest'
import { completenessOf } from './completeness.ts'

const full = {
  variant: 'GXR',
  engineSize: '4.0L V6',
  description: 'Serviced at the agency. '.repeat(6),
  owners: '1' as const,
  serviceHistory: 'Agency' as const,
  vin: 'JTMHX01J9K4123456',
  features: ['a', 'b', 'c', 'd', 'e'],
  images: ['1', '2', '3', '4', '5', '6'],
}

it('gives a hundred points to a listing that lacks nothing, and none to an empty one', () => {
  expect(completenessOf(full, 1)).toEqual({ score: 100, gaps: [] })
  expect(completenessOf({ images: [] }, 0).score).toBe(0)
})

it('weighs the required answers by their share', () => {
  expect(completenessOf(full, 0.5).score).toBe(85)
  expect(completenessOf({ images: [] }, 1).score).toBe(30)
})

it('names what would add most first, and the points add up', () => {
  const { score, gaps } = completenessOf({ ...full, description: '  ', images: ['1'], variant: '' }, 1)
  expect(gaps.map(({ gap }) => gap)).toEqual(['morePhotos', 'description', 'variant'])
  expect(score + gaps.reduce((sum, { points }) => sum + points, 0)).toBe(100)
})

it('takes neither spaces nor a few words for a description', () => {
  const gapsOf = (description: string) => completenessOf({ ...full, description }, 1).gaps
  expect(gapsOf(' '.repeat(200))).toHaveLength(1)
  expect(gapsOf('Very clean car')).toHaveLength(1)
})
