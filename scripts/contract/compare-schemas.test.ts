import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { unaccepted, type Schema } from './compare-schemas.ts'

/** A schema in as few words as a contract needs. */
type Shape =
  | { kind: 'text'; most: number; pattern: boolean }
  | { kind: 'number'; least: number; isWhole: boolean }
  | { kind: 'choice'; values: string[] }
  | { kind: 'none' }
  | { kind: 'list'; of: Shape; most: number }
  | { kind: 'either'; one: Shape; other: Shape }
  | { kind: 'object'; fields: Record<string, { of: Shape; isOptional: boolean }> }

const letters = ['a', 'b', 'c', 'd'] as const

const { shape } = fc.letrec<{ shape: Shape; leaf: Shape }>((tie) => ({
  leaf: fc.oneof(
    fc.record({
      kind: fc.constant('text' as const),
      most: fc.integer({ min: 1, max: 4 }),
      pattern: fc.boolean(),
    }),
    fc.record({
      kind: fc.constant('number' as const),
      least: fc.integer({ min: 0, max: 3 }),
      isWhole: fc.boolean(),
    }),
    fc.record({ kind: fc.constant('choice' as const), values: fc.subarray([...letters], { minLength: 1 }) }),
    fc.constant({ kind: 'none' as const }),
  ),
  shape: fc.oneof(
    { maxDepth: 3 },
    tie('leaf'),
    fc.record({ kind: fc.constant('list' as const), of: tie('shape'), most: fc.integer({ min: 1, max: 3 }) }),
    fc.record({ kind: fc.constant('either' as const), one: tie('shape'), other: tie('leaf') }),
    fc.record({
      kind: fc.constant('object' as const),
      fields: fc.dictionary(
        fc.constantFrom(...letters),
        fc.record({ of: tie('shape'), isOptional: fc.boolean() }),
        { maxKeys: 3, noNullPrototype: true },
      ),
    }),
  ),
}))

const toZod = (one: Shape): z.ZodMiniType => {
  switch (one.kind) {
    case 'text':
      return z.string().check(z.maxLength(one.most), ...(one.pattern ? [z.regex(/^[abcd]*$/)] : []))
    case 'number':
      return one.isWhole ? z.int().check(z.gte(one.least)) : z.number().check(z.gte(one.least))
    case 'choice':
      return z.enum(one.values)
    case 'none':
      return z.null()
    case 'list':
      return z.array(toZod(one.of)).check(z.maxLength(one.most))
    case 'either':
      return z.union([toZod(one.one), toZod(one.other)])
    case 'object':
      return z.object(
        Object.fromEntries(
          Object.entries(one.fields).map(([name, { of, isOptional }]) => [
            name,
            isOptional ? z.optional(toZod(of)) : toZod(of),
          ]),
        ),
      )
  }
}

/** Values of a shape. */
const valueOf = (one: Shape): fc.Arbitrary<unknown> => {
  switch (one.kind) {
    case 'text':
      return fc.string({
        maxLength: one.most,
        unit: fc.constantFrom(...letters, ...(one.pattern ? [] : ['z'])),
      })
    case 'number':
      return one.isWhole
        ? fc.integer({ min: one.least, max: 9 })
        : fc.double({ min: one.least, max: 9, noNaN: true })
    case 'choice':
      return fc.constantFrom(...one.values)
    case 'none':
      return fc.constant(null)
    case 'list':
      return fc.array(valueOf(one.of), { maxLength: one.most })
    case 'either':
      return fc.oneof(valueOf(one.one), valueOf(one.other))
    case 'object': {
      const fields = Object.entries(one.fields)
      return fc.record(Object.fromEntries(fields.map(([name, { of }]) => [name, valueOf(of)])), {
        requiredKeys: fields.filter(([, { isOptional }]) => !isOptional).map(([name]) => name),
      })
    }
  }
}

