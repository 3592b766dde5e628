import { sha256 } from '#functions/core/hash.ts'
import type { Item, Violation } from '#functions/trust/invariants/store.ts'
import type { Check, View } from '#functions/trust/invariants/view.ts'
import { auditKeptDays } from '#shared/rules/retention.ts'
import { type AuditAction, type AuditEntry, checkChain } from '#shared/schemas/audit.ts'
import { canMoveListing, canMovePlate, canMoveApplication, canMoveUser } from '#shared/rules/status-moves.ts'

// I12: the log is one chain without a gap, and its records of each item follow the allowed status changes.

const bad = (about: string, says: string): Violation => ({ invariant: 'I12', about, says })

/** Whether all users are so new that no audit record can have expired. */
const isYoung = ({ users, at }: View): boolean => {
  const kept = new Date(at.getTime() - auditKeptDays * 86_400_000).toISOString()
  return [...users.values()].every(({ createdAt }) => createdAt > kept)
}

/** The chain is unbroken, and its last record is the noted head. */
export const checkAuditChain = async (view: View): Promise<Violation[]> => {
  const broken = await checkChain(view.audit, sha256)
  if (broken) return [bad(`AUDIT ${broken.sequence}`, `the log breaks here: ${broken.why}`)]
  const first = view.audit[0]
  if (first && first.sequence > 1 && isYoung(view))
    return [bad('AUDIT 1', `the log begins at ${first.sequence}, and nothing of it can have expired`)]
  const [last, head] = [view.audit.at(-1), view.of('auditHead')[0]]
  return last?.sequence === head?.['sequence'] && last?.hash === head?.['hash']
    ? []
    : [bad('AUDIT_HEAD', `says ${String(head?.['sequence'])}, and the log ends at ${last?.sequence}`)]
}

type Walk = {
  action: AuditAction
  canMove: (from: string, to: string) => boolean
  /** Statuses that the owner may have moved it to since an admin set `to`; nobody else moves it. */
  since: (to: string) => readonly string[]
}

const walks: readonly Walk[] = [
  {
    action: 'listing.status',
    canMove: canMoveListing as Walk['canMove'],
    since: (to) => [to, 'PENDING'],
  },
  { action: 'plate.status', canMove: canMovePlate as Walk['canMove'], since: (to) => [to, 'PENDING'] },
  {
    action: 'application.status',
    canMove: canMoveApplication as Walk['canMove'],
    // Only a rejected application can be submitted again.
    since: (to) => (to === 'REJECTED' ? ['REJECTED', 'SUBMITTED'] : [to]),
  },
  { action: 'user.status', canMove: canMoveUser as Walk['canMove'], since: (to) => [to] },
]

const stepsOf = ({ audit }: View, action: AuditAction): Map<string, AuditEntry[]> =>
  Map.groupBy(
    audit.filter((entry) => entry.action === action),
    ({ subject }) => subject,
  )

/** Every status change is allowed and starts at the item's status; each version was decided on once. */
export const checkAuditWalks: Check = (view) =>
  walks.flatMap(({ action, canMove, since }) =>
    [...stepsOf(view, action)].flatMap(([subject, steps]) => {
      const found: Violation[] = []
      let before: AuditEntry | undefined
      for (const step of steps) {
        const { from = '', to = '', version } = step.detail
        if (!canMove(from, to)) found.push(bad(subject, `${action} from ${from} to ${to} is no move`))
        const last = before?.detail
        if (last && !since(last['to'] ?? '').includes(from))
          found.push(bad(subject, `${action} came to ${last['to']} and went on from ${from}`))
        if (last && version !== undefined && Number(version) <= Number(last['version']))
          found.push(bad(subject, `${action} of version ${version} after one of ${last['version']}`))
        before = step
      }
      return found
    }),
  )

/** The last decision that a listing or plate holds is the last one in the log. */
export const checkDecisions: Check = (view) => {
  const latest = (action: AuditAction) =>
    new Map([...stepsOf(view, action)].map(([subject, steps]) => [subject, steps.at(-1)!]))
  // A log whose oldest records have expired no longer holds every decision.
  if (view.audit[0] && view.audit[0].sequence > 1) return []
  const things = [
    ...[...view.listings.values()].map((one) => ({ one, entry: latest('listing.status').get(one.id) })),
    ...[...view.plates.values()].map((one) => ({ one, entry: latest('plate.status').get(one.id) })),
  ]
  return things.flatMap(({ one: { id, decision }, entry }) => {
    const [said, logged] = [
      decision && `${decision.status} by ${decision.by} at ${decision.at}`,
      entry && `${entry.detail['to']} by ${entry.actorId} at ${entry.at}`,
    ]
    return (said ?? undefined) === logged ? [] : [bad(id, `says ${said}, and the log ${logged}`)]
  })
}

/** Actions that the log holds at most once per item. */
const once: readonly AuditAction[] = ['report.status', 'user.delete', 'listing.delete', 'provider.delete']

/** Reports are closed once, and deletions happen once. */
export const checkOnce: Check = (view) =>
  once.flatMap((action) =>
    [...stepsOf(view, action)]
      .filter(([, steps]) => steps.length > 1)
      .map(([subject, steps]) => bad(subject, `${action} happened ${steps.length} times`)),
  )

/** Items that an admin deleted are gone; a deleted user may remain, marked as deleted. */
export const checkDeletions: Check = (view) =>
  view.audit
    .filter(({ action, subject }) => {
      if (action === 'listing.delete') return view.listings.has(subject)
      const user: Item | undefined = action === 'user.delete' ? view.users.get(subject) : undefined
      return user !== undefined && user['status'] !== 'DELETED'
    })
    .map(({ action, subject }) => bad(subject, `is there after ${action}`))
