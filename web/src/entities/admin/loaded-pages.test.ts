import { describe, expect, test } from 'vitest'
import { loadedItems, withItem, withoutItem } from './loaded-pages.ts'

const car = (id: string, title = id) => ({ id, title })
const [prado, patrol, camry] = [car('a'), car('b'), car('c')]

const queue = {
  pageParams: [undefined, 'x'],
  pages: [
    { listings: [prado, patrol], total: 3, nextCursor: 'x' },
    { listings: [camry], total: 3 },
  ],
}
const rows = ({ pages }: typeof queue) => loadedItems(pages.map(({ listings }) => listings))

describe('loadedItems', () => {
  test('joins the pages, also through an empty one', () => {
    expect(rows(queue)).toEqual([prado, patrol, camry])
    expect(loadedItems([[prado], [], [camry]])).toEqual([prado, camry])
  })
  test('has an item that moved from one page to the next once, as it is on the later one', () =>
    expect(
      loadedItems([
        [prado, patrol],
        [car('b', 'renamed'), camry],
      ]),
    ).toEqual([prado, car('b', 'renamed'), camry]))
  test('has nothing while nothing is loaded', () => expect(loadedItems(undefined)).toEqual([]))
})

describe('withoutItem', () => {
  test('takes an item out of its page and out of every total', () => {
    const left = withoutItem(queue, 'listings', 'b')
    expect(rows(left)).toEqual([prado, camry])
    expect(left.pages.map(({ total }) => total)).toEqual([2, 2])
    expect(left.pageParams).toEqual(queue.pageParams)
  })
  test('leaves a queue alone that does not have it', () =>
    expect(withoutItem(queue, 'listings', 'z')).toBe(queue))
  test('adds no total where pages have none', () =>
    expect(withoutItem({ pages: [{ users: [prado, camry] }] }, 'users', 'a')).toEqual({
      pages: [{ users: [camry] }],
    }))
})

describe('withItem', () => {
  test('replaces an item where it stands and keeps the rest of the page', () => {
    const after = withItem(queue, 'listings', car('b', 'renamed'))
    expect(rows(after).map(({ title }) => title)).toEqual(['a', 'renamed', 'c'])
    expect(after.pages[0]?.nextCursor).toBe('x')
  })
  test('adds nothing that is not there', () =>
    expect(rows(withItem(queue, 'listings', car('unknown')))).toHaveLength(3))
})
