import { contains, equal, isBefore, isMap, sizeOf, typeOf, type Attribute, type Item } from './attributes.ts'

// The part of DynamoDB's expressions that the repositories use. `table.test.ts` holds it to the emulator of the other suites.

/** The names and values that an expression refers to. */
export type Places = {
  ExpressionAttributeNames?: Readonly<Record<string, string>>
  ExpressionAttributeValues?: Readonly<Record<string, Attribute>>
}

export type Value = (item: Item | undefined, places: Places) => Attribute | undefined
type Test = (item: Item | undefined, places: Places) => boolean
/** The names on the way to an attribute. */
export type Path = (places: Places) => string[]

/** Thrown for what DynamoDB refuses as a ValidationException. */
export class Invalid extends Error {}

const token = /\s*(:\w+|#\w+|\w+|<>|<=|>=|[=<>(),.+-])/y

const tokensOf = (text: string): string[] => {
  const found: string[] = []
  token.lastIndex = 0
  for (let end = text.trimEnd().length; token.lastIndex < end;) {
    const [, one] = token.exec(text) ?? []
    if (one === undefined) throw new Invalid(`Syntax error: ${text}`)
    found.push(one)
  }
  return found
}

/** Reads an expression from left to right. */
export class Reader {
  readonly #tokens: readonly string[]
  #at = 0

  constructor(text: string) {
    this.#tokens = tokensOf(text)
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#tokens.length
  }

  /** Takes the next token if it is this one, whatever its case. */
  skip(wanted: string): boolean {
    const isNext = this.#tokens[this.#at]?.toUpperCase() === wanted.toUpperCase()
    if (isNext) this.#at++
    return isNext
  }

  expect(wanted: string): void {
    if (!this.skip(wanted)) throw new Invalid(`Expected ${wanted}: ${this.#tokens.join(' ')}`)
  }

  take(): string {
    return this.#tokens[this.#at++] ?? ''
  }

  path(): Path {
    const names = [this.take()]
    while (this.skip('.')) names.push(this.take())
    return ({ ExpressionAttributeNames: known }) =>
      names.map((name) => (name.startsWith('#') ? (known?.[name] ?? name) : name))
  }

  /** `read` between brackets. */
  bracketed<T>(read: () => T): T {
    this.expect('(')
    const found = read()
    this.expect(')')
    return found
  }

  /** What `read` reads, once or more often with commas between. */
  list<T>(read: () => T): T[] {
    const found = [read()]
    while (this.skip(',')) found.push(read())
    return found
  }

  /** A value, a path, or the size of what is there. */
  operand(): Value {
    if (this.skip('size')) {
      const of = this.bracketed(() => this.operand())
      return (item, places) => sizeOf(of(item, places))
    }
    if (this.#tokens[this.#at]?.startsWith(':')) {
      const name = this.take()
      return (_, { ExpressionAttributeValues: values }) => values?.[name]
    }
    const path = this.path()
    return (item, places) => readPath(item, path(places))
  }
}

/** The attribute at a path, if there is one. */
export const readPath = (item: Item | undefined, [first = '', ...rest]: readonly string[]) =>
  rest.reduce<Attribute | undefined>((found, name) => (isMap(found) ? found[name] : undefined), item?.[first])

type Made = (reader: Reader) => Test

const functions: Readonly<Record<string, Made>> = {
  attribute_exists: (reader) => {
    const of = reader.operand()
    return (item, places) => of(item, places) !== undefined
  },
  attribute_not_exists: (reader) => {
    const of = reader.operand()
    return (item, places) => of(item, places) === undefined
  },
  attribute_type: (reader) => {
    const [of, type] = [reader.operand(), (reader.expect(','), reader.operand())]
    return (item, places) => typeOf(of(item, places)) === type(item, places)
  },
  begins_with: (reader) => {
    const [of, start] = [reader.operand(), (reader.expect(','), reader.operand())]
    return (item, places) => {
      const [text, prefix] = [of(item, places), start(item, places)]
      return typeof text === 'string' && typeof prefix === 'string' && text.startsWith(prefix)
    }
  },
  contains: (reader) => {
    const [of, part] = [reader.operand(), (reader.expect(','), reader.operand())]
    return (item, places) => contains(of(item, places), part(item, places))
  },
}

type Compare = (a: Attribute | undefined, b: Attribute | undefined) => boolean

const comparisons: Readonly<Record<string, Compare>> = {
  '=': equal,
  // What is not there is not equal to anything.
  '<>': (a, b) => !equal(a, b),
  '<': isBefore,
  '>': (a, b) => isBefore(b, a),
  '<=': (a, b) => isBefore(a, b) || equal(a, b),
  '>=': (a, b) => isBefore(b, a) || equal(a, b),
}

const readComparison = (reader: Reader): Test => {
  const left = reader.operand()
  if (reader.skip('BETWEEN')) {
    const [low, high] = [reader.operand(), (reader.expect('AND'), reader.operand())]
    return (item, places) => {
      const value = left(item, places)
      const [from, to] = [low(item, places), high(item, places)]
      return !isBefore(value, from) && !isBefore(to, value) && typeOf(value) === typeOf(from)
    }
  }
  if (reader.skip('IN')) {
    const among = reader.bracketed(() => reader.list(() => reader.operand()))
    return (item, places) => among.some((one) => equal(left(item, places), one(item, places)))
  }
  const compare = comparisons[reader.take()]
  if (!compare) throw new Invalid('Unknown operator')
  const right = reader.operand()
  return (item, places) => compare(left(item, places), right(item, places))
}

const readOne = (reader: Reader): Test => {
  if (reader.skip('NOT')) {
    const negated = readOne(reader)
    return (item, places) => !negated(item, places)
  }
  for (const [name, made] of Object.entries(functions))
    if (reader.skip(name)) return reader.bracketed(() => made(reader))
  return reader.skip('(') ? closed(reader) : readComparison(reader)
}

const closed = (reader: Reader): Test => {
  const inner = readAny(reader)
  reader.expect(')')
  return inner
}

const readAll = (reader: Reader): Test => {
  const parts = [readOne(reader)]
  while (reader.skip('AND')) parts.push(readOne(reader))
  return (item, places) => parts.every((part) => part(item, places))
}

const readAny = (reader: Reader): Test => {
  const parts = [readAll(reader)]
  while (reader.skip('OR')) parts.push(readAll(reader))
  return (item, places) => parts.some((part) => part(item, places))
}

const known = new Map<string, Test>()

/** A condition or filter, ready to be asked of an item or of none. Without a text it holds. @throws Invalid */
export const conditionOf = (text: string | undefined): Test => {
  if (text === undefined) return () => true
  let test = known.get(text)
  if (!test) {
    const reader = new Reader(text)
    test = readAny(reader)
    if (!reader.isAtEnd) throw new Invalid(`Syntax error: ${text}`)
    known.set(text, test)
  }
  return test
}

/** An item with the attributes alone that a projection names. */
export const projected = (
  item: Item,
  {
    ProjectionExpression: text,
    ExpressionAttributeNames: names,
  }: Pick<Places, 'ExpressionAttributeNames'> & { ProjectionExpression?: string },
) => {
  if (text === undefined) return item
  const wanted = new Set(text.split(',').map((name) => names?.[name.trim()] ?? name.trim()))
  return Object.fromEntries(Object.entries(item).filter(([name]) => wanted.has(name)))
}
