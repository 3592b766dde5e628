import { describe, expect, it } from 'vitest'
import { foldedChoices, sameFilter, withChosen } from './facet-checks.tsx'

const choices = (length: number) =>
  Array.from({ length }, (_, index) => ({ value: `${index}`, label: `${index}`, count: length - index }))
const values = (some: readonly { value: string }[]) => some.map(({ value }) => value).join(' ')

it('cuts a long list, but nothing that is chosen', () => {
  const { top, rest } = foldedChoices(choices(12), ['9', '2'])
  expect(values(top)).toBe('0 1 2 3 4 5 6 7 9')
  expect(values(rest)).toBe('8 10 11')
})

it('leaves a list whole that is hardly longer', () => {
  expect(foldedChoices(choices(10), []).rest).toEqual([])
  expect(foldedChoices(choices(11), []).rest).toHaveLength(3)
})

it('puts chosen values that have no cars in front, with their zero', () => {
  const facet = [
    { value: 'Kia', count: 3 },
    { value: 'BMW', count: 1 },
  ]
  expect(withChosen(facet, ['BMW', 'Lada'])).toEqual([{ value: 'Lada', count: 0 }, ...facet])
  expect(withChosen([], ['Lada'])).toEqual([{ value: 'Lada', count: 0 }])
  expect(withChosen(undefined, ['Lada'])).toEqual([{ value: 'Lada', count: undefined }])
})

describe('sameFilter', () => {
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
})
