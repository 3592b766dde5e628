import { expect, it } from 'vitest'
import { sameFilter } from './same-filter.ts'

const facet = [{ value: 'Toyota', count: 3 }]
const props = { chosen: ['Toyota'], facet, onChange: () => {} }

it('compares lists by value and does not mind another handler', () => {
  expect(sameFilter(props, { ...props, chosen: ['Toyota'], onChange: () => {} })).toBe(true)
})

it('sees other choices, other counts and a list that was not there', () => {
  expect(sameFilter(props, { ...props, chosen: [] })).toBe(false)
  expect(sameFilter(props, { ...props, facet: [{ value: 'Toyota', count: 3 }] })).toBe(false)
  expect(sameFilter<object>({ ...props, facet: undefined }, props)).toBe(false)
})
