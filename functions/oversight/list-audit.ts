import { dayMs, now } from '#functions/core/time.ts'
import { provenHandler } from '#functions/core/proven-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { listAuditEntries } from '#functions/data/audit-log.ts'
import { getUsersById } from '#functions/data/users.ts'
import { findActorId, findSearched, findSubjectId } from '#functions/oversight/find-audited.ts'
import { nameSubjects } from '#functions/oversight/name-subjects.ts'
import { listAudit as route } from '#shared/api/oversight.ts'
import { auditKeptDays } from '#shared/rules/retention.ts'
import { qatarMidnight } from '#shared/rules/qatar-day.ts'
import type { AuditEntry, AuditView } from '#shared/schemas/audit.ts'
import { isIdOf } from '#shared/schemas/ids.ts'

const live = { listAuditEntries, getUsersById, findActorId, findSearched, findSubjectId, nameSubjects, now }

// The last instant whose text sorts after every other.
const endOfTime = '9999-12-31T23:59:59.999Z'

const toViews = async (entries: readonly AuditEntry[], deps: typeof live): Promise<AuditView[]> => {
  const actorIds = [...new Set(entries.map(({ actorId }) => actorId))].filter((id) => isIdOf('user', id))
  const [actors, aboutOf] = await Promise.all([deps.getUsersById(actorIds), deps.nameSubjects(entries)])
  return entries.map((entry) => {
    const actor = actors.get(entry.actorId)
    return {
      ...entry,
      actor: actor ? { id: actor.id, username: actor.username } : null,
      about: aboutOf(entry),
    }
  })
}

/** From and until when, of two days in Qatar; nothing is older than records are kept, though the table removes them late. */
const periodOf = ({ from, to }: Input<typeof route>['query'], at: Date) => {
  const kept = new Date(at.getTime() - auditKeptDays * dayMs).toISOString()
  const since = from ? qatarMidnight(from).toISOString() : kept
  return {
    since: since > kept ? since : kept,
    until: to ? new Date(qatarMidnight(to).getTime() + dayMs).toISOString() : endOfTime,
  }
}

/** The audit log, newest first. A name that nobody and nothing has finds nothing. */
export const listAudit = async ({ query }: Input<typeof route>, deps = live) => {
  const [actorId, subject] = await Promise.all([
    query.actor === undefined ? undefined : deps.findActorId(query.actor),
    query.subject === undefined ? undefined : deps.findSubjectId(query.subject),
  ])
  const sought = query.search ? await deps.findSearched(query.search) : undefined
  const isUnknown = (query.actor && !actorId) || (query.subject && !subject) || (query.search && !sought)
  if (isUnknown) return { entries: [], nextCursor: undefined }
  const question = { actorId, subject, ...sought, action: query.action, ...periodOf(query, deps.now()) }
  const { entries, nextCursor } = await deps.listAuditEntries(question, query)
  return { entries: await toViews(entries, deps), nextCursor }
}

export const handler = provenHandler(route, listAudit)
