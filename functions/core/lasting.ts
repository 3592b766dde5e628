/** The JSON of a lasting object, and who wrote it. */
type Written = { by: unknown; text: string }

// On the object itself, and not in a WeakMap: thousands of entries that come and go there made searches wait for
// half a second (p99) while memory was cleaned up. Not enumerable, so nobody who copies, compares or writes meets it.
const written = Symbol('written')

type Lasting = { [written]: { last: Written | undefined } }

const freeze = (value: object): void => {
  for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) freeze(part)
  Object.freeze(value)
}

// V8 keeps a text that was put together as its pieces; copied once here, or again in every answer.
const flat = (text: string): string => Buffer.from(text).toString()

/**
 * Says of a plain object that it will never change: it is frozen to its depth, and its JSON is kept as long as the object
 * itself. For what many answers share, such as a card; whoever keeps the object bounds how many there are.
 */
export const lasting = <T extends object>(value: T): T => {
  Object.defineProperty(value, written, { value: { last: undefined } })
  freeze(value)
  return value
}

const isLasting = (value: object): value is Lasting => Object.isFrozen(value) && written in value

/** What `write` makes of a value; of a lasting one it is asked once, as long as no other asks in between. */
export const lastingText = (value: object, write: (value: object) => string): string => {
  if (!isLasting(value)) return write(value)
  const kept = value[written]
  // By who wrote it: another schema declares other properties, and must not let out what this one does.
  if (kept.last?.by !== write) kept.last = { by: write, text: flat(write(value)) }
  return kept.last.text
}
