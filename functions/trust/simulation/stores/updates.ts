import { has, isMap, isSet, typeOf, type Attribute, type Item } from './attributes.ts'
import { Invalid, Reader, readPath, type Path, type Places, type Value } from './expressions.ts'

/** A change that an update makes: reads the item as it was, writes into the one that is to be. */
type Step = (before: Item, after: Draft, places: Places) => void

/** The attributes at the outermost level, of which those that are changed are copies. */
type Draft = Record<string, Attribute>

const parentOf = (draft: Draft, names: readonly string[]): Record<string, Attribute> => {
  let parent: Record<string, Attribute> = draft
  for (const name of names.slice(0, -1)) {
    const map = parent[name]
    if (!isMap(map))
      throw new Invalid('The document path provided in the update expression is invalid for update')
    const copy = { ...map }
    parent[name] = copy
    parent = copy
  }
  return parent
}

const put = (draft: Draft, names: readonly string[], value: Attribute): void => {
  parentOf(draft, names)[names.at(-1)!] = value
}

const drop = (draft: Draft, names: readonly string[]): void => {
  delete parentOf(draft, names)[names.at(-1)!]
}

const missing = 'The provided expression refers to an attribute that does not exist in the item'

const sum = (a: Attribute | undefined, b: Attribute | undefined, sign: number): Attribute => {
  if (a === undefined || b === undefined) throw new Invalid(missing)
  if (typeof a !== 'number' || typeof b !== 'number')
    throw new Invalid('Incorrect operand type for operator or function')
  return a + sign * b
}

const readTerm = (reader: Reader): Value => {
  if (reader.skip('if_not_exists'))
    return reader.bracketed(() => {
      const [present, otherwise] = [reader.operand(), (reader.expect(','), readTerm(reader))]
      return (item, places) => present(item, places) ?? otherwise(item, places)
    })
  if (reader.skip('list_append'))
    return reader.bracketed(() => {
      const [first, second] = [readTerm(reader), (reader.expect(','), readTerm(reader))]
      return (item, places) => {
        const [start, end] = [first(item, places), second(item, places)]
        if (!Array.isArray(start) || !Array.isArray(end)) throw new Invalid(missing)
        return [...start, ...end]
      }
    })
  return reader.operand()
}

const readAssignment = (reader: Reader): Step => {
  const path = reader.path()
  reader.expect('=')
  const first = readTerm(reader)
  const sign = reader.skip('+') ? 1 : Number(reader.skip('-')) * -1
  const second = sign === 0 ? undefined : readTerm(reader)
  return (before, after, places) => {
    const value = first(before, places)
    const result = second ? sum(value, second(before, places), sign) : value
    if (result === undefined) throw new Invalid(missing)
    put(after, path(places), result)
  }
}

const add = (present: Attribute | undefined, more: Attribute | undefined): Attribute => {
  if (typeof more === 'number') return sum(present ?? 0, more, 1)
  if (!isSet(more) || (present !== undefined && typeOf(present) !== typeOf(more)))
    throw new Invalid('An operand in the update expression has an incorrect data type')
  const known = isSet(present) ? present : new Set()
  return new Set([...known, ...[...more].filter((one) => !has(known, one))])
}

const readWithValue = (reader: Reader): { path: Path; value: Value } => ({
  path: reader.path(),
  value: reader.operand(),
})

const readAddition = (reader: Reader): Step => {
  const { path, value } = readWithValue(reader)
  return (before, after, places) =>
    put(after, path(places), add(readPath(before, path(places)), value(before, places)))
}

const readTaking = (reader: Reader): Step => {
  const { path, value } = readWithValue(reader)
  return (before, after, places) => {
    const [present, less] = [readPath(before, path(places)), value(before, places)]
    if (!isSet(present) || !isSet(less)) return
    const left = [...present].filter((one) => !has(less, one))
    // A set is never empty: without elements it is not there.
    if (left.length > 0) put(after, path(places), new Set(left))
    else drop(after, path(places))
  }
}

const readRemoval = (reader: Reader): Step => {
  const path = reader.path()
  return (_, after, places) => drop(after, path(places))
}

const clauses: Readonly<Record<string, (reader: Reader) => Step>> = {
  SET: readAssignment,
  REMOVE: readRemoval,
  ADD: readAddition,
  DELETE: readTaking,
}

const known = new Map<string, readonly Step[]>()

const stepsOf = (text: string): readonly Step[] => {
  const seen = known.get(text)
  if (seen) return seen
  const steps: Step[] = []
  const reader = new Reader(text)
  while (!reader.isAtEnd) {
    const read = clauses[reader.take().toUpperCase()]
    if (!read) throw new Invalid(`Syntax error: ${text}`)
    steps.push(...reader.list(() => read(reader)))
  }
  known.set(text, steps)
  return steps
}

/** An item as an update expression makes it; without one, as it was. @throws Invalid */
export const updated = (before: Item, text: string | undefined, places: Places): Item => {
  if (text === undefined) return before
  const after: Draft = { ...before }
  for (const step of stepsOf(text)) step(before, after, places)
  return after
}
