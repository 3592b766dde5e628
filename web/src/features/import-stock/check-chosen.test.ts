import { expect, it } from 'vitest'
import { limits } from '#shared/constants/limits.ts'
import { pauseAfter } from './api/get-import.ts'
import { problemOfChosen } from './check-chosen.ts'

it('tells by name and size what cannot be sent', () => {
  const { bytes } = limits.selling.import
  expect(problemOfChosen({ name: 'stock.CSV', size: bytes })).toBeUndefined()
  expect(problemOfChosen({ name: 'stock.csv', size: bytes + 1 })).toBe('TOO_LARGE')
  expect(problemOfChosen({ name: 'stock.csv', size: 0 })).toBe('EMPTY')
  expect(problemOfChosen({ name: 'stock.xlsx', size: 9 })).toBe('WORKBOOK')
  expect(problemOfChosen({ name: 'stock.pdf', size: 9 })).toBe('NOT_CSV')
})

it('looks every second at first, less often when nothing happens', () => {
  expect(pauseAfter(0)).toBe(1000)
  expect(pauseAfter(20_000)).toBe(2000)
  expect(pauseAfter(3_600_000)).toBe(5000)
})
