import { beforeEach, expect, it } from 'vitest'
import { comparedAtMost } from '#shared/constants/offer-limits.ts'
import { setCompared, toggleCompared, useCompared } from './compared.ts'

const four = ['a', 'b', 'c', 'd']
const state = () => useCompared.getState()

beforeEach(() => setCompared([]))

it('puts cars aside in the order they were chosen, and takes them back', () => {
  for (const id of ['b', 'a', 'c']) toggleCompared(id)
  toggleCompared('a')
  expect(state()).toEqual({ ids: ['b', 'c'], refused: false })
})

it('refuses one too many until there is room again', () => {
  expect(four).toHaveLength(comparedAtMost)
  for (const id of four) toggleCompared(id)
  expect(state().refused).toBe(false)
  toggleCompared('e')
  expect(state()).toEqual({ ids: four, refused: true })
  toggleCompared('b')
  expect(state()).toEqual({ ids: ['a', 'c', 'd'], refused: false })
  toggleCompared('e')
  expect(state()).toEqual({ ids: ['a', 'c', 'd', 'e'], refused: false })
})
