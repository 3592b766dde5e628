import { FileRefused } from './file-refused.ts'
import { readWorkbook, rowsToHeaders } from './read-workbook.ts'
import { unguarded } from './unguarded.ts'
import { spellingTable } from './vocabulary.ts'
import { stockColumns, stockNotes, type StockField } from '#shared/reference/stock-columns.ts'
import { bidiControls } from '#shared/schemas/text.ts'
import { CsvError, parse } from 'csv-parse/sync'
import { limits } from '#shared/constants/limits.ts'

const startsWith = (bytes: Uint8Array, ...magic: number[]): boolean =>
  magic.every((byte, index) => bytes[index] === byte)

const isZip = (bytes: Uint8Array): boolean => startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)

// Excel up to 2003, and newer workbooks that a password protects.
const isOldWorkbook = (bytes: Uint8Array): boolean => startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)

const encodingByMark = (bytes: Uint8Array): string | undefined => {
  if (startsWith(bytes, 0xef, 0xbb, 0xbf)) return 'utf-8'
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le'
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be'
  return undefined
}

const decodeAs = (encoding: string, bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

// oxlint-disable-next-line no-control-regex -- control characters are what this is about
const controls = /[\u0001-\u0008\u000e-\u001f\ufffe\uffff]/g

// Windows-1256 gives every byte a letter, so a picture decodes as well as a text does; a text has hardly a control character.
const isBinary = (text: string): boolean =>
  text.includes('\0') || (text.match(controls)?.length ?? 0) > text.length / 100

/**
 * The text of a CSV as spreadsheets write it: UTF-8, UTF-16 with its mark (Excel's "Unicode text"), else Windows-1256, which is
 * what Excel's plain CSV is on an Arabic machine and agrees with the western one in everything that cars are called.
 * @throws FileRefused EMPTY, IS_A_WORKBOOK, NOT_TEXT
 */
export const decodeText = (bytes: Uint8Array): { text: string; encoding: string } => {
  if (bytes.length === 0) throw new FileRefused('EMPTY')
  if (isOldWorkbook(bytes)) throw new FileRefused('IS_A_WORKBOOK')
  const marked = encodingByMark(bytes)
  for (const encoding of marked ? [marked] : ['utf-8', 'windows-1256']) {
    const text = decodeAs(encoding, bytes)
    if (text === undefined) continue
    if (isBinary(text)) break
    return { text, encoding }
  }
  throw new FileRefused('NOT_TEXT')
}

/** The field that a header means, or undefined. */
const fieldOf = spellingTable(
  stockColumns.map(({ field, en, ar, aliases }) => [field, [field], [en, ar], aliases] as const),
)

const noteOf = spellingTable(
  Object.entries(stockNotes).map(([note, { en, ar }]) => [note, [en, ar]] as const),
)

export type Columns = {
  /** The field of each column, in the order of the file; undefined where a header means nothing to us. */
  fields: readonly (StockField | undefined)[]
  /** Those that mean something, and where they stand: a hostile file has a million others. */
  places: readonly (readonly [field: StockField, index: number])[]
  /** Unknown headers, as they are written. */
  ignored: readonly string[]
  /** Where the link is that our export gives each car; -1 where there is none. */
  linkAt: number
}

// Enough to recognize the problem; a hostile file may have a million.
const ignoredAtMost = 50
const headerAtMost = 60

/** A piece of an uploaded text for a response: one line of well-formed Unicode that cannot change the direction of the text around it. */
export const excerpt = (text: string, length: number): string =>
  text
    .slice(0, length)
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .replace(bidiControls, '')
    .trim()

/** Reads the fields of a file's headers. @throws FileRefused MISSING_COLUMNS, REPEATED_COLUMNS with the fields */
export const readColumns = (headers: readonly string[]): Columns => {
  const fields = headers.map(fieldOf)
  const known = fields.filter((field) => field !== undefined)
  if (!known.includes('stockNumber')) throw new FileRefused('MISSING_COLUMNS', ['stockNumber'])
  // Each header is handled once, without a search among the rest: a hostile file has half a million headers that we know.
  const met = new Set<StockField>()
  const repeated = new Set<StockField>()
  for (const field of known) (met.has(field) ? repeated : met).add(field)
  if (repeated.size > 0) throw new FileRefused('REPEATED_COLUMNS', [...repeated])
  const ignored = headers.filter(
    (header, index) => fields[index] === undefined && header.trim() !== '' && noteOf(header) === undefined,
  )
  const places = fields.flatMap((field, index) => (field ? [[field, index] as const] : []))
  return {
    fields,
    places,
    ignored: ignored.slice(0, ignoredAtMost).map((header) => excerpt(header, headerAtMost)),
    linkAt: headers.findIndex((header) => noteOf(header) === 'link'),
  }
}

export type TableRow = {
  /** The row as a spreadsheet numbers it: the first is 1, a cell of three lines is one row, a blank row counts. */
  row: number
  cells: readonly string[]
  /** The last row of a file that does not end its line: it may be half of one. */
  isCut?: true
}

// An Excel file's own declaration of its delimiter, which Excel does not show as a row.
const declared = /^"?sep=([,;\t|])"?[ \t]*\n/i

// Enough to decide; a hostile line has a million.
const headersAtMost = 200
const headerLineAtMost = 20_000

const fieldsIn = (line: string, delimiter: string): number =>
  line.split(delimiter, headersAtMost).filter((header) => fieldOf(header) !== undefined).length

/** The delimiter by which the line of headers makes most sense; a spreadsheet takes it from the machine's region. */
const guessDelimiter = (text: string): string => {
  const lines = text.slice(0, headerLineAtMost).trimStart().split('\n', rowsToHeaders)
  const rated = [',', ';', '\t', '|'].map((delimiter) => ({
    delimiter,
    fields: Math.max(...lines.map((line) => fieldsIn(line, delimiter))),
  }))
  return rated.reduce((best, each) => (each.fields > best.fields ? each : best)).delimiter
}

// A title may be a word that is also a column's name (Stock); three of them are headers.
const headersAtLeast = 3

/** How many rows stand above the headers of these: above the first of those with the most known names, none where none has enough. */
const titlesAbove = (rows: readonly TableRow[]): number => {
  const known = rows
    .slice(0, rowsToHeaders)
    .map(({ cells }) => new Set(cells.slice(0, headersAtMost).flatMap((cell) => fieldOf(cell) ?? [])).size)
  const most = Math.max(0, ...known)
  return most < headersAtLeast ? 0 : known.indexOf(most)
}

// Rows with nothing but delimiters: a spreadsheet may write many, a hostile file a million.
const recordsAtMost = 20_000

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '')

