import fc from 'fast-check'
import { fits } from '#functions/testing/sample-value.ts'
import {
  bare,
  defOf,
  entryOf,
  isNullable,
  isOptional,
  limitsOf,
  outcomeOf,
  type Schema,
} from './schema-parts.ts'

// Values that are valid by the parts of a schema. Rules in refinements (two equal passwords, a lower limit below an upper one) are met by
// chance only, so callers validate the values with the schema.

type Any = fc.Arbitrary<unknown>

/** Texts with a meaning in the product, besides the ids of existing items. */
export const knownTexts: readonly string[] = [
  '2026-11-20T11:02:03.000Z',
  'Nissan',
  'Toyota',
  'Patrol',
  'Land Cruiser',
  'Doha',
  'Al Rayyan',
  'Qatar',
  'نيسان باترول 2020',
  'automatic under 100k',
  '333',
  'q-333',
  'Q 333',
  '٣٣٣',
  '?5??',
  '5*',
  'a@b.example',
  'Noor+cars@Example.com',
  '+974 3312 3456',
  '٥٥١٢ ٣٤٥٦',
  '+974',
  'https://car.example/a?b=c#d',
  'http://xn--mgbh0fb.example',
  '09:00',
  '23:59',
  'Corniche41!',
  'nobody-has-this-1A',
  'Somebody.else',
  'a-slug',
  'all',
  'part',
  '1',
  '2026-03-31',
  '=HYPERLINK("http://x.example")',
  '<img src=x onerror=alert(1)>',
  'تويوتا 🚗 "in quotes"',
  "O'Brien & Söhne; --",
  '{{7*7}}',
  'a'.repeat(16),
  'b'.repeat(43),
  '0'.repeat(26),
  `upl_${'0'.repeat(26)}`,
  `doc_${'0'.repeat(26)}`,
]

/** A number of the schema's range, with its ends more often than by chance. */
const numberIn = (schema: Schema): Any => {
  const { minimum = 0, maximum = 1_000_000, isWhole } = limitsOf(schema)
  const [from, to] = [Math.max(minimum, -1e9), Math.min(maximum, 1e9)]
  const ends = fc.constantFrom(from, to)
  if (isWhole) return fc.oneof(fc.integer({ min: from, max: to }), ends)
  // No schema has coarser steps than a tenth.
  return fc.oneof(
    fc.integer({ min: Math.ceil(from * 10), max: Math.floor(to * 10) }).map((tenths) => tenths / 10),
    ends,
  )
}

const isMostlyFitting = (schema: Schema, values: Any): boolean =>
  fc.sample(values, { numRuns: 20, seed: 1 }).filter((value) => fits(schema, value)).length >= 5

const patternTexts = (schema: Schema): Any[] =>
  limitsOf(schema).patterns.flatMap((pattern) => {
    try {
      const texts = fc.stringMatching(pattern)
      return isMostlyFitting(schema, texts) ? [texts.filter((text) => fits(schema, text))] : []
    } catch {
      // Not every pattern can be generated from; the known texts are used then.
      return []
    }
  })

const freeTexts = (schema: Schema): Any[] => {
  const { minimum = 0, maximum = 100 } = limitsOf(schema)
  const texts = fc
    .string({ minLength: minimum, maxLength: Math.min(maximum, 200), unit: 'grapheme' })
    .map((text) => text.slice(0, maximum))
  return isMostlyFitting(schema, texts) ? [texts.filter((text) => fits(schema, text))] : []
}

const textOf = (schema: Schema, there: readonly string[]): Any => {
  const present = there.filter((text) => fits(schema, text))
  const known = knownTexts.filter((text) => fits(schema, text))
  const made = [...patternTexts(schema), ...freeTexts(schema)]
  const choices = [
    ...(present.length > 0 ? [{ weight: 4, arbitrary: fc.constantFrom(...present) }] : []),
    ...(known.length > 0 ? [{ weight: 3, arbitrary: fc.constantFrom(...known) }] : []),
    ...made.map((arbitrary) => ({ weight: 2, arbitrary })),
  ]
  if (choices.length === 0) throw new Error(`No text fits: ${limitsOf(schema).patterns.join(' ')}`)
  return fc.oneof(...choices)
}

/** A query parameter that is parsed into another type, in its canonical notation. */
const pipeOf = (schema: Schema, there: readonly string[]): Any => {
  const outcome = outcomeOf(schema)
  const def = defOf(outcome)
  if (def.type === 'array') {
    const { maximum = 5 } = limitsOf(outcome)
    return fc
      .uniqueArray(validOf(def.element, there), { minLength: 1, maxLength: Math.min(maximum, 4) })
      .map((parts) => parts.join(','))
  }
  if (def.type === 'number') return numberIn(outcome).map(String)
  return validOf(entryOf(schema), there)
}

const objectOf = (shape: Readonly<Record<string, Schema>>, there: readonly string[]): Any => {
  const parts = Object.entries(shape).map(([name, part]) => [name, validOf(part, there)] as const)
  const requiredKeys = Object.keys(shape).filter((name) => !isOptional(shape[name]!))
  return fc.record(Object.fromEntries(parts), { requiredKeys, noNullPrototype: true })
}

/** Values that a schema usually accepts. `there` holds ids of existing items. */
export const validOf = (schema: Schema, there: readonly string[]): Any => {
  const inner = bare(schema)
  const value = bareOf(inner, there)
  return isNullable(schema) ? fc.option(value, { freq: 5 }) : value
}

const bareOf = (schema: Schema, there: readonly string[]): Any => {
  const def = defOf(schema)
  switch (def.type) {
    case 'object':
      return objectOf(def.shape, there)
    case 'array': {
      const { minimum = 0, maximum = 10 } = limitsOf(schema)
      return fc.array(validOf(def.element, there), {
        minLength: minimum,
        maxLength: Math.min(maximum, minimum + 4),
      })
    }
    case 'record':
      return fc.dictionary(
        textOf(def.keyType, there) as fc.Arbitrary<string>,
        validOf(def.valueType, there),
        {
          maxKeys: 5,
          noNullPrototype: true,
        },
      )
    case 'union':
      return fc.oneof(...def.options.map((option) => validOf(option, there)))
    case 'pipe':
      return pipeOf(schema, there)
    case 'number':
      return numberIn(schema)
    case 'string':
      return textOf(schema, there)
    default: {
      const values = schema._zod.values ?? new Set(def.type === 'boolean' ? [true, false] : [])
      if (values.size === 0) throw new Error(`Nothing is known of a ${def.type}`)
      return fc.constantFrom(...values)
    }
  }
}
