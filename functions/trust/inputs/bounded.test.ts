import { describe, expect, test } from 'vitest'
import { fits } from '#functions/testing/sample-value.ts'
import { bare, defOf, limitsOf, type Schema } from './schema-parts.ts'
import type { Contract } from '#shared/api/contract.ts'
import { liveRoutes } from '#shared/api/routes.ts'

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

describe('what a route takes', () => {
  test('has an end in every text, list and record', () => {
    const found = liveRoutes.flatMap((route) =>
      parts(route).flatMap(([part, schema]) => (schema ? endless(schema, `${route.id} ${part}`) : [])),
    )
    expect(found).toEqual([])
  })

  test('is told apart from what has none', () => {
    expect(isFinite(/^[a-z]{1,20}(?:-\d{1,4})?$/)).toBe(true)
    expect(isFinite(/^[+*]$/)).toBe(true)
    for (const pattern of [/^a+$/, /^a*$/, /^a{3,}$/, /a{3}/]) expect(isFinite(pattern)).toBe(false)
  })
})
