import { expect, it } from 'vitest'
import { withoutProvider, withProvider } from './queries.ts'

const list = [
  { id: 'a', rating: 4.8 },
  { id: 'b', rating: 4.1 },
]

it('puts a new company where its rating belongs, and a changed one where it belongs now', () => {
  expect(withProvider(list, { id: 'c', rating: 4.5 }).map(({ id }) => id)).toEqual(['a', 'c', 'b'])
  expect(withProvider(list, { id: 'b', rating: 5 })).toEqual([{ id: 'b', rating: 5 }, list[0]])
})

it('takes a company out', () => {
  expect(withoutProvider(list, 'a')).toEqual([list[1]])
  expect(withoutProvider(list, 'z')).toEqual(list)
})
