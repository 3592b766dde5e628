import type { ImportRowView } from '#shared/schemas/stock-import.ts'
import { readCsv } from './read-csv.ts'
import { writeCsv } from '#web/ui/write-csv.ts'

type Problem = ImportRowView['problems'][number]

type RefusedWords = {
  headers: Readonly<Record<'reason' | 'row' | 'stockNumber' | 'field' | 'value', string>>
  wordsOf: (problem: Problem) => string
  labelOf: (field: string) => string
}

/** The file as it was sent, where this tab still has it, and how the server read it. */
type Sent = { file: Blob | undefined; encoding: string | null }

const ownRows = async ({ file, encoding }: Sent): Promise<string[][] | undefined> =>
  file && readCsv(new TextDecoder(encoding ?? 'utf-8').decode(await file.arrayBuffer()))

/**
 * Refused rows as a CSV. Where the file is at hand: the rows themselves with the reasons in a last column, ready to be mended
 * and sent again. Else one line a problem.
 */
export const refusedCsv = async (
  rows: readonly ImportRowView[],
  sent: Sent,
  { headers, wordsOf, labelOf }: RefusedWords,
): Promise<string> => {
  const table = await ownRows(sent)
  if (!table) {
    const lines = rows.flatMap(({ row, stockNumber, problems }) =>
      problems.map((problem) => [
        String(row),
        stockNumber ?? '',
        problem.field ? labelOf(problem.field) : '',
        problem.value ?? '',
        wordsOf(problem),
      ]),
    )
    return writeCsv([
      [headers.row, headers.stockNumber, headers.field, headers.value, headers.reason],
      ...lines,
    ])
  }
  const first = table.find((cells) => cells.some((cell) => cell.trim() !== '')) ?? []
  const mended = rows.map(({ row, problems }) => {
    const cells = table[row - 1] ?? []
    const padded = [...cells, ...Array.from({ length: Math.max(0, first.length - cells.length) }, () => '')]
    return [...padded, problems.map(wordsOf).join(' ')]
  })
  return writeCsv([[...first, headers.reason], ...mended])
}
