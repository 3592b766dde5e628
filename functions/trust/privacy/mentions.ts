import { itemLeaves } from '#functions/trust/privacy/leaves.ts'
import type { Somebody } from '#functions/trust/privacy/marks.ts'
import { isExpired, text } from '#functions/trust/invariants/item.ts'
import type { KindName } from '#functions/trust/invariants/kinds.ts'
import type { Item } from '#functions/trust/invariants/store.ts'
import type { View } from '#functions/trust/invariants/view.ts'

/** Whose a thing is, by the attributes of its kind that say so; several, where it belongs to several people. */
const owners: Partial<Record<KindName, readonly string[]>> = {
  listing: ['ownerId'],
  plate: ['ownerId'],
  upload: ['ownerId'],
  import: ['ownerId'],
  submission: ['userId'],
  appeal: ['userId'],
  savedSearch: ['userId'],
  report: ['reporterId'],
  lead: ['buyerId', 'sellerId'],
}

/** The ids of a person and of all that is theirs in the table. */
export const idsOf = (view: View, userId: string): Set<string> => {
  const found = new Set([userId])
  for (const [kind, names] of Object.entries(owners))
    for (const item of view.of(kind as KindName))
      if (names?.some((name) => item[name] === userId)) found.add(text(item, 'id'))
  return found
}

/** The items whose time is not over: the others count as gone, and the view knows no kind of them. */
export const living = ({ items, at }: View): Item[] => items.filter((item) => !isExpired(item, at))

/** The items that name a person: by an id of theirs in any attribute or key, or by what they are called. */
export const mentionsOf = (view: View, somebody: Somebody, ids: ReadonlySet<string>): Item[] =>
  living(view).filter((item) =>
    itemLeaves(item).some(({ text: leaf }) => heldIn(leaf, somebody, ids).length > 0),
  )

/** What a text says of a person: their ids, and `name` for anything by which they are called or that they typed. */
export const heldIn = (
  leaf: string,
  { mark, phone }: Somebody,
  ids: ReadonlySet<string>,
): ('name' | 'id')[] => [
  ...(leaf.toLowerCase().includes(mark) || new RegExp(`(?<!\\d)(?:974)?${phone}(?!\\d)`).test(leaf)
    ? (['name'] as const)
    : []),
  ...([...leaf.matchAll(/[a-z]{3}_[0-9A-Z]{26}/g)].some(([id]) => ids.has(id)) ? (['id'] as const) : []),
]
