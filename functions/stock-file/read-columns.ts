import { FileRefused } from '#functions/stock-file/decode-text.ts'
import { spellingTable } from '#functions/stock-file/spelling.ts'
import { stockColumns, type StockField } from '#shared/reference/stock-columns.ts'
import { bidiControls } from '#shared/schemas/text.ts'

/** The field that a header means, or undefined. */
export const fieldOf = spellingTable(
  stockColumns.map(({ field, en, ar, aliases }) => [field, [field], [en, ar], aliases] as const),
)

export type Columns = {
  /** The field of each column, in the order of the file; undefined where a header means nothing to us. */
  fields: readonly (StockField | undefined)[]
  /** Headers that mean nothing to us, as they are written. */
  ignored: readonly string[]
}

// Enough to see what is going on; a stranger's file may have a million.
const ignoredAtMost = 50
const headerAtMost = 60

/** A piece of a stranger's text for an answer: one line of well-formed Unicode that turns nothing around it. */
export const excerpt = (text: string, length: number): string =>
  text
    .slice(0, length)
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .replace(bidiControls, '')
    .trim()

/** What the headers of a file mean. @throws FileRefused MISSING_COLUMNS, REPEATED_COLUMNS with the fields */
export const readColumns = (headers: readonly string[]): Columns => {
  const fields = headers.map(fieldOf)
  const known = fields.filter((field) => field !== undefined)
  if (!known.includes('stockNumber')) throw new FileRefused('MISSING_COLUMNS', ['stockNumber'])
  // Each is met once, never looked up among the rest: a hostile file has half a million headers that we know.
  const met = new Set<StockField>()
  const repeated = new Set<StockField>()
  for (const field of known) (met.has(field) ? repeated : met).add(field)
  if (repeated.size > 0) throw new FileRefused('REPEATED_COLUMNS', [...repeated])
  const ignored = headers.filter((header, index) => fields[index] === undefined && header.trim() !== '')
  return { fields, ignored: ignored.slice(0, ignoredAtMost).map((header) => excerpt(header, headerAtMost)) }
}
