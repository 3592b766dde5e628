import type { Node } from './syntax.ts'

/**
 * The kinds of checks, and how each is weakened.
 * - `access`: the access of a route, of its contract → the next wider access
 * - `refusal`: the condition of a thrown refusal → never
 * - `gate`: the condition under which a gate returns nobody or refuses in another way → never
 * - `predicate`: the result of a rule that refusals call → true
 * - `move`: the allowed transitions of a status → all
 * - `condition`: the condition of a write, clause by clause → none
 */
export const kinds = ['access', 'refusal', 'gate', 'predicate', 'move', 'condition'] as const
export type Kind = (typeof kinds)[number]

/** A change of a file's text: `before` and `after` are inserted around the range from `start` to `end`. */
export type Wrap = { start: number; end: number; before: string; after: string }

/** One check, and how its file must be changed so that a running program can do without it. */
export type Guard = {
  /** `functions/core/route-handler.ts:41 refusal !actor`. */
  id: string
  /** The same without the line: a name that stays while others come and go above it. The nth of one name ends in `(n)`. */
  key: string
  kind: Kind
  file: string
  wrap: Wrap
}

/** A guard as an operator finds it, before it has a name. `call(name)` is the text that asks the switch. */
export type Found = {
  kind: Kind
  at: Node
  /** The weakened check, as shown in a list. */
  says: string
  wrap: (name: string) => Wrap
}

const oneLine = (text: string): string => {
  const flat = text.replaceAll(/\s+/g, ' ')
  return flat.length > 90 ? `${flat.slice(0, 87)}…` : flat
}

/** A part of a file for a list: in one line, shortened. */
export const textOf = (source: string, { start, end }: { start: number; end: number }): string =>
  oneLine(source.slice(start, end))

/** A truth value that is `goal` while the guard is off. */
export const truth = (
  kind: Kind,
  source: string,
  node: Node,
  goal: boolean,
  says = textOf(source, node),
): Found => ({
  kind,
  at: node,
  says: `${says} → ${goal}`,
  wrap: (name) => ({
    start: node.start,
    end: node.end,
    before: `__guard.truth(${name}, ${goal}, (`,
    after: '))',
  }),
})
