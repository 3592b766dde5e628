import { expect, it } from 'vitest'
import { readColumns } from '#functions/stock-file/read-table.ts'
import { planImport } from './plan-import.ts'

it('reads the dates of a column in the order that one of its rows tells', async () => {
  const dates = ['3/12/2027', '3/15/2027']
  const file = {
    encoding: null,
    headers: [],
    columns: readColumns(['Ref', 'istimaraUntil']),
    rows: dates.map((date, index) => ({ row: index + 2, cells: [`A-${index}`, date] })),
  }
  const rows = await planImport(
    file,
    { ownerId: 'usr_1', mode: 'DRAFT', at: new Date('2026-05-01T10:00:00.000Z') },
    { findStock: async () => new Map(), getListingsById: async () => new Map(), newId: () => 'lst_new' },
  )
  expect(rows.map(({ answers }) => answers.istimaraUntil)).toEqual(['2027-03', '2027-03'])
})
