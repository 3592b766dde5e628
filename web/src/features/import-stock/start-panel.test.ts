import { expect, it } from 'vitest'
import { limits } from '#shared/constants/limits.ts'
import { problemOfChosen } from './start-panel.tsx'

it('refuses by name and size what cannot be sent', () => {
  const { bytes } = limits.selling.import
  expect(problemOfChosen({ name: 'stock.CSV', size: bytes })).toBeUndefined()
  expect(problemOfChosen({ name: 'stock.csv', size: bytes + 1 })).toBe('TOO_LARGE')
  expect(problemOfChosen({ name: 'stock.csv', size: 0 })).toBe('EMPTY')
  expect(problemOfChosen({ name: 'stock.xlsx', size: 9 })).toBeUndefined()
  expect(problemOfChosen({ name: 'stock.xls', size: 9 })).toBe('WORKBOOK')
  expect(problemOfChosen({ name: 'stock.pdf', size: 9 })).toBe('NOT_CSV')
})
