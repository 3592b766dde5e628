import { AppError } from '#functions/core/app-error.ts'
import { auditWrite, type Write, type AuditRecord } from '#functions/data/transact.ts'
import { checkEnd } from './check-end.ts'

type Offer = {
  id: string
  status: string
  isFeatured: boolean
  featuredUntil: string | null
  updatedAt: string
  version: number
}

type Act = Pick<AuditRecord, 'id' | 'at' | 'actorId'> & { action: 'listing.featured' | 'plate.featured' }

/**
 * A listing or a plate once an admin has put it before the others, for good or until a time, or back among them, and the audit
 * record of that for its transaction. Undefined when it is so already. Pure.
 * @throws AppError ILLEGAL_STATUS_MOVE unless it is approved, BAD_REQUEST for an end that has passed or is too far away
 */
export const featureOffer = <T extends Offer>(
  seen: T,
  { isFeatured, until }: { isFeatured: boolean; until?: string | undefined },
  act: Act,
): { offer: T; record: Write } | undefined => {
  if (seen.status !== 'APPROVED') throw new AppError('ILLEGAL_STATUS_MOVE')
  const featuredUntil = (isFeatured ? checkEnd(until, new Date(act.at)) : undefined) ?? null
  if (seen.isFeatured === isFeatured && seen.featuredUntil === featuredUntil) return undefined
  return featuredAs(seen, { isFeatured, featuredUntil }, act)
}

/** The same whatever its status, for an end that has come. Pure. */
export const featuredAs = <T extends Offer>(
  seen: T,
  { isFeatured, featuredUntil }: Pick<Offer, 'isFeatured' | 'featuredUntil'>,
  act: Act,
): { offer: T; record: Write } => {
  const offer = { ...seen, isFeatured, featuredUntil, updatedAt: act.at, version: seen.version + 1 }
  const detail = { featured: String(isFeatured), ...(featuredUntil && { until: featuredUntil }) }
  return { offer, record: auditWrite({ ...act, subject: seen.id, detail }) }
}
