import { expect, it } from 'vitest'
import { countStock, parseStock, stockAddress, stockParams } from './stock-choice.ts'

const parse = (address: string) => parseStock(new URLSearchParams(address))

it('reads an address back as it writes it, and leaves defaults out', () => {
  for (const address of ['', 'category=suv', 'category=sports&sort=priceQAR-asc&view=all&page=3', 'view=all'])
    expect(stockAddress(parse(address))).toBe(address)
})

it('takes what it does not understand for the default', () => {
  expect(parse('category=boats&sort=price&page=-2&view=some')).toEqual(parse(''))
  expect(parse('page=0').page).toBe(1)
})

it('shows whole pages once an address names one', () => {
  expect(parse('page=2').isWhole).toBe(true)
})

it('asks for the first few newest cars at first', () => {
  expect(stockParams(parse(''))).toEqual({ sortBy: 'createdAt', sortOrder: 'desc', page: 1, limit: 6 })
})

it('asks for the makes or the bodies of a category, in the chosen order', () => {
  expect(stockParams(parse('category=sports&sort=mileage-asc&view=all'))).toMatchObject({
    bodyType: ['Coupe', 'Convertible'],
    sortBy: 'mileage',
    sortOrder: 'asc',
    limit: 24,
  })
  expect(stockParams(parse('category=luxury')).make).toContain('Lexus')
})

it('counts a car in every category it belongs to', () => {
  const facets = {
    make: [
      { value: 'BMW', count: 3 },
      { value: 'Kia', count: 2 },
    ],
    bodyType: [
      { value: 'Sedan', count: 2 },
      { value: 'SUV', count: 1 },
      { value: 'Coupe', count: 1 },
      { value: 'Convertible', count: 1 },
    ],
  }
  expect(countStock(5, facets)).toEqual({ all: 5, luxury: 3, suv: 1, sedan: 2, sports: 2 })
})
