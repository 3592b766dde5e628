import type * as z from 'zod/mini'
import { fits } from '#functions/testing/sample-value.ts'

export type Schema = z.core.$ZodType

/** A schema's definition, which zod's own `toJSONSchema` walks too. */
export const defOf = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def

type Limits = {
  minimum: number | undefined
  maximum: number | undefined
  patterns: readonly RegExp[]
  isWhole: boolean
}

/** The limits and formats in a check. */
type Check = {
  check: string
  minimum?: number
  maximum?: number
  length?: number
  value?: number
  pattern?: RegExp
}

const checksOf = (schema: Schema): readonly Check[] =>
  ((schema as z.core.$ZodTypes)._zod.def.checks ?? []).map((check) => check._zod.def as Check)

const limitOf = (
  schema: Schema,
  kinds: readonly string[],
  pick: (...values: number[]) => number,
): number | undefined => {
  const values = checksOf(schema)
    .filter(({ check }) => kinds.includes(check))
    .flatMap(({ minimum, maximum, length, value }) => minimum ?? maximum ?? length ?? value ?? [])
  return values.length > 0 ? pick(...values) : undefined
}

/** The limits of a text, number or list: its minimum, maximum and format. */
export const limitsOf = (schema: Schema): Limits => {
  const def = defOf(schema)
  return {
    minimum: limitOf(schema, ['min_length', 'length_equals', 'greater_than'], Math.max),
    maximum: limitOf(schema, ['max_length', 'length_equals', 'less_than'], Math.min),
    patterns: checksOf(schema).flatMap(({ pattern }) => pattern ?? []),
    isWhole: def.type === 'number' && 'format' in def && def.format === 'safeint',
  }
}

/** A schema without its wrappers for optional, nullable and default values. */
export const bare = (schema: Schema): Schema => {
  const def = defOf(schema)
  return def.type === 'optional' || def.type === 'nullable' || def.type === 'default'
    ? bare(def.innerType)
    : schema
}

/** The output schema of a pipe, such as the number that a query parameter becomes. */
export const outcomeOf = (schema: Schema): Schema => {
  const def = defOf(bare(schema))
  return def.type === 'pipe' ? outcomeOf(def.out) : bare(schema)
}

/** The input schema of a pipe. */
export const entryOf = (schema: Schema): Schema => {
  const def = defOf(bare(schema))
  return def.type === 'pipe' ? entryOf(def.in) : bare(schema)
}

export const isNullable = (schema: Schema): boolean => {
  const def = defOf(schema)
  if (def.type === 'nullable') return true
  return (def.type === 'optional' || def.type === 'default') && isNullable(def.innerType)
}

export const isOptional = (schema: Schema): boolean => fits(schema, undefined)

/** The fields of an object schema by name, or none. */
export const shapeOf = (schema: Schema | undefined): Readonly<Record<string, Schema>> => {
  const def = schema && defOf(bare(schema))
  return def?.type === 'object' ? def.shape : {}
}

/** A place in an input: field names, with `*` for any element of an array and any value of a record. */
export type Field = { path: readonly string[]; schema: Schema }

/** All leaf fields of an input. */
export const fieldsOf = (schema: Schema, path: readonly string[] = []): Field[] => {
  const inner = bare(schema)
  const def = defOf(inner)
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([name, part]) => fieldsOf(part, [...path, name]))
    case 'array':
      return fieldsOf(def.element, [...path, '*'])
    case 'record':
      return fieldsOf(def.valueType, [...path, '*'])
    default:
      return [{ path, schema: inner }]
  }
}
