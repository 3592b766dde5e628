import { isExpired, nameOf } from '#functions/trust/invariants/item.ts'
import type { KindName } from '#functions/trust/invariants/kinds.ts'
import type { View } from '#functions/trust/invariants/view.ts'

/** The longest retention in days after which an item expires, as the privacy page states it. */
export const keptDays: Partial<Record<KindName, number>> = {
  lead: 365,
  leadMessage: 365,
  notification: 180,
  told: 180,
  mail: 3,
  mailStop: 365,
  passwordReset: 1 / 24,
  session: 30,
  devices: 365,
  oneTimeCode: 1,
  availabilityLink: 75,
  import: 30,
  importRow: 30,
  counted: 30,
  viewers: 35,
  viewSecret: 35,
  networkPlace: 2,
  monthCounts: 400,
  reported: 90,
  created: 1,
  createdPlate: 1,
  contacted: 1,
  contactedBy: 1,
  rateLimit: 1,
  listingDay: 400,
  sellerDay: 400,
}

const dayMs = 86_400_000

/** Items that are kept longer than allowed by now, and the kinds that were found among those that must expire. */
export const staysTooLong = (view: View) => {
  const kinds = Object.entries(keptDays) as [KindName, number][]
  const late = kinds.flatMap(([kind, days]) => {
    // A second more, because expiry times are whole seconds.
    const at = new Date(view.at.getTime() + days * dayMs + 1000)
    return view
      .of(kind)
      .filter((item) => !isExpired(item, at))
      .map((item) => `${nameOf(item)} is there after ${days} days`)
  })
  return { late, seen: kinds.filter(([kind]) => view.of(kind).length > 0).map(([kind]) => kind) }
}
