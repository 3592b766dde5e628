import { appendAudit, auditWrite, transact } from '#functions/data/transact.ts'
import { decisionFigureWrites } from '#functions/data/counters.ts'
import type { ListingRecord } from '#functions/data/listing-record.ts'
import { seededId, type Random } from '../random.ts'
import type { Act } from './acts.ts'

const minuteMs = 60_000

/** What the log says of an admin's decision about a listing: that they read its papers, and what they decided. */
export const decisionActs = (
  { id, ownerId, documents, decision, submittedAt, reasonCodes, rejectionFields }: ListingRecord,
  random: Random,
): Act[] => {
  if (!decision) return []
  const at = new Date(decision.at)
  const readAt = new Date(at.getTime() - 3 * minuteMs)
  const reads = [documents.registrationCard, documents.idCard]
    .filter((document) => document !== null)
    .map((subject): Act => {
      const record = { id: seededId(random, 'audit'), at: readAt.toISOString(), actorId: decision.by }
      const detail = { owner: ownerId, purpose: id }
      return { at: readAt, play: () => appendAudit({ ...record, action: 'document.read', subject, detail }) }
    })
  const record = { id: seededId(random, 'audit'), at: decision.at, actorId: decision.by, subject: id }
  const detail = {
    from: 'PENDING',
    to: decision.status,
    version: '1',
    ...(reasonCodes.length > 0 && { codes: reasonCodes.join(' ') }),
    ...(rejectionFields.length > 0 && { fields: rejectionFields.join(' ') }),
  }
  const outcome = decision.status === 'APPROVED' ? 'APPROVED' : 'REJECTED'
  const play = () =>
    transact([
      auditWrite({ ...record, action: 'listing.status', detail }),
      ...decisionFigureWrites(at, outcome, submittedAt),
    ])
  return [...reads, { at, play }]
}
