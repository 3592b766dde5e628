import type { Language } from '#shared/constants/market.ts'
import { saveCsv } from './save-csv.ts'
import { saveFile } from './save-file.ts'
import { type Table, writeCsv } from './write-csv.ts'
import { writeWorkbook } from './write-workbook.ts'

/** The kinds of file that a table is saved as. */
export const tableFormats = ['xlsx', 'csv'] as const
export type TableFormat = (typeof tableFormats)[number]

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

type Saved = { name: string; format: TableFormat; language: Language; sheet: string }

/** Hands rows, headers first, over to the browser's downloads as a file of this name, to which its ending is added. */
export const saveTable = async (rows: Table, { name, format, language, sheet }: Saved): Promise<void> => {
  if (format === 'csv') return saveCsv(`${name}.csv`, writeCsv(rows))
  const bytes = await writeWorkbook(rows, language, sheet)
  saveFile(`${name}.xlsx`, new Blob([new Uint8Array(bytes)], { type: workbookType }))
}
