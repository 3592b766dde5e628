import { isExpired, nameOf } from '#functions/trust/invariants/item.ts'
import type { KindName } from '#functions/trust/invariants/kinds.ts'
import type { View } from '#functions/trust/invariants/view.ts'

/** Days after which an item goes by itself at the latest, as people are told (reliability goals, section 7, and the privacy page). */
export const keptDays: Partial<Record<KindName, number>> = {
  lead: 365,
  leadMessage: 365,
  notification: 180,
  told: 180,
  mail: 3,
  passwordReset: 1 / 24,
  availabilityLink: 75,
  import: 30,
  importRow: 30,
  counted: 30,
  reported: 90,
  created: 1,
  createdPlate: 1,
  contacted: 1,
  rateLimit: 1,
  listingDay: 400,
  sellerDay: 400,
}

const dayMs = 86_400_000

/** What stays longer than it may by now, and which kinds of what must go there are. */
export const staysTooLong = (view: View) => {
  const kinds = Object.entries(keptDays) as [KindName, number][]
  const late = kinds.flatMap(([kind, days]) => {
    // A second, because an expiry is told in whole ones.
    const at = new Date(view.at.getTime() + days * dayMs + 1000)
    return view
      .of(kind)
      .filter((item) => !isExpired(item, at))
      .map((item) => `${nameOf(item)} is there after ${days} days`)
  })
  return { late, seen: kinds.filter(([kind]) => view.of(kind).length > 0).map(([kind]) => kind) }
}
