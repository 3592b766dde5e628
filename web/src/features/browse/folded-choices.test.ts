import { expect, it } from 'vitest'
import { foldedChoices, withChosen } from './folded-choices.ts'

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
