import { eachAtOnce, now } from '#functions/core/time.ts'
import { provenHandler } from '#functions/core/proven-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { readCounts, figuresOf, medianWait } from '#functions/data/counters.ts'
import { getFigures as route } from '#shared/api/oversight.ts'
import { lastQatarDays } from '#shared/rules/qatar-day.ts'
import type { FiguresDay } from '#shared/schemas/figures.ts'

const live = { readCounts, now }

type Counts = Readonly<Record<string, number>>

// A day is one small query; so many at a time keep ninety of them under a tenth of a second.
const atOnce = 15

const toDay = (day: string, counts: Counts): FiguresDay => ({
  day,
  listings: counts['listings'] ?? 0,
  plates: counts['plates'] ?? 0,
  leads: counts['leads'] ?? 0,
  users: counts['users'] ?? 0,
  approvals: counts['approvals'] ?? 0,
  rejections: counts['rejections'] ?? 0,
  medianDecisionMinutes: medianWait(counts),
})

const sumOf = (all: readonly Counts[]): Counts => {
  const sum: Record<string, number> = {}
  for (const counts of all) {
    for (const [name, count] of Object.entries(counts)) sum[name] = (sum[name] ?? 0) + count
  }
  return sum
}

/** Returns the events of each of the last days, from each day's kept counts. */
export const getFigures = async ({ query }: Input<typeof route>, deps = live) => {
  const days = lastQatarDays(query.days, deps.now())
  const counted = new Map<string, Counts>()
  await eachAtOnce(days, atOnce, async (day) => {
    counted.set(day, await deps.readCounts(figuresOf(day)))
  })
  const all = sumOf([...counted.values()])
  return {
    days: days.map((day) => toDay(day, counted.get(day) ?? {})),
    medianDecisionMinutes: medianWait(all),
    decisions: (all['approvals'] ?? 0) + (all['rejections'] ?? 0),
  }
}

export const handler = provenHandler(route, getFigures)
