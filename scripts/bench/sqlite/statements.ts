import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import type { Condition } from '#scripts/bench/sql/conditions.ts'

type Cell = string | number
export type Ask = (sql: string, values: readonly SQLInputValue[]) => Cell[][]

/** Runs queries by their text; each text is prepared once. Rows come as arrays, which cost less than objects. */
export const rememberStatements = (database: DatabaseSync): Ask => {
  const prepared = new Map<string, ReturnType<typeof database.prepare>>()
  return (sql, values) => {
    let statement = prepared.get(sql)
    if (!statement) {
      statement = database.prepare(sql)
      statement.setReturnArrays(true)
      prepared.set(sql, statement)
    }
    return statement.all(...values) as unknown as Cell[][]
  }
}

/**
 * The WHERE of some filters, '' without any, and its values in order. With `unindexed` no filter may choose the index:
 * SQLite then walks that of the order.
 */
export const whereOf = (conditions: readonly Condition<number>[], hasText: boolean, unindexed = false) => {
  const sign = unindexed ? '+' : ''
  const parts = conditions.map(({ column, operator, values }) => {
    if (operator !== 'in') return `${sign}${column} ${operator} ?`
    const marks = values.map(() => '?').join(', ')
    return values.length === 1 ? `${sign}${column} = ?` : `${sign}${column} IN (${marks})`
  })
  if (hasText) parts.push(`${sign}seq IN (SELECT seq FROM matched)`)
  return {
    sql: parts.length === 0 ? '' : `WHERE ${parts.join(' AND ')}`,
    values: conditions.flatMap(({ values }) => values),
  }
}
