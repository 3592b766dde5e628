import { describe, expect, it } from 'vitest'
import { eachOnce, readCompared } from './compare-address.ts'

const read = (query: string) => readCompared(new URLSearchParams(query))

describe('the address', () => {
  it('names cars in an order that is kept, each once', () => {
    expect(read('cars=b,a,b')).toEqual({ names: ['b', 'a'], left: 0 })
    // As a messenger may have encoded it.
    expect(read('cars=b%2Ca')).toEqual({ names: ['b', 'a'], left: 0 })
  })

  it('passes over what is empty', () => {
    for (const query of ['', 'cars=', 'cars=,,', 'cars=%20']) expect(read(query).names).toEqual([])
    expect(read('cars=,a,')).toEqual({ names: ['a'], left: 0 })
  })

  it('takes four and tells how many more there are', () => {
    expect(read('cars=a,b,c,d,e,a,f')).toEqual({ names: ['a', 'b', 'c', 'd'], left: 2 })
  })
})

it('shows a car once that is named by slug and by id', () => {
  const [first, second] = [{ id: '1' }, { id: '2' }]
  expect(eachOnce([first, second, { id: '1' }])).toEqual([first, second])
})
