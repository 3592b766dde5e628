import type * as z from 'zod/mini'
import {
  misfit,
  quote,
  writeAsZod,
  writeBoolean,
  writeNumber,
  writeOneOf,
  writeString,
  type Write,
} from '#functions/core/json-leaves.ts'
import { lastingText } from '#functions/core/lasting.ts'

type Schema = z.core.$ZodType

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isPlainObject = (value: unknown): value is Record<string, unknown> => {
  if (!isObject(value)) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

const arrayOf =
  (write: Write): Write =>
  (value) => {
    if (!Array.isArray(value)) throw misfit
    let text = ''
    for (let index = 0; index < value.length; index++)
      text += (index === 0 ? '' : ',') + (write(value[index]) ?? 'null')
    return `[${text}]`
  }

/** The declared properties and no other, in the order of the schema. */
const objectOf = (shape: Readonly<Record<string, Schema>>): Write => {
  const names = Object.keys(shape)
  const writes = names.map((name) => writerOf(shape[name]!))
  const heads = names.map((name) => `${quote(name)}:`)
  const laterHeads = heads.map((head) => `,${head}`)
  const writeAll = (value: object): string => {
    let text = '{'
    for (let index = 0; index < names.length; index++) {
      const part = writes[index]!((value as Record<string, unknown>)[names[index]!])
      if (part !== undefined) text += (text.length === 1 ? heads : laterHeads)[index]! + part
    }
    return text + '}'
  }
  return (value) => {
    if (!isObject(value)) throw misfit
    return lastingText(value, writeAll)
  }
}

const recordOf =
  (write: Write): Write =>
  (value) => {
    if (!isPlainObject(value)) throw misfit
    let text = ''
    for (const name of Object.keys(value)) {
      const part = name === '__proto__' ? undefined : write(value[name])
      if (part !== undefined) text += `${text === '' ? '' : ','}${quote(name)}:${part}`
    }
    return `{${text}}`
  }

/** A record of named keys: all of them, and no other. */
const fullRecordOf = (names: readonly string[], schema: Schema): Write => {
  const known = new Set(names)
  const write = objectOf(Object.fromEntries(names.map((name) => [name, schema])))
  return (value) => {
    if (!isPlainObject(value) || !Object.keys(value).every((name) => known.has(name))) throw misfit
    return write(value)
  }
}

/** `text` for `blank`, else what `write` makes of the value. */
const orWithout =
  (blank: null | undefined, text: string | undefined, write: Write): Write =>
  (value) =>
    value === blank ? text : write(value)

const firstOf =
  (writes: readonly Write[]): Write =>
  (value) => {
    for (const write of writes) {
      try {
        return write(value)
      } catch (error) {
        if (error !== misfit) throw error
      }
    }
    throw misfit
  }

/** More than a kind of value: checked, changed, or open for what is not declared. Such a schema stays with zod. */
const needsZod = ({ _zod: { def, optin, traits } }: Schema): boolean =>
  (def.checks?.length ?? 0) > 0 ||
  ['format', 'coerce', 'catchall', 'discriminator', 'inclusive', 'mode', 'partial'].some(
    (name) => (def as unknown as Record<string, unknown>)[name] !== undefined,
  ) ||
  optin === 'defaulted' ||
  traits.has('$ZodExactOptional')

const writerOf = (schema: Schema): Write => {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (needsZod(schema)) return writeAsZod(schema)
  if (def.type === 'string') return writeString
  if (def.type === 'number') return writeNumber
  if (def.type === 'boolean') return writeBoolean
  if (def.type === 'enum' || def.type === 'literal') return writeOneOf([...(schema._zod.values ?? [])])
  if (def.type === 'array') return arrayOf(writerOf(def.element))
  if (def.type === 'object') return objectOf(def.shape)
  if (def.type === 'union') return firstOf(def.options.map(writerOf))
  if (def.type === 'nullable') return orWithout(null, 'null', writerOf(def.innerType))
  if (def.type === 'optional') return orWithout(undefined, undefined, writerOf(def.innerType))
  if (def.type === 'record' && def.keyType._zod.values)
    return fullRecordOf([...def.keyType._zod.values].map(String), def.valueType)
  if (def.type === 'record' && writerOf(def.keyType) === writeString) return recordOf(writerOf(def.valueType))
  return writeAsZod(schema)
}

const writers = new WeakMap<Schema, Write>()

/**
 * The JSON of what a schema lets through: exactly `JSON.stringify(schema.parse(value))`, without first making that copy.
 * Only declared properties are ever read, so nothing else can leave, at any depth; every kind of value, every enum and
 * every zod check (patterns, lengths) is still checked, since leaves that have any are given to zod. When something does
 * not fit, zod parses the whole: it names the place in its error.
 * @throws z.core.$ZodError
 */
export const writeJson = (schema: z.ZodMiniType, value: unknown): string => {
  let write = writers.get(schema)
  if (!write) writers.set(schema, (write = writerOf(schema)))
  try {
    return write(value) ?? ''
  } catch (error) {
    if (error !== misfit) throw error
    return JSON.stringify(schema.parse(value))
  }
}
