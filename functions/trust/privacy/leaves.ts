/** A text or number in a value, with its path: `leads.0.message` as `leads.message`. */
export type Leaf = { path: string; text: string }

function* walk(value: unknown, path: string): Generator<Leaf> {
  if (typeof value === 'string' || typeof value === 'number') yield { path, text: String(value) }
  else if (value instanceof Set) yield* walk([...value], path)
  else if (Array.isArray(value)) for (const each of value) yield* walk(each, path)
  else if (value && typeof value === 'object')
    for (const [name, part] of Object.entries(value)) yield* walk(part, path ? `${path}.${name}` : name)
}

/** All texts and numbers in a value. */
export const leavesOf = (value: unknown): Leaf[] => [...walk(value, '')]

/** All texts and numbers of an item, and its attribute names, since a map may be keyed by an id. */
export const itemLeaves = (item: Readonly<Record<string, unknown>>): Leaf[] =>
  leavesOf(item).flatMap((leaf) => [leaf, { path: leaf.path, text: leaf.path }])
