import { decodeText } from '#functions/stock-file/decode-text.ts'
import { readColumns, type Columns } from '#functions/stock-file/read-columns.ts'
import { readTable, type TableRow } from '#functions/stock-file/read-table.ts'
import { limits } from '#shared/constants/limits.ts'

export type StockFile = { encoding: string; columns: Columns; rows: readonly TableRow[] }

/** The rows of a dealer's file with what its columns mean. @throws FileRefused when the file as a whole cannot be used */
export const readStockFile = (bytes: Uint8Array): StockFile => {
  const { text, encoding } = decodeText(bytes)
  const [headers, ...rows] = readTable(text, limits.selling.import.rows)
  return { encoding, columns: readColumns(headers.cells), rows }
}
