import type * as z from 'zod/mini'
import { idPrefixes } from '#shared/schemas/ids.ts'

type Schema = z.core.$ZodType

const leaves: readonly unknown[] = [
  ...Object.values(idPrefixes).map((prefix) => `${prefix}_${'0'.repeat(26)}`),
  '2026-11-20T11:02:03.000Z',
  '2026-11',
  'JTMHX09J604123456',
  'a1'.repeat(32),
  'a1'.repeat(11),
  'a-slug',
  'details',
  '333',
  'text "in quotes"',
  'تويوتا 🚗',
  'a@b.example',
  '+97433123456',
  'https://car.example/a',
  true,
  false,
  0,
  1,
  4,
  48,
  2020,
  50_000,
]

/** Whether a value is valid by a schema. */
export const fits = (schema: Schema, value: unknown): boolean => {
  const result = schema._zod.run({ value, issues: [] }, {})
  return !(result instanceof Promise) && result.issues.length === 0
}

/**
 * A random value that a schema accepts, with an `undeclared` property in every object of it. Works for response schemas, whose leaves are
 * ids, instants, names and numbers; throws for any other leaf.
 */
export const sampleOf = (schema: Schema, random: () => number): unknown => {
  const { def } = (schema as z.core.$ZodTypes)._zod
  const one = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!
  const some = (make: () => unknown) => Array.from({ length: Math.floor(random() * 4) }, make)
  switch (def.type) {
    case 'object': {
      const parts = Object.entries(def.shape).map(([name, part]) => [name, sampleOf(part, random)])
      return { undeclared: 'secret', ...Object.fromEntries(parts.filter(([, part]) => part !== undefined)) }
    }
    case 'array':
      return some(() => sampleOf(def.element, random))
    case 'record': {
      const free = ['a', 'b "c"', '1', 'عربي'].filter((name) => fits(def.keyType, name))
      const nameOf = () => (free.length > 0 ? one(free) : sampleOf(def.keyType, random))
      const names = [...(def.keyType._zod.values ?? some(nameOf))].map(String)
      return Object.fromEntries(names.map((name) => [name, sampleOf(def.valueType, random)]))
    }
    case 'optional':
      return random() < 0.5 ? undefined : sampleOf(def.innerType, random)
    case 'nullable':
      return random() < 0.3 ? null : sampleOf(def.innerType, random)
    case 'union':
      return sampleOf(one(def.options), random)
    default: {
      const fitting = [...(schema._zod.values ?? leaves)].filter((value) => fits(schema, value))
      if (fitting.length === 0) throw new Error(`No sample of a ${def.type} fits`)
      return one(fitting)
    }
  }
}
