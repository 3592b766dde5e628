/** A JSON Schema as zod writes it: without references. */
export type Schema = Readonly<Record<string, unknown>>

/** `request`: the released web sends, and the new API reads. `response`: the new API sends, and the released web reads. */
type Direction = 'request' | 'response'

type Problem = (at: string, wide: Schema, narrow: Schema, direction: Direction) => string[]

const listOf = (value: unknown): readonly Schema[] => (Array.isArray(value) ? (value as Schema[]) : [])
const schemasOf = (value: unknown) => (value ?? {}) as Readonly<Record<string, Schema | undefined>>
const namesOf = (value: unknown) => (Array.isArray(value) ? (value as string[]) : [])

/** What a value may be: each is one of these. */
const alternativesOf = (schema: Schema): readonly Schema[] => {
  const given = [...listOf(schema['anyOf']), ...listOf(schema['oneOf'])]
  if (given.length > 0) return given.flatMap(alternativesOf)
  const { type } = schema
  // Beside the other type, null has none of its limits.
  return Array.isArray(type)
    ? type.map((one: unknown) => (one === 'null' ? { type: one } : { ...schema, type: one }))
    : [schema]
}

/** The values that a schema lists, or undefined where it lists none. */
const valuesOf = (schema: Schema): readonly unknown[] | undefined => {
  if ('const' in schema) return [schema['const']]
  return Array.isArray(schema['enum']) ? schema['enum'] : undefined
}

const typeOfValue = (value: unknown): string => {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return Number.isInteger(value) ? 'integer' : typeof value
}

const fits = (type: unknown, wide: unknown): boolean =>
  wide === undefined || type === wide || (type === 'integer' && wide === 'number')

const shown = (values: readonly unknown[]): string => {
  const some = values.slice(0, 5).map((value) => JSON.stringify(value))
  return `${some.join(', ')}${values.length > 5 ? ` and ${values.length - 5} more` : ''}`
}

const aboutValues: Problem = (at, wide, narrow, direction) => {
  const [taken, given] = [valuesOf(wide), valuesOf(narrow)]
  const no = (what: string) =>
    direction === 'request' ? `${at} no longer takes ${what}` : `${at} may now be ${what}`
  if (taken && !given) return [no(`anything but ${shown(taken)}`)]
  if (!given) return fits(narrow['type'], wide['type']) ? [] : [no(String(narrow['type'] ?? 'anything'))]
  const others = given.filter((value) =>
    taken ? !taken.includes(value) : !fits(typeOfValue(value), wide['type']),
  )
  return others.length > 0 ? [no(shown(others))] : []
}

const lowest = ['minLength', 'minItems', 'minimum', 'exclusiveMinimum'] as const
const highest = ['maxLength', 'maxItems', 'maximum', 'exclusiveMaximum'] as const
const exact = ['multipleOf', 'format'] as const

const patternsOf = (schema: Schema): string[] =>
  [schema, ...listOf(schema['allOf'])].flatMap(({ pattern }) => (typeof pattern === 'string' ? pattern : []))

/** Nobody who reads a value minds that it is longer than it was; who sends one does. */
const aboutLimits: Problem = (at, wide, narrow, direction) => {
  if (direction === 'response' || valuesOf(narrow)) return []
  const stricter = (name: string, isStricter: (now: number, was: number) => boolean, none: number) => {
    const [now, was] = [wide[name], narrow[name] ?? none]
    return typeof now === 'number' && isStricter(now, Number(was))
      ? [`${at} has the ${name} ${now}${narrow[name] === undefined ? '' : ` instead of ${String(was)}`}`]
      : []
  }
  const others = exact.filter((name) => wide[name] !== undefined && wide[name] !== narrow[name])
  const added = patternsOf(wide).filter((pattern) => !patternsOf(narrow).includes(pattern))
  return [
    ...lowest.flatMap((name) => stricter(name, (now, was) => now > was, -Infinity)),
    ...highest.flatMap((name) => stricter(name, (now, was) => now < was, Infinity)),
    ...others.map((name) => `${at} has another ${name}: ${String(wide[name])}`),
    ...added.map((pattern) => `${at} must now match ${pattern}`),
  ]
}

const aboutFields: Problem = (at, wide, narrow, direction) => {
  const [taken, given] = [schemasOf(wide['properties']), schemasOf(narrow['properties'])]
  const always = new Set(namesOf(narrow['required']))
  const missing = namesOf(wide['required']).filter((name) => !always.has(name))
  const about = Object.entries(given).flatMap(([name, schema = {}]) => {
    const place = `${at}.${name}`
    const known = taken[name]
    if (known) return unaccepted(place, known, schema, direction)
    // What a reader does not know, it does not look at; what a sender means must be read.
    return direction === 'response' ? [] : [`${place} is no longer read`]
  })
  const lacks = (name: string) => {
    if (direction === 'request') return `${at}.${name} is newly required`
    return given[name] ? `${at}.${name} may now be missing` : `${at}.${name} is gone`
  }
  return [...missing.map(lacks), ...about]
}

const aboutInner: Problem = (at, wide, narrow, direction) => {
  const inner = (name: string, place: string) => {
    const [taken, given] = [wide[name], narrow[name]]
    if (typeof taken !== 'object' || taken === null || typeof given !== 'object' || given === null) return []
    return unaccepted(place, taken as Schema, given as Schema, direction)
  }
  const placed = listOf(wide['prefixItems']).flatMap((taken, index) =>
    unaccepted(`${at}[${index}]`, taken, listOf(narrow['prefixItems'])[index] ?? {}, direction),
  )
  return [
    ...placed,
    ...inner('items', `${at}[]`),
    ...inner('additionalProperties', `${at}.*`),
    ...inner('propertyNames', `a name in ${at}`),
  ]
}

const isSame = (one: Schema, other: Schema): boolean => JSON.stringify(one) === JSON.stringify(other)

/**
 * Why a value of `narrow` may not be one of `wide`, a sentence each; empty when all are. In a request `wide` is the new schema and
 * `narrow` the released one, in a response the other way round.
 */
export const unaccepted: Problem = (at, wide, narrow, direction) => {
  if (isSame(wide, narrow)) return []
  const takers = alternativesOf(wide)
  const given = alternativesOf(narrow).flatMap((one) =>
    takers.length > 1 ? (valuesOf(one)?.map((value): Schema => ({ const: value })) ?? [one]) : [one],
  )
  if (given.length > 1) return [...new Set(given.flatMap((one) => unaccepted(at, wide, one, direction)))]
  const [one = narrow] = given
  if (takers.length > 1) {
    const answers = takers.map((taker) => unaccepted(at, taker, one, direction))
    if (answers.some((problems) => problems.length === 0)) return []
    // The alternative that comes nearest says it best: one of the same type before others.
    const near = takers.findIndex((taker) => taker['type'] !== undefined && taker['type'] === one['type'])
    return answers[Math.max(near, 0)] ?? []
  }
  const [taker = wide] = takers
  const values = aboutValues(at, taker, one, direction)
  if (values.length > 0) return values
  return [aboutLimits, aboutFields, aboutInner].flatMap((about) => about(at, taker, one, direction))
}
