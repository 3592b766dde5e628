import { itemLeaves } from '#functions/trust/privacy/leaves.ts'
import type { Somebody } from '#functions/trust/privacy/marks.ts'
import { isExpired, text } from '#functions/trust/invariants/item.ts'
import type { KindName } from '#functions/trust/invariants/kinds.ts'
import type { Item } from '#functions/trust/invariants/store.ts'
import type { View } from '#functions/trust/invariants/view.ts'

/** The attributes of each kind that name an item's owner; several, where it belongs to several users. */
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

/** The ids of a user and of all their items in the table. */
export const idsOf = (view: View, userId: string): Set<string> => {
  const found = new Set([userId])
  for (const [kind, names] of Object.entries(owners))
    for (const item of view.of(kind as KindName))
      if (names?.some((name) => item[name] === userId)) found.add(text(item, 'id'))
  return found
}

/** The items that have not expired: the others count as deleted, and the view knows no kind of them. */
export const living = ({ items, at }: View): Item[] => items.filter((item) => !isExpired(item, at))

/** The items that name a user: by one of their ids in any attribute or key, or by their names or texts. */
export const mentionsOf = (view: View, somebody: Somebody, ids: ReadonlySet<string>): Item[] =>
  living(view).filter((item) =>
    itemLeaves(item).some(({ text: leaf }) => heldIn(leaf, somebody, ids).length > 0),
  )

/** The user's data in a text: their ids, and `name` for a name or any text that they typed. */
export const heldIn = (
  leaf: string,
  { mark, phone, chassis }: Somebody,
  ids: ReadonlySet<string>,
): ('name' | 'id')[] => [
  ...([mark, chassis.toLowerCase()].some((one) => leaf.toLowerCase().includes(one)) ||
  new RegExp(`(?<!\\d)(?:974)?${phone}(?!\\d)`).test(leaf)
    ? (['name'] as const)
    : []),
  ...([...leaf.matchAll(/[a-z]{3}_[0-9A-Z]{26}/g)].some(([id]) => ids.has(id)) ? (['id'] as const) : []),
]
