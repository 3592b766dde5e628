import fc from 'fast-check'
import { fits } from '#functions/testing/sample-value.ts'
import { defOf, fieldsOf, shapeOf, type Schema } from './schema-parts.ts'
import { validOf } from './valid-values.ts'
import type { Case } from './make-cases.ts'
import { samplePath } from '#functions/testing/sample-request.ts'
import type { Contract } from '#shared/api/contract.ts'

/** A field of a route that takes free text. */
export type TextField = { contract: Contract; part: 'params' | 'query' | 'body'; path: readonly string[] }

/** Whether a schema takes free text, also behind pipes and in unions; an enumeration is no free text. */
const takesText = (schema: Schema): boolean => {
  const def = defOf(schema)
  if (def.type === 'string') return true
  if (def.type === 'pipe') return takesText(def.in)
  return def.type === 'union' && def.options.some(takesText)
}

/** The text fields of all routes. */
export const textFieldsOf = (routes: readonly Contract[]): TextField[] =>
  routes.flatMap((contract) =>
    (['params', 'query', 'body'] as const).flatMap((part) => {
      const schema = contract[part]
      if (!schema) return []
      return fieldsOf(schema)
        .filter((field) => takesText(field.schema))
        .map(({ path }) => ({ contract, part, path }))
    }),
  )

const sizeOf = (value: unknown): number => JSON.stringify(value)?.length ?? 0

/** The largest valid value of 150 random ones, by its number of fields and then its length; always the same one. */
export const fullest = (schema: Schema): unknown => {
  const [best] = fc
    .sample(validOf(schema, []), { numRuns: 400, seed: 7 })
    .filter((value) => fits(schema, value))
    .toSorted(
      (a, b) => Object.keys(b as object).length - Object.keys(a as object).length || sizeOf(b) - sizeOf(a),
    )
  return best
}

const bodies = new WeakMap<Schema, unknown>()

const bodyOf = (schema: Schema): unknown => {
  if (!bodies.has(schema)) bodies.set(schema, fullest(schema))
  return bodies.get(schema)
}

/** A value with a text in one place; `*` is the first element of an array, or a new key of a record. */
const withText = (value: unknown, [head, ...rest]: readonly string[], text: string): unknown => {
  if (head === undefined) return text
  if (Array.isArray(value)) return [withText(value[0], rest, text), ...value.slice(1)]
  const name = head === '*' ? 'search' : head
  const object = (value ?? {}) as Readonly<Record<string, unknown>>
  return Object.fromEntries([...Object.entries(object), [name, withText(object[name], rest, text)]])
}

const paramsOf = (contract: Contract): Record<string, string> => {
  const names = contract.path.split('/')
  const given = samplePath(contract).split('/')
  return Object.fromEntries(
    names.flatMap((name, index) => (name.startsWith('{') ? [[name.slice(1, -1), given[index] ?? '']] : [])),
  )
}

/** A request that is valid except perhaps for the text in one field. */
export const caseWith = ({ contract, part, path }: TextField, text: string): Case => {
  const query = contract.query ? (fullestQuery(contract) as Record<string, string>) : {}
  const parts = { params: paramsOf(contract), query, body: contract.body && bodyOf(contract.body) }
  const changed = { ...parts, [part]: withText(parts[part], path, text) }
  return {
    rule: `${JSON.stringify(text.slice(0, 60))} as ${part}.${path.join('.')}`,
    mustRefuse: false,
    params: changed.params,
    query: changed.query,
    body: changed.body === undefined ? undefined : JSON.stringify(changed.body),
    headers: {},
  }
}

/** Required parameters only, because every further filter could hide the effect of the text. */
const fullestQuery = (contract: Contract): unknown => {
  const required = Object.entries(shapeOf(contract.query)).filter(([, schema]) => !fits(schema, undefined))
  return Object.fromEntries(required.map(([name, schema]) => [name, String(fullest(schema))]))
}
