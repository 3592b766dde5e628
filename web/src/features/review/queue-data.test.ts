import { describe, expect, test } from 'vitest'
import { loadedThings, withoutThing } from './queue-data.ts'

const [prado, patrol, camry] = ['a', 'b', 'c'].map((id) => ({ id })) as [
  { id: string },
  { id: string },
  { id: string },
]

const queue = {
  pageParams: [undefined, 'x'],
  pages: [
    { listings: [prado, patrol], total: 3, nextCursor: 'x' },
    { listings: [camry], total: 3 },
  ],
}
const rows = ({ pages }: typeof queue) => loadedThings(pages.map(({ listings }) => listings))

describe('loadedThings', () => {
  test('joins the pages', () => expect(rows(queue)).toEqual([prado, patrol, camry]))
  test('has a thing once that moved from one page to the next', () =>
    expect(
      loadedThings([
        [prado, patrol],
        [patrol, camry],
      ]),
    ).toEqual([prado, patrol, camry]))
  test('nothing is loaded at first', () => expect(loadedThings(undefined)).toEqual([]))
})

describe('withoutThing', () => {
  test('takes it out of its page and out of every total', () => {
    const left = withoutThing(queue, 'listings', 'b')
    expect(rows(left)).toEqual([prado, camry])
    expect(left.pages.map(({ total }) => total)).toEqual([2, 2])
    expect(left.pageParams).toEqual(queue.pageParams)
  })
  test('leaves a queue alone that does not have it', () =>
    expect(withoutThing(queue, 'listings', 'z')).toBe(queue))
})
