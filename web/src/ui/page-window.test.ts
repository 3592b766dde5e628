import { describe, expect, it } from 'vitest'
import { pageWindow } from './page-window.ts'

describe('pageWindow', () => {
  it.each([
    [1, 1, [1], null],
    [1, 5, [1, 2, 3, 4, 5], null],
    [5, 5, [1, 2, 3, 4, 5], null],
    [1, 6, [1, 2, 3, 4, 5], 6],
    [4, 6, [2, 3, 4, 5, 6], null],
    [9, 20, [7, 8, 9, 10, 11], 20],
    [20, 20, [16, 17, 18, 19, 20], null],
    // A page beyond the end, from an old link.
    [99, 20, [16, 17, 18, 19, 20], null],
  ])('page %i of %i', (page, pageCount, pages, last) => {
    expect(pageWindow(page, pageCount)).toEqual({ pages, last })
  })
})
