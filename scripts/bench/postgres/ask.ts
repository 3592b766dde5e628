import type { Client } from 'pg'

export type Ask = <R extends readonly unknown[]>(sql: string, values?: readonly unknown[]) => Promise<R[]>

/** Runs statements as they come; rows are arrays. */
export const askOnce =
  (client: Client): Ask =>
  async <R extends readonly unknown[]>(sql: string, values: readonly unknown[] = []) => {
    const { rows } = await client.query({ text: sql, values: [...values], rowMode: 'array' })
    return rows as unknown as R[]
  }

/** As above; each text is parsed and prepared by the server once. */
export const askPrepared = (client: Client): Ask => {
  const names = new Map<string, string>()
  return async <R extends readonly unknown[]>(sql: string, values: readonly unknown[] = []) => {
    const name = names.get(sql) ?? `s${names.size}`
    names.set(sql, name)
    const { rows } = await client.query({ name, text: sql, values: [...values], rowMode: 'array' })
    return rows as unknown as R[]
  }
}
