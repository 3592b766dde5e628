/** The rows of a file; a number is one in a spreadsheet too. */
export type Table = readonly (readonly (string | number)[])[]

const byteOrderMark = '\ufeff'

// A spreadsheet takes what begins like this for a formula, and would run it. Behind own apostrophes too, so that who reads the file
// back can take one away.
const looksLikeFormula = /^'*[=+\-@\t\r\n]/

/** A text as a cell of a workbook, which runs no text: only what a reader would take for our own apostrophe gets one. */
export const workbookText = (text: string): string =>
  text.startsWith("'") && looksLikeFormula.test(text) ? `'${text}` : text

const wantsQuotes = /[",;\t\r\n]|^\s|\s$/

/** A value as a cell: harmless in a spreadsheet (a leading apostrophe says "text"), quoted where it must be. */
const cellOf = (given: string | number): string => {
  const value = String(given)
  const safe = typeof given === 'string' && looksLikeFormula.test(value) ? `'${value}` : value
  return wantsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * Rows as the text of a CSV file. It begins with the mark by which Excel knows UTF-8; without it Arabic would open as
 * rubbish. Lines end as RFC 4180 wants them.
 */
export const writeCsv = (rows: Table): string =>
  byteOrderMark + rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')
