import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { writeJson } from '#functions/core/json-writer.ts'
import { lasting } from '#functions/core/lasting.ts'
import { sampleOf } from '#functions/testing/sample-value.ts'
import { seededRandom } from '#functions/search/testing/documents.ts'
import type { Contract } from '#shared/api/contract.ts'
import { contracts } from '#shared/api/routes.ts'

const person = z.object({ name: z.string(), age: z.optional(z.number()) })

const fits: [string, z.ZodMiniType, unknown][] = [
  [
    'texts',
    z.array(z.string()),
    ['', 'a', '"', '\\', '\n\u0000\u001f\u007f', 'عربي', '\u2028', '🚗', '\ud800', '</'],
  ],
  ['numbers', z.array(z.number()), [0, -0, 1.5, -3, 1e21, 1e-7, 5e-324, Number.MAX_VALUE]],
  ['flags', z.array(z.boolean()), [true, false]],
  ['one of a few', z.array(z.enum(['a', 'b"'])), ['b"', 'a']],
  ['literals', z.array(z.literal([1, null, true, 'x'])), [null, 'x', 1, true]],
  ['null or not', z.array(z.nullable(z.string())), [null, 'a']],
  [
    'what may be absent',
    z.array(person),
    [{ name: 'a' }, { name: 'a', age: undefined }, { age: 3, name: 'a' }],
  ],
  ['nothing at the front', z.object({ a: z.optional(z.string()), b: z.string() }), { b: 'x' }],
  ['nothing at all', z.object({ a: z.optional(z.string()) }), {}],
  ['absence in a list', z.array(z.optional(z.string())), ['a', undefined]],
  ['records', z.record(z.string(), person), { 'a"': { name: 'x' }, 7: { name: 'y', more: 1 } }],
  [
    'a record without prototype',
    z.record(z.string(), z.number()),
    Object.assign(Object.create(null), { a: 1 }),
  ],
  ['a record of known names', z.record(z.enum(['b', 'a']), z.number()), { a: 1, b: 2 }],
  ['a poisoned record', z.record(z.string(), z.number()), JSON.parse('{"__proto__":1,"a":2}')],
  ['the first of a union that fits', z.union([person, z.object({ id: z.number() })]), { id: 1, name: 3 }],
  ['a union of kinds', z.array(z.union([z.string(), z.number()])), [1, 'a']],
  ['checked texts', z.string().check(z.regex(/^a+$/), z.maxLength(3)), 'aaa'],
  ['changed texts', z.object({ a: z.string().check(z.trim(), z.toLowerCase()) }), { a: ' X"' }],
  ['whole numbers', z.int().check(z.gte(1)), 3],
  ['checked lists', z.array(person).check(z.maxLength(1)), [{ name: 'a', secret: 1 }]],
  ['defaults', z.object({ a: z._default(z.string(), 'x'), b: z.optional(z._default(z.number(), 1)) }), {}],
  ['loose objects', z.looseObject({ a: z.string() }), { a: 'x', b: { c: [1] } }],
  [
    'dates of a transform',
    z.pipe(
      z.date(),
      z.transform((at) => at.getTime()),
    ),
    new Date(5),
  ],
]

const misfits: [string, z.ZodMiniType, unknown][] = [
  ['another kind', z.string(), 1],
  ['a number that is none', z.number(), Number.NaN],
  ['an endless number', z.number(), Infinity],
  ['a missing property', person, { age: 1 }],
  ['null', person, null],
  ['a list for an object', z.object({}), []],
  ['an object for a list', z.array(z.string()), { length: 0 }],
  ['what is none of the few', z.enum(['a']), 'b'],
  ['a name that is in every object', z.enum(['a']), 'toString'],
  [
    'a pattern that is not met',
    z.object({ a: z.array(z.string().check(z.regex(/^a$/))) }),
    { a: ['a', 'b'] },
  ],
  ['undefined for null', z.nullable(z.string()), undefined],
  ['null for undefined', z.optional(z.string()), null],
  ['an unknown name in a full record', z.record(z.enum(['a']), z.number()), { a: 1, b: 2 }],
  ['a missing name in a full record', z.record(z.enum(['a', 'b']), z.number()), { a: 1 }],
  ['a record that is no plain object', z.record(z.string(), z.number()), new Date()],
  ['none of a union', z.union([person, z.string()]), { name: 1 }],
  ['more than a strict object has', z.strictObject({ a: z.string() }), { a: 'x', b: 1 }],
]

const answers = Object.values(contracts)
  .filter(
    (route): route is Contract & { response: z.ZodMiniType } =>
      route.response !== undefined && !route.contentType,
  )
  .map((route) => [route.id, route.response] as const)

describe('writeJson', () => {
  test.each(fits)('writes %s as zod and JSON do', (_, schema, value) => {
    expect(writeJson(schema, value)).toBe(JSON.stringify(schema.parse(value)))
  })

  test.each(misfits)('refuses %s, as zod does', (_, schema, value) => {
    expect(() => schema.parse(value)).toThrow(z.core.$ZodError)
    expect(() => writeJson(schema, value)).toThrow(z.core.$ZodError)
  })

  test('names the place of what does not fit', () => {
    const write = () =>
      writeJson(z.object({ people: z.array(person) }), { people: [{ name: 'a' }, { name: 1 }] })
    expect(write).toThrow(
      expect.objectContaining({ issues: [expect.objectContaining({ path: ['people', 1, 'name'] })] }),
    )
  })

  test('passes on what a property throws', () => {
    const value = {
      get name(): string {
        throw new RangeError('mine')
      },
    }
    expect(() => writeJson(z.union([person, z.string()]), value)).toThrow(new RangeError('mine'))
  })

  test('lets out of a lasting value only what the schema of the moment declares', () => {
    const value = lasting({ name: 'a', age: 3, secret: 's' })
    const narrow = z.object({ name: z.string() })
    expect([person, narrow, person].map((schema) => writeJson(schema, value))).toEqual([
      '{"name":"a","age":3}',
      '{"name":"a"}',
      '{"name":"a","age":3}',
    ])
  })

  test.each(answers)('writes answers of %s as zod does, and nothing undeclared', (id, schema) => {
    const random = seededRandom(id.length)
    for (let count = 0; count < 50; count++) {
      const value = sampleOf(schema, random)
      const text = writeJson(schema, value)
      expect(text).toBe(JSON.stringify(schema.parse(value)))
      if (id !== 'getOpenapi') expect(text).not.toContain('undeclared')
    }
  })
})
