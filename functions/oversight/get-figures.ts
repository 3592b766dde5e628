import { eachAtOnce, now } from '#functions/core/time.ts'
import { provenHandler } from '#functions/core/proven-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import {
  figuresOf,
  medianWait,
  moderatorActs,
  readCounts,
  readModeratorCounts,
  type ModeratorAct,
} from '#functions/data/counters.ts'
import { oldestOfQueue } from '#functions/data/lists.ts'
import { findSoughtUsers } from '#functions/data/sought-users.ts'
import { toAdminName } from '#functions/data/user-views.ts'
import { getUsersById } from '#functions/data/users.ts'
import { getFigures as route } from '#shared/api/oversight.ts'
import { lastQatarDays } from '#shared/rules/qatar-day.ts'
import { reviewTargetHours } from '#shared/constants/limits.ts'
import { queueNames, type Figures, type FiguresDay } from '#shared/schemas/figures.ts'

const live = { readCounts, readModeratorCounts, oldestOfQueue, findSoughtUsers, getUsersById, now }

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

/** The counts of each admin by name, out of those of all: `usr_…_decisions`. */
const byModerator = (counts: Counts): Map<string, Record<string, number>> => {
  const found = new Map<string, Record<string, number>>()
  for (const [name, count] of Object.entries(counts)) {
    const end = name.lastIndexOf('_')
    const [adminId, what] = [name.slice(0, end), name.slice(end + 1)]
    found.set(adminId, { ...found.get(adminId), [what]: count })
  }
  return found
}

const readModerators = async (
  counts: Counts,
  search: string | undefined,
  deps: typeof live,
): Promise<NonNullable<Figures['moderators']>> => {
  const sought = await deps.findSoughtUsers(search)
  const counted = [...byModerator(counts)].filter(([adminId]) => !search || sought.has(adminId))
  const people = await deps.getUsersById(counted.map(([adminId]) => adminId))
  return counted
    .map(([adminId, own]) => {
      const acts = Object.fromEntries(moderatorActs.map((act) => [act, own[act] ?? 0]))
      return {
        id: adminId,
        username: toAdminName(people.get(adminId))?.username ?? null,
        ...(acts as Record<ModeratorAct, number>),
        medianDecisionMinutes: medianWait(own),
      }
    })
    .toSorted((a, b) => b.decisions + b.reports - a.decisions - a.reports)
}

/** Returns the events of each of the last days, from each day's kept counts, what each admin did, and how old the queues are. */
export const getFigures = async ({ query }: Input<typeof route>, deps = live) => {
  const days = lastQatarDays(query.days, deps.now())
  const counted = new Map<string, Counts>()
  const acts: Counts[] = []
  await eachAtOnce(days, atOnce, async (day) => {
    const [ofDay, ofAdmins] = await Promise.all([
      deps.readCounts(figuresOf(day)),
      deps.readModeratorCounts(day),
    ])
    counted.set(day, ofDay)
    acts.push(ofAdmins)
  })
  const all = sumOf([...counted.values()])
  const [moderators, queues] = await Promise.all([
    readModerators(sumOf(acts), query.search, deps),
    Promise.all(
      queueNames.map(async (name) => ({
        name,
        oldestAt: await deps.oldestOfQueue(name),
        targetHours: reviewTargetHours[name],
      })),
    ),
  ])
  return {
    days: days.map((day) => toDay(day, counted.get(day) ?? {})),
    medianDecisionMinutes: medianWait(all),
    decisions: (all['approvals'] ?? 0) + (all['rejections'] ?? 0),
    moderators,
    queues,
  }
}

export const handler = provenHandler(route, getFigures)