/** The shape with one thing in it changed, or as it is. */
const changeOf = (one: Shape): fc.Arbitrary<Shape> => {
  const inside = (): fc.Arbitrary<Shape> => {
    switch (one.kind) {
      case 'text':
        return fc.record({
          kind: fc.constant(one.kind),
          most: fc.integer({ min: 1, max: 4 }),
          pattern: fc.boolean(),
        })
      case 'number':
        return fc.record({
          kind: fc.constant(one.kind),
          least: fc.integer({ min: 0, max: 3 }),
          isWhole: fc.boolean(),
        })
      case 'choice':
        return fc.subarray([...letters], { minLength: 1 }).map((values) => ({ kind: one.kind, values }))
      case 'none':
        return fc.constant(one)
      case 'list':
        return changeOf(one.of).map((of) => ({ ...one, of }))
      case 'either':
        return fc.oneof(
          changeOf(one.one).map((first): Shape => ({ ...one, one: first })),
          fc.constant(one.one),
        )
      case 'object': {
        const [name, field] = Object.entries(one.fields)[0] ?? []
        if (!name || !field)
          return fc.constant({ ...one, fields: { a: { of: { kind: 'none' }, isOptional: false } } })
        const { [name]: _, ...others } = one.fields
        return fc.oneof(
          changeOf(field.of).map((of): Shape => ({
            ...one,
            fields: { ...others, [name]: { ...field, of } },
          })),
          fc.boolean().map((isOptional): Shape => ({
            ...one,
            fields: { ...others, [name]: { ...field, isOptional } },
          })),
          fc.constant<Shape>({ ...one, fields: others }),
        )
      }
    }
  }
  return fc.oneof({ weight: 4, arbitrary: inside() }, { weight: 1, arbitrary: shape })
}

const jsonOf = (one: Shape, io: 'input' | 'output'): Schema => z.toJSONSchema(toZod(one), { io })
const pair = shape.chain((was) => changeOf(was).map((is) => ({ was, is })))

describe('a comparison that finds nothing', () => {
  it('of a request means that everything that was sent is still taken', () => {
    let compatible = 0
    const ofPair = pair.chain(({ was, is }) => valueOf(was).map((value) => ({ was, is, value })))
    fc.assert(
      fc.property(ofPair, ({ was, is, value }) => {
        if (unaccepted('it', jsonOf(is, 'input'), jsonOf(was, 'input'), 'request').length > 0) return
        compatible++
        expect(z.safeParse(toZod(is), value).success).toBe(true)
      }),
      { numRuns: 2000 },
    )
    expect(compatible).toBeGreaterThan(100)
  })

  it('of an answer means that its fields and values are known to who reads it', () => {
    // Texts and lists may be longer than before, which no reader minds.
    const loose = (one: Shape): Shape => {
      switch (one.kind) {
        case 'text':
          return { ...one, most: 9, pattern: false }
        case 'number':
          return { ...one, least: -9 }
        case 'list':
          return { ...one, most: 9, of: loose(one.of) }
        case 'either':
          return { ...one, one: loose(one.one), other: loose(one.other) }
        case 'object':
          return {
            ...one,
            fields: Object.fromEntries(
              Object.entries(one.fields).map(([name, field]) => [name, { ...field, of: loose(field.of) }]),
            ),
          }
        default:
          return one
      }
    }
    let compatible = 0
    const ofPair = pair.chain(({ was, is }) => valueOf(is).map((value) => ({ was, is, value })))
    fc.assert(
      fc.property(ofPair, ({ was, is, value }) => {
        if (unaccepted('it', jsonOf(was, 'output'), jsonOf(is, 'output'), 'response').length > 0) return
        compatible++
        expect(z.safeParse(toZod(loose(was)), value).success).toBe(true)
      }),
      { numRuns: 2000 },
    )
    expect(compatible).toBeGreaterThan(100)
  })

  it('is what a schema compared with itself gives', () => {
    fc.assert(
      fc.property(shape, fc.constantFrom('request' as const, 'response' as const), (one, direction) => {
        const schema = jsonOf(one, 'input')
        expect(unaccepted('it', { ...schema, title: 'new' }, schema, direction)).toEqual([])
      }),
      { numRuns: 500 },
    )
  })
})

describe('a comparison says', () => {
  const zodPair = (was: z.ZodMiniType, is: z.ZodMiniType, direction: 'request' | 'response') => {
    const [old, next] = [was, is].map((schema) => z.toJSONSchema(schema) as Schema)
    return direction === 'request'
      ? unaccepted('it', next ?? {}, old ?? {}, direction)
      : unaccepted('it', old ?? {}, next ?? {}, direction)
  }

  it.each([
    [
      'which values are not taken any more',
      z.enum(['a', 'b']),
      z.enum(['a']),
      'request',
      'it no longer takes "b"',
    ],
    ['that null may come', z.string(), z.nullable(z.string()), 'response', 'it may now be null'],
    ['what was any text', z.string(), z.enum(['a']), 'request', 'it no longer takes anything but "a"'],
    [
      'a lower end',
      z.array(z.string()),
      z.array(z.string()).check(z.minLength(1)),
      'request',
      'it has the minItems 1',
    ],
    ['a pattern', z.string(), z.string().check(z.regex(/^a$/)), 'request', 'it must now match ^a$'],
    ['where in a list', z.array(z.string()), z.array(z.number()), 'response', 'it[] may now be number'],
  ] as const)('%s', (_, was, is, direction, sentence) => {
    expect(zodPair(was, is, direction)).toEqual([sentence])
  })
})
