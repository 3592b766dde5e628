/** A value of an item, as the document client gives and takes it. */
export type Attribute =
  | string
  | number
  | boolean
  | null
  | Uint8Array
  | ReadonlySet<unknown>
  | readonly Attribute[]
  | { readonly [name: string]: Attribute }

/** Never changed: an update makes another one. */
export type Item = { readonly [name: string]: Attribute }

type Maybe = Attribute | undefined

export const isSet = (value: unknown): value is ReadonlySet<unknown> => value instanceof Set
export const isMap = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

const typesOfElements: Readonly<Record<string, string>> = { string: 'SS', number: 'NS', object: 'BS' }

/** DynamoDB's name of a value's type: `S`, `NS`. */
export const typeOf = (value: Maybe): string | undefined => {
  if (value === undefined) return undefined
  if (value === null) return 'NULL'
  if (isSet(value)) return typesOfElements[typeof [...value][0]]
  if (value instanceof Uint8Array) return 'B'
  if (Array.isArray(value)) return 'L'
  return { string: 'S', number: 'N', boolean: 'BOOL' }[typeof value as string] ?? 'M'
}

/** A copy that nobody else holds, without what is undefined. */
export const copyOf = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null) return value
  if (value instanceof Uint8Array) return Uint8Array.from(value) as T
  if (isSet(value)) return new Set([...value].map(copyOf)) as T
  if (Array.isArray(value)) return value.map(copyOf) as T
  const entries = Object.entries(value).filter(([, one]) => one !== undefined)
  return Object.fromEntries(entries.map(([name, one]) => [name, copyOf(one)])) as T
}

const sameElement = (a: unknown, b: unknown): boolean =>
  a instanceof Uint8Array && b instanceof Uint8Array ? Buffer.compare(a, b) === 0 : a === b

/** Whether a set has an element. */
export const has = (set: ReadonlySet<unknown>, one: unknown): boolean =>
  one instanceof Uint8Array ? [...set].some((element) => sameElement(element, one)) : set.has(one)

/** Whether both are there, of one type and of one value. */
export const equal = (a: Maybe, b: Maybe): boolean => {
  if (a === undefined || b === undefined || typeOf(a) !== typeOf(b)) return false
  if (isSet(a) && isSet(b)) return a.size === b.size && [...a].every((one) => has(b, one))
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((one, index) => equal(one, b[index]))
  if (!isMap(a) || !isMap(b)) return sameElement(a, b)
  const names = Object.keys(a)
  return names.length === Object.keys(b).length && names.every((name) => equal(a[name], b[name]))
}

/** Whether one number, text or byte string comes before another of its type. Keys of ours are ASCII, so code units will do. */
export const isBefore = (a: Maybe, b: Maybe): boolean => {
  if (typeof a === 'number' && typeof b === 'number') return a < b
  if (typeof a === 'string' && typeof b === 'string') return a < b
  return a instanceof Uint8Array && b instanceof Uint8Array && Buffer.compare(a, b) < 0
}

/** The length of a text in bytes, or the number of elements. */
export const sizeOf = (value: Maybe): number | undefined => {
  if (typeof value === 'string') return Buffer.byteLength(value)
  if (isSet(value)) return value.size
  if (value instanceof Uint8Array || Array.isArray(value)) return value.length
  return isMap(value) ? Object.keys(value).length : undefined
}

/** Whether a text has a part, or a set or list an element. */
export const contains = (whole: Maybe, part: Maybe): boolean => {
  if (typeof whole === 'string') return typeof part === 'string' && whole.includes(part)
  if (isSet(whole)) return has(whole, part)
  return Array.isArray(whole) && whole.some((one) => equal(one, part))
}
