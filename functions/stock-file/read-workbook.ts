import { unzipSync, zipSync } from 'fflate'
import { type CellValue, readXlsx } from 'hucre/xlsx'
import { FileRefused } from './file-refused.ts'
import type { TableRow } from './read-table.ts'
import { unguarded } from './unguarded.ts'
import { limits } from '#shared/constants/limits.ts'

// A workbook of 1,000 cars unpacks to about 2 MB; a zip of 2 MB may unpack to 2 GB.
const unpackedAtMost = 24 * 1024 * 1024
const entriesAtMost = 500
const sheetsAtMost = 30
// A sheet is read as a rectangle, and two cells in opposite corners make it the largest there can be: 100 columns, and rows enough
// for those that are blank.
const area = 'A1:CV3001'
// Many cells may be one and the same long text.
const cellAtMost = 20_000

// What the values of cells need. Pictures, charts, links to other files and macros stay packed.
const isNeeded = (name: string): boolean =>
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|xl\/(?:_rels\/workbook\.xml\.rels|(?:workbook|sharedStrings|styles)\.xml|worksheets\/[^/]+\.xml))$/i.test(
    name,
  )

/**
 * The same workbook with the needed parts alone, unpacked: the reader never inflates anything itself. An entry is inflated into as
 * many bytes as its directory says, so that one that lies about its size costs nothing.
 */
const unpack = (bytes: Uint8Array): Uint8Array => {
  let unpacked = 0
  let [entries, sheets] = [0, 0]
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      entries++
      if (name.startsWith('xl/worksheets/') && name.endsWith('.xml')) sheets++
      if (entries > entriesAtMost || sheets > sheetsAtMost) throw new FileRefused('IS_A_WORKBOOK')
      if (!isNeeded(name)) return false
      unpacked += originalSize
      if (unpacked > unpackedAtMost) throw new FileRefused('IS_A_WORKBOOK')
      return true
    },
  })
  return zipSync(parts, { level: 0 })
}

// As a person would type it: a day without its time, and numbers without groups.
const textOf = (value: CellValue): string => {
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  return value === null ? '' : String(value).slice(0, cellAtMost).replace(/\r\n?/g, '\n')
}

type Row = { row: number; values: readonly CellValue[] }

const isBlank = (value: CellValue): boolean => value === null || textOf(value).trim() === ''

const rowsOf = (sheet: readonly (readonly CellValue[])[]): Row[] =>
  sheet.map((values, index) => ({ row: index + 1, values })).filter(({ values }) => !values.every(isBlank))

const toTableRow = ({ row, values }: Row): TableRow => ({
  row,
  cells: values.map((value) => unguarded(textOf(value))),
})

// A workbook leaves out the empty cells at the end of a row.
const padded = ({ row, cells }: TableRow, length: number): TableRow => ({
  row,
  cells: [...cells, ...Array.from({ length: Math.max(0, length - cells.length) }, () => '')],
})

type Headers = {
  /** How many of the first rows are titles. */
  titlesAbove: (rows: readonly TableRow[]) => number
  isHeaders: (cells: readonly string[]) => boolean
}

/** Among how many rows the headers are: above them a list may have the name of its dealership, a date and the like. */
export const rowsToHeaders = 10

/**
 * The rows of a workbook's first visible sheet whose headers `isHeaders` knows, else of the first that has rows; headers first,
 * without blank ones and titles above the headers. A formula counts as the value that was last computed for it; nothing is computed here.
 * @throws FileRefused EMPTY, TOO_MANY_ROWS, IS_A_WORKBOOK (damaged, protected by a password, or too large unpacked)
 */
export const readWorkbook = async (
  bytes: Uint8Array,
  { titlesAbove, isHeaders }: Headers,
): Promise<[headers: TableRow, ...rows: TableRow[]]> => {
  try {
    const { sheets } = await readXlsx(unpack(bytes), {
      sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden,
      range: area,
    })
    const tables = sheets
      .map((sheet) => rowsOf(sheet.rows))
      .filter((rows) => rows.length > 0)
      .map((rows) => rows.slice(titlesAbove(rows.slice(0, rowsToHeaders).map(toTableRow))))
    const [first, ...rows] =
      tables.find(([row]) => row && isHeaders(toTableRow(row).cells)) ?? tables[0] ?? []
    if (!first) throw new FileRefused('EMPTY')
    if (rows.length > limits.selling.import.rows) throw new FileRefused('TOO_MANY_ROWS')
    const headers = toTableRow(first)
    return [headers, ...rows.map((row) => padded(toTableRow(row), headers.cells.length))]
  } catch (error) {
    // The library's errors are for programmers; what it cannot read is no workbook for us.
    throw error instanceof FileRefused ? error : new FileRefused('IS_A_WORKBOOK')
  }
}
