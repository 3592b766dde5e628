import type { Condition } from '#scripts/bench/sql/conditions.ts'

/** The parameters of one statement; `add` gives the place of a value, `where` the filters that use them. */
export type Values = {
  add: (value: unknown, type?: string) => string
  where: (conditions: readonly Condition<unknown>[]) => string
  all: readonly unknown[]
}

/** `types` are those of the columns that take several values. */
export const collectValues = (types: (column: string) => string): Values => {
  const all: unknown[] = []
  const add = (value: unknown, type?: string) => `$${all.push(value)}${type ? `::${type}` : ''}`
  const where = (conditions: readonly Condition<unknown>[]) => {
    const parts = conditions.map(({ column, operator, values }) => {
      if (operator !== 'in') return `${column} ${operator} ${add(values[0])}`
      const type = types(column)
      return values.length === 1
        ? `${column} = ${add(values[0], type)}`
        : `${column} = ANY(${add(values, `${type}[]`)})`
    })
    return parts.length === 0 ? '' : `WHERE ${parts.join(' AND ')}`
  }
  return { add, where, all }
}
