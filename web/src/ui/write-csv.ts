const byteOrderMark = '\ufeff'

// A spreadsheet takes what begins like this for a formula, and would run it.
const looksLikeFormula = /^[=+\-@\t\r]/
const wantsQuotes = /[",;\t\r\n]|^\s|\s$/

/** A value as a cell: harmless in a spreadsheet (a leading apostrophe says "text"), quoted where it must be. */
const cellOf = (value: string): string => {
  const safe = looksLikeFormula.test(value) ? `'${value}` : value
  return wantsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * Rows as the text of a CSV file. It begins with the mark by which Excel knows UTF-8; without it Arabic would open as
 * rubbish. Lines end as RFC 4180 wants them.
 */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  byteOrderMark + rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')
