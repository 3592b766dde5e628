import type { WeekHours } from '#shared/schemas/storefront.ts'

const day = { from: '09:00', to: '21:00' }
const long = { from: '08:00', to: '22:00' }
const afternoon = { from: '16:00', to: '21:00' }
const untilLate = { from: '16:00', to: '00:30' }

// As the showrooms of Doha keep them: Fridays after the prayer or not at all. One in four has not said.
const weeks: readonly (WeekHours | null)[] = [
  [day, day, day, day, day, afternoon, day],
  [long, long, long, long, long, untilLate, long],
  [day, day, day, day, day, null, day],
  null,
]

/** When a showroom is open; the same for the same name every time. */
export const hoursOf = (businessName: string): WeekHours | null =>
  weeks[businessName.length % weeks.length] ?? null
