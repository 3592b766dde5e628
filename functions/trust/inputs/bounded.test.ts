import { describe, expect, test, vi } from 'vitest'
import { fits } from '#functions/testing/sample-value.ts'
import { bare, defOf, entryOf, fieldsOf, limitsOf, type Schema } from './schema-parts.ts'
import type { Contract } from '#shared/api/contract.ts'
import { liveRoutes } from '#shared/api/routes.ts'
import { limits } from '#shared/constants/limits.ts'

// All input must be bounded: a field without a limit may be as long as the whole body.

/** Whether a pattern limits the length: anchored at both ends, and without unbounded repetition. */
const isFinite = ({ source }: RegExp): boolean => {
  const withoutClasses = source.replace(/\\./g, 'x').replace(/\[[^\]]*\]/g, 'x')
  return /^\^.*\$$/s.test(source) && !/[*+]|\{\d+,\}/.test(withoutClasses)
}

const isBoundedText = (schema: Schema): boolean => {
  const { maximum, patterns } = limitsOf(schema)
  return maximum !== undefined || patterns.some(isFinite)
}

const more = Object.fromEntries(Array.from({ length: 201 }, (_, i) => [`a${i}`, 'a']))

/** Paths of unbounded values in a schema, as `field.*.field`. */
const endless = (schema: Schema, path: string): string[] => {
  const inner = bare(schema)
  const def = defOf(inner)
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([name, part]) => endless(part, `${path}.${name}`))
    case 'array':
      return [
        ...(limitsOf(inner).maximum === undefined ? [`${path} (array)`] : []),
        ...endless(def.element, `${path}.*`),
      ]
    case 'record':
      return [
        ...(isBoundedRecord(inner) ? [] : [`${path} (record)`]),
        ...endless(def.keyType, `${path}.key`),
        ...endless(def.valueType, `${path}.*`),
      ]
    case 'union':
      return def.options.flatMap((option) => endless(option, path))
    case 'pipe':
      return endless(def.in, path)
    case 'string':
      return isBoundedText(inner) ? [] : [path]
    default:
      return []
  }
}

// A record's limit cannot be read from its checks, so it is tried with more entries than anybody may send.
const isBoundedRecord = (schema: Schema): boolean => {
  const def = defOf(schema)
  if (def.type !== 'record') return true
  const value = ['a', 1, true].find((candidate) => fits(def.valueType, candidate))
  return !fits(
    schema,
    Object.fromEntries(Object.keys(more).map((name) => [name.replace(/\d/g, toLetter), value])),
  )
}

const toLetter = (digit: string): string => 'abcdefghij'[Number(digit)] ?? ''

const parts = ({ params, query, body }: Contract) => Object.entries({ params, query, body })

const longest = 'a'.repeat(limits.jsonBodyBytes)

/** How often the rules of its own of a text are asked about one as long as a body may be. */
const asked = (schema: Schema): number => {
  const checks = defOf(schema).checks ?? []
  const rules = checks
    .filter(({ _zod }) => _zod.def.check === 'custom')
    .map(({ _zod }) => vi.spyOn(_zod, 'check').mockReturnValue(undefined))
  fits(schema, longest)
  const calls = rules.flatMap(({ mock }) => mock.calls).length
  for (const rule of rules) rule.mockRestore()
  return calls
}

describe('what a route takes', () => {
  test('has an end in every text, list and record', () => {
    const found = liveRoutes.flatMap((route) =>
      parts(route).flatMap(([part, schema]) => (schema ? endless(schema, `${route.id} ${part}`) : [])),
    )
    expect(found).toEqual([])
  })

  // zod goes on after a limit, unless it says abort: a rule with a slow pattern would hold the function for seconds.
  test('is not asked about its own rules where it is too long', () => {
    const texts = liveRoutes.flatMap((route) =>
      parts(route).flatMap(([part, schema]) =>
        schema
          ? fieldsOf(schema, [route.id, part])
              .map(({ path, schema: field }) => ({ path, field: entryOf(field) }))
              .filter(({ field }) => defOf(field).type === 'string')
          : [],
      ),
    )
    expect(texts.length).toBeGreaterThan(100)
    expect(texts.filter(({ field }) => asked(field) > 0).map(({ path }) => path.join('.'))).toEqual([])
  })

  test('is told apart from what has none', () => {
    expect(isFinite(/^[a-z]{1,20}(?:-\d{1,4})?$/)).toBe(true)
    expect(isFinite(/^[+*]$/)).toBe(true)
    for (const pattern of [/^a+$/, /^a*$/, /^a{3,}$/, /a{3}/]) expect(isFinite(pattern)).toBe(false)
  })
})
