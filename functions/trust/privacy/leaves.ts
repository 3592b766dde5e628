/** A text or number somewhere in a value, with the names that lead to it: `leads.0.message` as `leads.message`. */
export type Leaf = { path: string; text: string }

function* walk(value: unknown, path: string): Generator<Leaf> {
  if (typeof value === 'string' || typeof value === 'number') yield { path, text: String(value) }
  else if (value instanceof Set) yield* walk([...value], path)
  else if (Array.isArray(value)) for (const each of value) yield* walk(each, path)
  else if (value && typeof value === 'object')
    for (const [name, part] of Object.entries(value)) yield* walk(part, path ? `${path}.${name}` : name)
}

/** Every text and number in a value, whatever its shape. */
export const leavesOf = (value: unknown): Leaf[] => [...walk(value, '')]

/** The same of an item, whose attributes' names are texts too: a map may be keyed by an id. */
export const itemLeaves = (item: Readonly<Record<string, unknown>>): Leaf[] =>
  leavesOf(item).flatMap((leaf) => [leaf, { path: leaf.path, text: leaf.path }])
