import { expect, it } from 'vitest'
import { similarPlates } from './plate-parts.tsx'

it('looks for what is rarest about the number', () =>
  expect(similarPlates({ number: '30003', tags: ['mirror', 'bookend'] })).toBe('/number-plates?tags=mirror'))

it('looks for as many digits where nothing is remarkable', () =>
  expect(similarPlates({ number: '5302', tags: [] })).toBe('/number-plates?digits=4'))
