import { readAppealables } from '#functions/appeals/appealable.ts'
import { peopleIn, toAppealView } from '#functions/appeals/views.ts'
import { provenHandler } from '#functions/core/proven-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { appealCounts, listAppealsByStatus, type AppealRecord } from '#functions/data/appeals.ts'
import { readCounts } from '#functions/data/counters.ts'
import { findSoughtUsers } from '#functions/data/sought-users.ts'
import { userCounts } from '#functions/data/user-accounts.ts'
import { getUsersById } from '#functions/data/users.ts'
import { listAppeals as route } from '#shared/api/appeals.ts'
import { matchesSearch } from '#shared/rules/normalise.ts'
import { appealRightOf } from '#shared/rules/appeal-right.ts'

const live = { findSoughtUsers, listAppealsByStatus, readAppealables, getUsersById, readCounts }

/** The appeals of one status, by default those that wait for an answer; who waited longest comes first. */
export const listAppeals = async ({ actor, query }: Input<typeof route>, deps = live) => {
  const { search } = query
  const sought = await deps.findSoughtUsers(search)
  const keep = ({ id, userId, about, message }: AppealRecord) =>
    id === search ||
    about.id === search ||
    sought.has(userId) ||
    matchesSearch(search, [about.title, about.titleAr, message])
  const [{ appeals, nextCursor }, counts, users] = await Promise.all([
    deps.listAppealsByStatus(query.status, { ...query, oldestFirst: query.status === 'OPEN' }, keep),
    deps.readCounts(appealCounts),
    deps.readCounts(userCounts),
  ])
  const [things, people] = await Promise.all([
    deps.readAppealables(appeals),
    deps.getUsersById([...new Set(appeals.flatMap(peopleIn))]),
  ])
  return {
    appeals: appeals.flatMap((appeal) => {
      const right = appealRightOf(appeal.rejectedBy, actor.id, users['PLATFORM_ADMIN'] ?? 0)
      return toAppealView(appeal, things.get(appeal.about.id), people, right) ?? []
    }),
    total: counts[query.status] ?? 0,
    nextCursor,
  }
}

export const handler = provenHandler(route, listAppeals)
