import type { Item } from '#functions/trust/invariants/store.ts'

/** An attribute as text; '' when it is absent or null. */
export const text = (item: Item, name: string): string => String(item[name] ?? '')

/** A key's parts from the `from`-th on: `rest('USER#usr_1', 1)` is `usr_1`. */
export const rest = (key: unknown, from = 1): string => String(key).split('#').slice(from).join('#')

/** An item's key as one text. */
export const nameOf = (item: Item): string => `${text(item, 'pk')} ${text(item, 'sk')}`

/** Whether an item has expired: it counts as deleted, since the store deletes late. */
export const isExpired = ({ expiresAt }: Item, at: Date): boolean =>
  typeof expiresAt === 'number' && expiresAt * 1000 <= at.getTime()
