import { isExpired, nameOf } from '#functions/trust/invariants/item.ts'
import type { KindName } from '#functions/trust/invariants/kinds.ts'
import type { View } from '#functions/trust/invariants/view.ts'
import { keptDays } from '#shared/rules/retention.ts'

const kept: Partial<Record<KindName, number>> = keptDays

/** Kinds whose items have no end until something happens: until a name is given up, and a message answered. */
const endless = new Set<KindName>(['usernameGuard', 'contactMessage'])

/** Kinds whose period may be shorter than the table says: until the end of a day or window, or as long as a mail needs. */
const upTo = new Set<KindName>([
  'oneTimeCode',
  'mailStop',
  'rateLimit',
  'viewers',
  'viewSecret',
  'networkPlace',
  'usernameGuard',
  'listingDay',
  'sellerDay',
  'monthCounts',
])

const dayMs = 86_400_000

/**
 * What the clock's move past its period shows of each kind: the items that are still there then, those that were gone before, and the
 * kinds that were found. All of them were made since `began`.
 */
export const goesByItself = (view: View, began: Date) => {
  const kinds = Object.entries(kept) as [KindName, number][]
  const after = (instant: Date, days: number, ms: number) => new Date(instant.getTime() + days * dayMs + ms)
  const late = kinds.flatMap(([kind, days]) =>
    view
      .of(kind)
      // A second more, because expiry times are whole seconds.
      .filter((item) => 'expiresAt' in item || !endless.has(kind))
      .filter((item) => !isExpired(item, after(view.at, days, 1000)))
      .map((item) => `${nameOf(item)} is there after ${days} days`),
  )
  const early = kinds.flatMap(([kind, days]) =>
    view
      .of(kind)
      .filter((item) => !upTo.has(kind) && isExpired(item, after(began, days, -1000)))
      .map((item) => `${nameOf(item)} is gone before ${days} days`),
  )
  return { late, early, seen: kinds.filter(([kind]) => view.of(kind).length > 0).map(([kind]) => kind) }
}
