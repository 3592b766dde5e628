import { describe, expect, it } from 'vitest'
import { features } from '#shared/reference/features.ts'
import { makes } from '#shared/reference/makes.ts'
import { stockColumns } from '#shared/reference/stock-columns.ts'
import { stockCells, stockHeaders } from '#web/entities/listing/stock-cells.ts'
import { templateRows } from './template-links.tsx'

describe.each(['en', 'ar'] as const)('in %s', (language) => {
  it('the template has every column, and two cars that fill the required ones', () => {
    const [headers, ...cars] = templateRows(language)
    expect(headers).toEqual(stockHeaders(language))
    expect(cars.map((cells) => cells.length)).toEqual([stockColumns.length, stockColumns.length])
    for (const cells of cars) {
      for (const field of ['stockNumber', 'make', 'priceQAR', 'city', 'color'] as const)
        expect(cells[stockColumns.findIndex((column) => column.field === field)]).not.toBe('')
    }
  })

  // An import could not tell apart two models of a make with the same name.
  it('gives every model of a make a name of its own', () => {
    for (const { name: make, models } of makes) {
      const at = stockColumns.findIndex(({ field }) => field === 'model')
      const names = models.map(
        ({ name }) => stockCells({ make, model: name, stockNumber: '1', photos: [] }, language)[at],
      )
      expect(new Set(names).size).toBe(names.length)
    }
  })
})

it('answers, lists and values without a label', () => {
  const car = {
    stockNumber: 'A-1',
    isGCCSpec: true,
    hasWarranty: false,
    features: [features[0]!.key, 'Winch'],
    city: 'Paris',
    photos: ['a.jpg', 'b.jpg'],
  }
  const cells = stockCells(car, 'ar').filter((cell) => cell !== '')
  expect(cells).toEqual(['A-1', 'Paris', 'نعم', 'لا', `${features[0]!.ar} | Winch`, 'a.jpg | b.jpg'])
})
