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

/** A value in one place of a valid input that breaks one rule of its schema. */
export type Break = { rule: string; path: readonly (string | number)[]; value: unknown }

/** Removes a field instead of setting it. */
const absent = Symbol('absent')

/** JSON without an equivalent value, such as `1e400` and `-0`; `toJsonText` inserts it verbatim. */
class RawJson {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

const ways = (path: Break['path'], values: Readonly<Record<string, unknown>>): Break[] =>
  Object.entries(values).map(([rule, value]) => ({ rule, path, value }))

const wholeNumbers = (path: Break['path'], schema: Schema): Break[] => {
  const { minimum, maximum, isWhole } = limitsOf(schema)
  return [
    ...ways(path, {
      'text for a number': '12',
      'true for a number': true,
      'a list for a number': [1],
      'a number beyond doubles': new RawJson('1e400'),
      'a number below doubles': new RawJson('-1e400'),
    }),
    ...(minimum === undefined ? [] : ways(path, { 'below the least': minimum - 1 })),
    ...(maximum === undefined ? [] : ways(path, { 'above the most': maximum + 1 })),
    ...(isWhole
      ? ways(path, {
          'a fraction': 1.5,
          'minus zero': new RawJson('-0'),
          '2 to the 53rd': new RawJson('9007199254740992'),
          '2 to the 63rd': new RawJson('9223372036854775808'),
        })
      : []),
  ]
}

const texts = (path: Break['path'], schema: Schema): Break[] => {
  const { minimum = 0, maximum } = limitsOf(schema)
  const asText = ways(path, {
    'a number for a text': 7,
    'false for a text': false,
    'a list for a text': ['a'],
    'an object for a text': { $gt: '' },
    'a null character': 'a\0b',
    'half a character': 'Corniche41!\ud800',
  })
  if (maximum !== undefined) asText.push({ rule: 'too long', path, value: 'x'.repeat(maximum + 1) })
  if (minimum > 0) asText.push({ rule: 'too short', path, value: '' })
  return asText
}

const choices = (path: Break['path'], schema: Schema): Break[] => {
  const values = [...(schema._zod.values ?? [])]
  const known = values.find((value) => typeof value === 'string' && value !== '')
  const other = typeof known === 'string' ? [`${known} `, `${known}\0`, `${known}x`] : []
  return [...other, 'no such choice', ['a'], { a: 1 }, 3.5]
    .filter((value) => !fits(schema, value))
    .map((value) => ({ rule: 'not one of the choices', path, value }))
}

const lists = (path: Break['path'], schema: Schema, value: readonly unknown[]): Break[] => {
  const { minimum = 0, maximum = 0 } = limitsOf(schema)
  const [first] = value
  return [
    ...ways(path, { 'a text for a list': 'a', 'an object for a list': { 0: 'a', length: 1 } }),
    ...(minimum > 0 ? ways(path, { 'too few': [] }) : []),
    ...(first === undefined
      ? []
      : ways(path, { 'too many': Array.from({ length: maximum + 1 }, () => first) })),
  ]
}

const isStrict = (schema: Schema): boolean => {
  const def = defOf(schema)
  return def.type === 'object' && def.catchall !== undefined && defOf(def.catchall).type === 'never'
}

const objects = (path: Break['path'], schema: Schema, value: Readonly<Record<string, unknown>>): Break[] => {
  const def = defOf(schema)
  if (def.type !== 'object') return []
  const shape: Readonly<Record<string, Schema>> = def.shape
  return [
    ...ways(path, { 'a list for an object': [], 'a text for an object': 'a' }),
    ...(isStrict(schema) ? ways([...path, 'isAdmin'], { 'an unknown field': true }) : []),
    ...Object.entries(shape).flatMap(([name, part]) =>
      name in value
        ? [
            ...(isOptional(part) ? [] : ways([...path, name], { 'a missing field': absent })),
            ...breaksOf(part, value[name], [...path, name]),
          ]
        : [],
    ),
  ]
}

/** All ways of breaking exactly one rule in a valid value; each must be refused. */
export const breaksOf = (schema: Schema, value: unknown, path: Break['path'] = []): Break[] => {
  const inner = bare(schema)
  const def = defOf(inner)
  const nothing = isNullable(schema) ? [] : ways(path, { 'null for a value': null })
  if (value === null) return []
  switch (def.type) {
    case 'object':
      return [...nothing, ...objects(path, inner, value as Record<string, unknown>)]
    case 'array': {
      const parts = value as readonly unknown[]
      return [
        ...nothing,
        ...lists(path, inner, parts),
        ...parts.slice(0, 1).flatMap((part) => breaksOf(def.element, part, [...path, 0])),
      ]
    }
    case 'string':
      return [...nothing, ...texts(path, inner)]
    case 'number':
      return [...nothing, ...wholeNumbers(path, inner)]
    case 'boolean':
      return [
        ...nothing,
        ...[0, 1, 'true', 'false', [], {}].map((other) => ({ rule: 'not a yes or no', path, value: other })),
      ]
    case 'enum':
    case 'literal':
      return [...nothing, ...choices(path, inner)]
    case 'union':
    case 'record':
      return [...nothing, ...ways(path, { 'a number instead': 7, 'a list instead': [] })]
    default:
      return []
  }
}

// Notations that Number(), parseInt or a lenient parser would accept as a number.
const badNumbers = [
  '12abc',
  ' 12',
  '12 ',
  '0x10',
  '1e3',
  '1.5',
  '-1',
  '-0',
  '+1',
  '١٢',
  '１２',
  'NaN',
  'Infinity',
  '1e400',
  'null',
  'true',
  '1,5',
  '1_000',
  '9007199254740992',
  '9223372036854775808',
  '99999999999999999999',
  '1\0',
  '[1]',
  '%31',
]

/** Invalid values of one query parameter, which is always text; '' would mean that it is absent. */
export const badParameters = (schema: Schema): string[] => {
  const outcome = outcomeOf(schema)
  const { type } = defOf(outcome)
  const { minimum, maximum } = limitsOf(outcome)
  if (type === 'number') {
    const beyond = [...(minimum ? [minimum - 1] : []), ...(maximum === undefined ? [] : [maximum + 1])]
    return [...badNumbers, ...beyond.map(String)]
  }
  if (type === 'transform') return ['TRUE', 'True', '1', '0', 'yes', 'true ', 'true,false', 'null', '[]']
  const most = limitsOf(entryOf(schema)).maximum
  const tooLong = most === undefined ? [] : ['x'.repeat(most + 1)]
  if (type === 'enum' || type === 'literal')
    return ['no such choice', '__proto__', 'constructor', '\0', '%', "' OR 1=1"]
  return tooLong
}

/** The value with one rule broken. */
export const broken = (value: unknown, { path, value: other }: Break): unknown => {
  const [head, ...rest] = path
  if (head === undefined) return other
  const copy: Record<string | number, unknown> = Array.isArray(value)
    ? ([...value] as unknown as Record<number, unknown>)
    : { ...(value as object) }
  if (rest.length === 0 && other === absent) delete copy[head]
  else copy[head] = broken(copy[head], { rule: '', path: rest, value: other })
  return copy
}

/** A value as JSON, with each `RawJson` in it verbatim. */
export const toJsonText = (value: unknown): string => {
  const raws: string[] = []
  const text = JSON.stringify(value, (_, part: unknown) => {
    if (!(part instanceof RawJson)) return part
    raws.push(part.text)
    return `@raw-${raws.length - 1}@`
  })
  return (text ?? '').replace(/"@raw-(\d+)@"/g, (_, index: string) => raws[Number(index)] ?? '')
}
