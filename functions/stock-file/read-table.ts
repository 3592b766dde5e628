import { CsvError, parse } from 'csv-parse/sync'
import { FileRefused } from '#functions/stock-file/decode-text.ts'
import { fieldOf } from '#functions/stock-file/read-columns.ts'

export type TableRow = {
  /** The row as a spreadsheet numbers it: the headers are 1, a cell of three lines is one row, a blank row counts. */
  row: number
  cells: readonly string[]
}

// An Excel file's own word on its delimiter, which Excel does not show as a row.
const declared = /^"?sep=([,;\t|])"?[ \t]*\n/i

// Enough to tell; a hostile line has a million.
const headersAtMost = 200
const headerLineAtMost = 20_000

const fieldsIn = (line: string, delimiter: string): number =>
  line.split(delimiter, headersAtMost).filter((header) => fieldOf(header) !== undefined).length

/** The delimiter by which the line of headers makes most sense; a spreadsheet takes it from the machine's region. */
const guessDelimiter = (text: string): string => {
  const [line = ''] = text.slice(0, headerLineAtMost).trimStart().split('\n', 1)
  const rated = [',', ';', '\t', '|'].map((delimiter) => ({ delimiter, fields: fieldsIn(line, delimiter) }))
  return rated.reduce((best, each) => (each.fields > best.fields ? each : best)).delimiter
}

// Rows with nothing but delimiters: a spreadsheet may write many, a hostile file a million.
const recordsAtMost = 20_000

// An export of ours puts an apostrophe before what a spreadsheet would take for a formula
// (https://owasp.org/www-community/attacks/CSV_Injection); read back, it is no part of the text.
const guarded = /^'(?=[=+\-@\t\n])/

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '')

/**
 * The rows of a CSV, headers first, without blank ones. All delimiters and line ends that spreadsheets write are understood.
 * @throws FileRefused EMPTY (no row), TOO_MANY_ROWS (more than `most` beside the headers), DAMAGED (a quote that is not closed)
 */
export const readTable = (text: string, most: number): [headers: TableRow, ...rows: TableRow[]] => {
  const lines = text.replace(/\r\n?/g, '\n')
  const ownWord = declared.exec(lines)
  const body = ownWord ? lines.slice(ownWord[0].length) : lines
  const rows: TableRow[] = []
  let records = 0
  const note = (cells: string[], { empty_lines }: { empty_lines: number }): null => {
    records++
    if (records > recordsAtMost) throw new FileRefused('TOO_MANY_ROWS')
    if (isBlank(cells)) return null
    if (rows.length > most) throw new FileRefused('TOO_MANY_ROWS')
    rows.push({ row: records + empty_lines, cells: cells.map((cell) => cell.replace(guarded, '')) })
    // What it would collect itself is not needed, and a hostile file has a million blank rows.
    return null
  }
  try {
    parse(body, {
      delimiter: ownWord?.[1] ?? guessDelimiter(body),
      record_delimiter: '\n',
      relax_column_count: true,
      skip_empty_lines: true,
      on_record: note,
    })
  } catch (error) {
    throw error instanceof CsvError ? new FileRefused('DAMAGED') : error
  }
  const [headers, ...rest] = rows
  if (!headers) throw new FileRefused('EMPTY')
  return [headers, ...rest]
}
