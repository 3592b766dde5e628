import { api, apiOk } from '#functions/testing/api.ts'
import { askUntil } from '#functions/testing/ask-until.ts'
import type { Person } from '#functions/testing/people.ts'
import { stockColumns } from '#shared/reference/stock-columns.ts'
import type { ImportMode, ImportRowView, ImportState, ImportView } from '#shared/schemas/stock-import.ts'

/** A CSV with every cell in quotes. */
export const csv = (rows: readonly (readonly (string | number)[])[], delimiter = ','): string =>
  rows.map((row) => row.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(delimiter)).join('\r\n')

/** The headers of all columns, in one language. */
export const stockHeaders = (language: 'en' | 'ar'): string[] =>
  stockColumns.map((column) => column[language])

/** A row under `stockHeaders`: the columns' examples in one language, with `parts` in place of some. */
export const stockRow = (parts: Readonly<Record<string, string | number>>, language: 'en' | 'ar' = 'en') =>
  stockColumns.map(({ field, example }) => parts[field] ?? example[language])

/** Waits until an import has left the given states. @returns the import */
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

/** Uploads a stock file like a browser and waits for the result of its check. */
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

/** Starts a checked import and waits for its end. */
export const carryOut = async ({ token }: Person, id: string): Promise<ImportView> => {
  await apiOk('POST', `/api/seller/imports/${id}/start`, { token })
  return untilState(token, id, ['APPLYING'])
}

/** All rows of an import, from every page. */
export const rowsOf = async ({ token }: Person, id: string, limit = 100): Promise<ImportRowView[]> => {
  const rows: ImportRowView[] = []
  for (let cursor = ''; ;) {
    const { body } = await api('GET', `/api/seller/imports/${id}/rows?limit=${limit}${cursor}`, { token })
    rows.push(...body.rows)
    if (!body.nextCursor) return rows
    cursor = `&cursor=${body.nextCursor}`
  }
}
