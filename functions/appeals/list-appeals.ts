import { readAppealables } from '#functions/appeals/appealable.ts'
import { peopleIn, toAppealView } from '#functions/appeals/views.ts'
import { provenHandler } from '#functions/core/proven-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { appealCounts, listAppealsByStatus } from '#functions/data/appeals.ts'
import { readCounts } from '#functions/data/counters.ts'
import { getUsersById } from '#functions/data/users.ts'
import { listAppeals as route } from '#shared/api/appeals.ts'

const live = { listAppealsByStatus, readAppealables, getUsersById, readCounts }

/** The appeals of one status, by default those that wait for an answer; who waited longest comes first. */
export const listAppeals = async ({ query }: Input<typeof route>, deps = live) => {
  const [{ appeals, nextCursor }, counts] = await Promise.all([
    deps.listAppealsByStatus(query.status, { ...query, oldestFirst: query.status === 'OPEN' }),
    deps.readCounts(appealCounts),
  ])
  const [things, people] = await Promise.all([
    deps.readAppealables(appeals),
    deps.getUsersById([...new Set(appeals.flatMap(peopleIn))]),
  ])
  return {
    appeals: appeals.flatMap((appeal) => toAppealView(appeal, things.get(appeal.about.id), people) ?? []),
    total: counts[query.status] ?? 0,
    nextCursor,
  }
}

export const handler = provenHandler(route, listAppeals)