type Reading = { delimiter: string; most: number; isRelaxed?: boolean }

// Several times a row with two long descriptions; the parser copies a whole record for each odd quote in it.
const relaxedLettersAtMost = 50_000

const parseRows = (body: string, { delimiter, most, isRelaxed = false }: Reading): TableRow[] => {
  const rows: TableRow[] = []
  let records = 0
  const note = (cells: string[], { empty_lines }: { empty_lines: number }): null => {
    records++
    if (records > recordsAtMost) throw new FileRefused('TOO_MANY_ROWS')
    if (isBlank(cells)) return null
    if (rows.length > most + rowsToHeaders) throw new FileRefused('TOO_MANY_ROWS')
    rows.push({ row: records + empty_lines, cells: cells.map(unguarded) })
    // The parser's own collection is not needed, and a hostile file has a million blank rows.
    return null
  }
  parse(body, {
    delimiter,
    record_delimiter: '\n',
    relax_column_count: true,
    ...(isRelaxed && { relax_quotes: true, max_record_size: relaxedLettersAtMost }),
    skip_empty_lines: true,
    on_record: note,
  })
  return rows
}

/** The rows, with quotes as a CSV has them; where a cell without quotes has an inch's mark (`Rims 20" alloy`), that is no quote. */
const quotedRows = (body: string, reading: Reading): TableRow[] => {
  try {
    return parseRows(body, reading)
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    if (reading.isRelaxed || error.code !== 'INVALID_OPENING_QUOTE') throw new FileRefused('DAMAGED')
    return quotedRows(body, { ...reading, isRelaxed: true })
  }
}

/**
 * The rows of a CSV, headers first, without blank ones and titles above the headers. All delimiters and line ends that spreadsheets write are understood.
 * @throws FileRefused EMPTY (no row), TOO_MANY_ROWS (more than `most` beside the headers), DAMAGED (a quote that is not closed)
 */
export const readTable = (text: string, most: number): [headers: TableRow, ...rows: TableRow[]] => {
  const lines = text.replace(/\r\n?/g, '\n')
  const ownWord = declared.exec(lines)
  const body = ownWord ? lines.slice(ownWord[0].length) : lines
  const rows = quotedRows(body, { delimiter: ownWord?.[1] ?? guessDelimiter(body), most })
  const last = rows.at(-1)
  if (last && !body.endsWith('\n')) last.isCut = true
  const [headers, ...rest] = rows.slice(titlesAbove(rows))
  if (!headers) throw new FileRefused('EMPTY')
  if (rest.length > most) throw new FileRefused('TOO_MANY_ROWS')
  return [headers, ...rest]
}

/** `headers` as they are written; `encoding` is null for a workbook, which has one only. */
export type StockFile = {
  encoding: string | null
  headers: readonly string[]
  columns: Columns
  rows: readonly TableRow[]
}

const isStockHeaders = (cells: readonly string[]): boolean =>
  cells.some((header) => fieldOf(header) === 'stockNumber')

/**
 * The rows of a dealer's file, a CSV or a workbook, with what its columns mean.
 * @throws FileRefused when the file as a whole cannot be used
 */
export const readStockFile = async (bytes: Uint8Array): Promise<StockFile> => {
  const text = isZip(bytes) ? undefined : decodeText(bytes)
  const [headers, ...rows] = text
    ? readTable(text.text, limits.selling.import.rows)
    : await readWorkbook(bytes, { titlesAbove, isHeaders: isStockHeaders })
  const columns = readColumns(headers.cells)
  const written = headers.cells.slice(0, headersAtMost).map((header) => excerpt(header, headerAtMost))
  return { encoding: text?.encoding ?? null, headers: written, columns, rows }
}
