import { describe, expect, it } from 'vitest'
import { joined } from './joined.ts'

describe('joined', () => {
  it('goes on with the cars of the comparison alone when the visitor has no others', () => {
    expect(joined(['a', 'b'], [])).toEqual({ ids: ['a', 'b'], others: 'none' })
    expect(joined(['a', 'b'], ['b', 'a'])).toEqual({ ids: ['a', 'b'], others: 'none' })
  })

  it('keeps the visitor’s own beside them, each once, as far as all fit', () => {
    expect(joined(['a', 'b'], ['c'])).toEqual({ ids: ['a', 'b', 'c'], others: 'beside' })
    expect(joined(['a', 'b'], ['c', 'a', 'd'])).toEqual({ ids: ['a', 'b', 'c', 'd'], others: 'beside' })
  })

  it('does not tear the visitor’s own apart: they go together when they do not fit', () => {
    expect(joined(['a', 'b'], ['c', 'd', 'e'])).toEqual({ ids: ['a', 'b'], others: 'gone' })
    expect(joined(['a', 'b', 'c'], ['b', 'x', 'y'])).toEqual({ ids: ['a', 'b', 'c'], others: 'gone' })
  })
})
