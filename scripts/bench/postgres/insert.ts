import type { Ask } from './ask.ts'
import type { Market } from '#scripts/bench/market.ts'
import { rowsOf, type Row } from '#scripts/bench/sql/rows.ts'

const batchRows = 5000

type Target = {
  ask: Ask
  /** The types of the values that `toValues` makes, in the order of the table's columns. */
  types: readonly string[]
  toValues: (row: Row) => readonly unknown[]
  /** What is inserted, by the names c0, c1 …; as they are when absent. */
  select?: string
}

/** Fills the table `listing`, thousands of rows to a statement. */
export const insertMarket = async (
  market: Market,
  { ask, types, toValues, select = '*' }: Target,
): Promise<void> => {
  const arrays = types.map((type, place) => `$${place + 1}::${type}[]`)
  const names = types.map((_, place) => `c${place}`)
  const sql = `INSERT INTO listing SELECT ${select} FROM unnest(${arrays.join(', ')}) AS t (${names.join(', ')})`
  let columns: unknown[][] = types.map(() => [])
  const flush = async () => {
    await ask(sql, columns)
    columns = types.map(() => [])
  }
  for (const row of rowsOf(market)) {
    toValues(row).forEach((value, place) => columns[place]!.push(value))
    if (columns[0]!.length === batchRows) await flush()
  }
  await flush()
}
