import { lastQatarDays } from '#shared/rules/qatar-day.ts'
import type { Analytics, AnalyticsCounts, AnalyticsDay } from '#shared/schemas/analytics.ts'

const sumOf = (days: readonly AnalyticsCounts[]): AnalyticsCounts => ({
  views: days.reduce((sum, { views }) => sum + views, 0),
  contacts: days.reduce((sum, { contacts }) => sum + contacts, 0),
  saves: days.reduce((sum, { saves }) => sum + saves, 0),
})

/** From which day to which one has to know the counts for a period of `length` days and the one before it. */
export const daysNeeded = (length: number, at: Date): { from: string; to: string } => {
  const days = lastQatarDays(2 * length, at)
  return { from: days[0]!, to: days.at(-1)! }
}

/** A period of `length` days that ends today, every day in it, with its sum and that of the period before. */
export const periodOf = (counted: readonly AnalyticsDay[], length: number, at: Date): Analytics => {
  const byDay = new Map(counted.map((one) => [one.day, one]))
  const all = lastQatarDays(2 * length, at).map(
    (day) => byDay.get(day) ?? { day, views: 0, contacts: 0, saves: 0 },
  )
  const days = all.slice(length)
  return { days, totals: sumOf(days), before: sumOf(all.slice(0, length)) }
}
