import { expect, it } from 'vitest'
import { stockInMemory } from '#functions/testing/stock-in-memory.ts'
import { readColumns, type StockFile } from '#functions/stock-file/read-table.ts'
import { matchRows } from './match-rows.ts'
import { planImport } from './plan-import.ts'

const options = { ownerId: 'usr_1', mode: 'DRAFT', at: new Date('2026-05-01T10:00:00.000Z') } as const
const deps = {
  matchRows: (file: StockFile, about: Parameters<typeof matchRows>[1]) =>
    matchRows(file, about, stockInMemory([])),
  newId: () => 'lst_new',
}

it('reads the dates of a column in the order that one of its rows tells', async () => {
  const dates = ['3/12/2027', '3/15/2027']
  const file = {
    encoding: null,
    headers: [],
    columns: readColumns(['Ref', 'istimaraUntil']),
    rows: dates.map((date, index) => ({ row: index + 2, cells: [`A-${index}`, date] })),
  }
  const rows = await planImport(file, options, deps)
  expect(rows.map(({ answers }) => answers.istimaraUntil)).toEqual(['2027-03', '2027-03'])
})

it('says of a row without a number which car it is, and what else is wrong with it', async () => {
  const file = {
    encoding: null,
    headers: [],
    columns: readColumns(['Ref', 'make', 'model', 'year', 'colour', 'availability', 'istimaraUntil']),
    rows: [{ row: 2, cells: ['', 'Nissan', 'Patrol', '2019', 'transparent', 'sold', '3/15/2027'] }],
  }
  const [row] = await planImport(file, { ...options, mode: 'PUBLISH' }, deps)
  expect(row).toMatchObject({ action: 'REFUSE', stockNumber: null, title: 'Nissan Patrol 2019' })
  expect(row!.problems.map(({ field }) => field)).toEqual(['stockNumber', 'color'])
})
