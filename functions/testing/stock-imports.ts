import { api, apiOk } from '#functions/testing/api.ts'
import { askUntil } from '#functions/testing/ask-until.ts'
import type { Person } from '#functions/testing/people.ts'
import { stockColumns } from '#shared/reference/stock-columns.ts'
import type { ImportMode, ImportRowView, ImportState, ImportView } from '#shared/schemas/stock-import.ts'

/** Cells as a CSV with every cell in quotes. */
export const csv = (rows: readonly (readonly (string | number)[])[], delimiter = ','): string =>
  rows.map((row) => row.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(delimiter)).join('\r\n')

/** The headers of every column, in one language. */
export const stockHeaders = (language: 'en' | 'ar'): string[] =>
  stockColumns.map((column) => column[language])

/** A row under `stockHeaders`: the examples of the columns in one language, but for `parts`. */
export const stockRow = (parts: Readonly<Record<string, string | number>>, language: 'en' | 'ar' = 'en') =>
  stockColumns.map(({ field, example }) => parts[field] ?? example[language])

/** The import once it is in none of the states that it waits in. */
export const untilState = async (
  token: string,
  id: string,
  waiting: readonly ImportState[],
): Promise<ImportView> => {
  const { body } = await askUntil(
    () => apiOk('GET', `/api/seller/imports/${id}`, { token }),
    (answer) => !waiting.includes(answer.body.state),
  )
  if (waiting.includes(body.state))
    throw new Error(`The import ${id} did not go on; is the jobs process running?`)
  return body
}

/** Sends a stock file as a browser would and waits for what the check says of it. */
export const sendStockFile = async (
  { token }: Person,
  file: string | Uint8Array<ArrayBuffer>,
  mode: ImportMode = 'PUBLISH',
): Promise<ImportView> => {
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file
  const announced = { fileName: 'stock.csv', contentLength: bytes.length, mode }
  const { body } = await apiOk('POST', '/api/seller/imports', { token, body: announced })
  const stored = await fetch(body.uploadURL, { method: 'PUT', headers: body.headers, body: bytes })
  if (!stored.ok) throw new Error(`The storage refused the file: ${stored.status} ${await stored.text()}`)
  return untilState(token, body.id, ['AWAITING_FILE', 'CHECKING'])
}

/** Has a checked import carried out and waits for its end. */
export const carryOut = async ({ token }: Person, id: string): Promise<ImportView> => {
  await apiOk('POST', `/api/seller/imports/${id}/start`, { token })
  return untilState(token, id, ['APPLYING'])
}

/** Every row of an import, asked for page by page. */
export const rowsOf = async ({ token }: Person, id: string, limit = 100): Promise<ImportRowView[]> => {
  const rows: ImportRowView[] = []
  for (let cursor = ''; ;) {
    const { body } = await api('GET', `/api/seller/imports/${id}/rows?limit=${limit}${cursor}`, { token })
    rows.push(...body.rows)
    if (!body.nextCursor) return rows
    cursor = `&cursor=${body.nextCursor}`
  }
}
