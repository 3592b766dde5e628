import { AppError } from '#functions/core/app-error.ts'
import { auditWrite, type Write, type AuditRecord } from '#functions/data/transact.ts'
type Offer = { id: string; status: string; isFeatured: boolean; updatedAt: string; version: number }

type Act = Pick<AuditRecord, 'id' | 'at' | 'actorId'> & { action: 'listing.featured' | 'plate.featured' }

/**
 * A listing or a plate once an admin has put it before the others, or back among them, and the audit record of that for its
 * transaction. Undefined when it is so already. Pure.
 * @throws AppError ILLEGAL_STATUS_MOVE unless it is approved
 */
export const featureOffer = <T extends Offer>(
  seen: T,
  isFeatured: boolean,
  act: Act,
): { offer: T; record: Write } | undefined => {
  if (seen.status !== 'APPROVED') throw new AppError('ILLEGAL_STATUS_MOVE')
  if (seen.isFeatured === isFeatured) return undefined
  const offer = { ...seen, isFeatured, updatedAt: act.at, version: seen.version + 1 }
  const record = auditWrite({ ...act, subject: seen.id, detail: { featured: String(isFeatured) } })
  return { offer, record }
}
