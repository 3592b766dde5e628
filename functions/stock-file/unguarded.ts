// An export of ours puts an apostrophe before what a spreadsheet would take for a formula
// (https://owasp.org/www-community/attacks/CSV_Injection), and before an own apostrophe there; read back, it is no part of the text. A
// spreadsheet that opens the export and saves it as a workbook keeps it.
const guard = /^'(?='*[=+\-@\t\n])/

/** The text of a cell without the apostrophe that our export has put before it. */
export const unguarded = (cell: string): string => cell.replace(guard, '')
