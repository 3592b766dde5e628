import { auditWrite, type AuditEntry } from '#functions/data/audit.ts'
import type { Write } from '#functions/data/transact.ts'

type Status = 'PENDING' | 'APPROVED' | 'REJECTED'

type Offer = { id: string; status: string; publishedAt: string | null; version: number }

type Decision<S> = { status: S; rejectionReason?: string | undefined }

/** What an admin's decision about a listing or a plate changes of it, whichever it is. Pure. */
export const afterDecision = <S extends Status>(
  seen: Offer,
  { status, rejectionReason }: Decision<S>,
  at: string,
) => ({
  status,
  rejectionReason: status === 'REJECTED' ? rejectionReason || null : null,
  publishedAt: seen.publishedAt ?? (status === 'APPROVED' ? at : null),
  updatedAt: at,
  version: seen.version + 1,
})

type Act = Pick<AuditEntry, 'id' | 'at' | 'actorId' | 'action'>

/** The audit record of a decision, for its transaction. */
export const decisionRecord = (act: Act, seen: Offer, to: Status): Write =>
  auditWrite({
    ...act,
    subject: seen.id,
    detail: { from: seen.status, to, version: String(seen.version) },
  })
