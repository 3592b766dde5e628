import { describe, expect, it, test } from 'vitest'
import { narrowed, nextStep, parseAddress, previousStep, trailOf, writeAddress } from './list-address.ts'

const parse = (address: string) => parseAddress(new URLSearchParams(address))
const first = parse('')

describe('the address', () => {
  it.each([
    '?',
    '?q=land+cruiser&status=pending',
    '?q=%D8%A3%D9%88%D8%AF%D9%8A&size=50&page=3&cursor=abc',
    '?status=draft',
    '?status=rejected&page=2&cursor=eyJ9_-',
  ])('%s is written as it was read', (address) => expect(writeAddress(parse(address))).toBe(address))

  it.each(['?status=gone', '?size=7', '?page=4', '?page=x', '?q=%20'])(
    '%s is the first page of all',
    (address) => expect(parse(address)).toEqual(first),
  )

  test('a page that is no number is the first one from its cursor', () =>
    expect(parse('?page=-2&cursor=abc')).toEqual({ ...first, page: 1, cursor: 'abc' }))

  test('a narrowed list begins with its first page', () =>
    expect(narrowed(parse('?q=audi&page=3&cursor=abc'), { status: 'PENDING' })).toEqual({
      ...first,
      search: 'audi',
      status: 'PENDING',
    }))
})

describe('stepping through the pages', () => {
  test('leads back the same way', () => {
    const second = nextStep(first, [], 'b')
    const third = nextStep(second.shown, second.trail, 'c')
    expect(third).toEqual({ shown: { ...first, page: 3, cursor: 'c' }, trail: [undefined, 'b'] })
    expect(previousStep(third.shown, third.trail)).toEqual(second)
    expect(previousStep(second.shown, second.trail)).toEqual({ shown: first, trail: [] })
    expect(previousStep(first, [])).toBeUndefined()
  })

  test('a shared link leads back to the beginning', () =>
    expect(previousStep(parse('?page=5&cursor=e'), [])).toEqual({ shown: first, trail: [] }))

  test.each([null, undefined, 'x', {}, { trail: 'x' }, { trail: [1] }])(
    '%j in the state is no trail',
    (state) => expect(trailOf(state)).toEqual([]),
  )
})
