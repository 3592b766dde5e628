import type { ListingRecord } from '#functions/data/listing-record.ts'
import { qatarDay } from '#shared/rules/qatar-day.ts'
import type { AnalyticsDay } from '#shared/schemas/analytics.ts'
import type { Random } from '../random.ts'

const dayMs = 86_400_000

/** From when to when it was there to be looked at. */
const shownFor = ({ publishedAt, availability, availabilityAt }: ListingRecord, now: Date) => {
  if (publishedAt === null) return undefined
  const isGone = availability === 'SOLD' || availability === 'PAUSED'
  const end = isGone && availabilityAt !== null ? Date.parse(availabilityAt) : now.getTime()
  return { start: Date.parse(publishedAt), end }
}

// Friday and Saturday are free, and people look for cars.
const isWeekend = (day: string): boolean => [5, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())

type WeighedDay = { day: string; weight: number }

/** Most look in the first days (as `attention` has it), more on weekends, and no two days are alike. */
const weigh = (start: number, end: number, random: Random): WeighedDay[] => {
  const days: WeighedDay[] = []
  const age = (at: number) => (at - start) / dayMs
  for (let at = start; at < end;) {
    const day = qatarDay(new Date(at))
    const midnight = Date.parse(`${day}T00:00:00+03:00`) + dayMs
    const until = Math.min(midnight, end)
    const share = Math.log((1.5 + age(until)) / (1.5 + age(at)))
    days.push({ day, weight: share * (isWeekend(day) ? 1.3 : 1) * Math.exp(random.normal() * 0.25) })
    at = until
  }
  return days
}

/** The views of a listing on each day since its publication, and on which of them people got in touch or saved it. */
export const dailyCounts = (record: ListingRecord, now: Date, random: Random): AnalyticsDay[] => {
  const shown = shownFor(record, now)
  if (!shown || shown.end <= shown.start) return []
  const weighed = weigh(shown.start, shown.end, random)
  const all = weighed.reduce((sum, { weight }) => sum + weight, 0)
  let [share, given] = [0, 0]
  const days = weighed.map(({ day, weight }) => {
    share += weight / all
    // Of the running total, so that the days add up to it exactly.
    const views = Math.round(record.viewCount * share) - given
    given += views
    return { day, views, contacts: 0, saves: 0 }
  })
  const seen = days.filter(({ views }) => views > 0)
  const anyDay = () => random.weighted(seen, ({ views }) => views)
  if (seen.length > 0) {
    for (let index = 0; index < record.contactCount; index++) anyDay().contacts++
    for (let index = 0; index < record.saveCount; index++) anyDay().saves++
  }
  return seen
}
