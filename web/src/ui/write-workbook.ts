import type { Language } from '#shared/constants/market.ts'
import { type Table, workbookText } from './write-csv.ts'

// The width of the longest cell, within reason: a description is not read in a table.
const widthOf = (rows: Table, column: number): number =>
  Math.min(40, 3 + Math.max(...rows.map((row) => String(row[column] ?? '').length)))

/** Rows as a workbook of one sheet whose headers stay in sight; it runs from the right where the language does. */
export const writeWorkbook = async (rows: Table, language: Language, sheet: string): Promise<Uint8Array> => {
  const { writeXlsx } = await import('hucre/xlsx')
  const headers = rows[0] ?? []
  return writeXlsx({
    sheets: [
      {
        name: sheet,
        rows: rows.map((row) =>
          row.map((cell) => (typeof cell === 'number' ? cell : cell === '' ? null : workbookText(cell))),
        ),
        cells: new Map(headers.map((_, column) => [`0,${column}`, { style: { font: { bold: true } } }])),
        columns: headers.map((_, column) => ({ width: widthOf(rows, column) })),
        freezePane: { rows: 1 },
        view: { rightToLeft: language === 'ar' },
      },
    ],
  })
}
