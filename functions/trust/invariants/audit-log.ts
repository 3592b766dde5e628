import { sha256 } from '#functions/core/hash.ts'
import type { Item, Violation } from '#functions/trust/invariants/store.ts'
import type { Check, View } from '#functions/trust/invariants/view.ts'
import { auditKeptDays } from '#shared/rules/retention.ts'
import { type AuditAction, type AuditEntry, checkChain } from '#shared/schemas/audit.ts'
import { canMoveListing, canMovePlate, canMoveApplication, canMoveUser } from '#shared/rules/status-moves.ts'

// I12: the log is one chain without a gap, and what it says of each thing is a walk through the table of its moves.

const bad = (about: string, says: string): Violation => ({ invariant: 'I12', about, says })

/** Whether everybody came so lately that no record can have expired. */
const isYoung = ({ users, at }: View): boolean => {
  const kept = new Date(at.getTime() - auditKeptDays * 86_400_000).toISOString()
  return [...users.values()].every(({ createdAt }) => createdAt > kept)
}

/** The chain holds, and ends where its end is noted. */
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
  /** Where its owner may have taken it since an admin said `to`; nobody else moves it. */
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
    // Only what was refused can be sent again.
    since: (to) => (to === 'REJECTED' ? ['REJECTED', 'SUBMITTED'] : [to]),
  },
  { action: 'user.status', canMove: canMoveUser as Walk['canMove'], since: (to) => [to] },
]

const stepsOf = ({ audit }: View, action: AuditAction): Map<string, AuditEntry[]> =>
  Map.groupBy(
    audit.filter((entry) => entry.action === action),
    ({ subject }) => subject,
  )

/** Every step is allowed, and begins where the thing was; of one version there is one winner. */
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

/** What things say was decided last is what the log says, and nothing is decided that the log does not know. */
export const checkDecisions: Check = (view) => {
  const latest = (action: AuditAction) =>
    new Map([...stepsOf(view, action)].map(([subject, steps]) => [subject, steps.at(-1)!]))
  // A log whose beginning has expired knows no more of what was decided then.
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

/** Each kind of record about one thing that happens to it once. */
const once: readonly AuditAction[] = ['report.status', 'user.delete', 'listing.delete', 'provider.delete']

/** Reports are closed once, and whatever is deleted is deleted once. */
export const checkOnce: Check = (view) =>
  once.flatMap((action) =>
    [...stepsOf(view, action)]
      .filter(([, steps]) => steps.length > 1)
      .map(([subject, steps]) => bad(subject, `${action} happened ${steps.length} times`)),
  )

/** What was deleted by an admin's act is gone: a deleted user, at most marked as such. */
export const checkDeletions: Check = (view) =>
  view.audit
    .filter(({ action, subject }) => {
      if (action === 'listing.delete') return view.listings.has(subject)
      const user: Item | undefined = action === 'user.delete' ? view.users.get(subject) : undefined
      return user !== undefined && user['status'] !== 'DELETED'
    })
    .map(({ action, subject }) => bad(subject, `is there after ${action}`))
