import { expect, it } from 'vitest'
import type { ImportRowView } from '#shared/schemas/stock-import.ts'
import { refusedTable } from './import-outcome.tsx'

const row: ImportRowView = {
  row: 3,
  stockNumber: 'A-2',
  title: '',
  titleAr: '',
  action: 'REFUSE',
  listingId: null,
  changes: [],
  problems: [{ field: 'year', problem: 'OUT_OF_RANGE', value: '1899' }],
  photoNames: [],
  cells: ['A-2', '1899', 'too old', ''],
  outcome: null,
  failure: null,
}

it('gives refused rows as they were sent, with the reasons last and those of before left out', () => {
  const headers = ['رقم المخزون', 'السنة', 'ما يجب تصحيحه', 'Colour']
  expect(refusedTable(headers, [row], 'What to fix', ({ problem }) => problem)).toEqual([
    ['رقم المخزون', 'السنة', 'Colour', 'What to fix'],
    ['A-2', '1899', '', 'OUT_OF_RANGE'],
  ])
})
