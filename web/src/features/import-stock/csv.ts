import type { ImportRowView } from '#shared/schemas/stock-import.ts'
import { writeCsv } from '#web/ui/write-csv.ts'

const delimiters = [',', ';', '\t', '|']

const guessDelimiter = (text: string): string => {
  const line = /[^\n]*\S[^\n]*/.exec(text)?.[0] ?? ''
  const counted = delimiters.map((delimiter) => ({ delimiter, parts: line.split(delimiter).length }))
  return counted.reduce((best, each) => (each.parts > best.parts ? each : best)).delimiter
}

/**
 * The rows of a CSV as a spreadsheet numbers them: the first is number 1, a cell of several lines is in one row, blank rows
 * count. For a file that the server has read before: broken input is read as well as possible.
 */
export const readCsv = (text: string): string[][] => {
  const lines = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
  const declared = /^"?sep=([,;\t|])"?[ \t]*\n/i.exec(lines)
  const body = declared ? lines.slice(declared[0].length) : lines
  const delimiter = declared?.[1] ?? guessDelimiter(body)
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  for (let at = 0; at < body.length; at += 1) {
    const letter = body[at]!
    if (isQuoted) {
      if (letter !== '"') cell += letter
      else if (body[at + 1] === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (letter === '"' && cell === '') isQuoted = true
    else if (letter === delimiter || letter === '\n') {
      row.push(cell)
      cell = ''
      if (letter === '\n') {
        rows.push(row)
        row = []
      }
    } else cell += letter
  }
  if (cell !== '' || row.length > 0) rows.push([...row, cell])
  return rows
}

type Problem = ImportRowView['problems'][number]

type RefusedTexts = {
  headers: Readonly<Record<'reason' | 'row' | 'stockNumber' | 'field' | 'value', string>>
  problemText: (problem: Problem) => string
  labelOf: (field: string) => string
}

/** The file as it was sent, where this tab still has it, and how the server read it. */
type Sent = { file: Blob | undefined; encoding: string | null }

const ownRows = async ({ file, encoding }: Sent): Promise<string[][] | undefined> =>
  file && readCsv(new TextDecoder(encoding ?? 'utf-8').decode(await file.arrayBuffer()))

/**
 * Refused rows as a CSV. Where the file is at hand: the rows themselves with the reasons in a last column, ready to be
 * fixed and sent again. Else one line a problem.
 */
export const refusedCsv = async (
  rows: readonly ImportRowView[],
  sent: Sent,
  { headers, problemText, labelOf }: RefusedTexts,
): Promise<string> => {
  const table = await ownRows(sent)
  if (!table) {
    const lines = rows.flatMap(({ row, stockNumber, problems }) =>
      problems.map((problem) => [
        String(row),
        stockNumber ?? '',
        problem.field ? labelOf(problem.field) : '',
        problem.value ?? '',
        problemText(problem),
      ]),
    )
    return writeCsv([
      [headers.row, headers.stockNumber, headers.field, headers.value, headers.reason],
      ...lines,
    ])
  }
  const first = table.find((cells) => cells.some((cell) => cell.trim() !== '')) ?? []
  const withReasons = rows.map(({ row, problems }) => {
    const cells = table[row - 1] ?? []
    const padded = [...cells, ...Array.from({ length: Math.max(0, first.length - cells.length) }, () => '')]
    return [...padded, problems.map(problemText).join(' ')]
  })
  return writeCsv([[...first, headers.reason], ...withReasons])
}
