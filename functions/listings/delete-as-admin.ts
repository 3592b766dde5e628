import { eachAtOnce, now, retryConflict, settledAfterMs } from '#functions/core/time.ts'
import { newId } from '#functions/adapters/ids.ts'
import { notifyWrites } from '#functions/commands/notify.ts'
import { listed } from '#functions/commands/offer-decision.ts'
import { listLeadsAbout } from '#functions/data/leads.ts'
import { closeLeadNotifications } from '#functions/data/notifications.ts'
import { removeFromLead } from '#functions/data/remove-from-lead.ts'
import { endViewing } from '#functions/commands/end-viewing.ts'
import { removeListing } from '#functions/commands/remove-offer.ts'
import { AppError, requireVersion } from '#functions/core/app-error.ts'
import { logger } from '#functions/core/logger.ts'
import { auditWrite, type Write } from '#functions/data/transact.ts'
import { toAboutListing, type ListingRecord } from '#functions/data/listing-record.ts'
import { getListingById } from '#functions/data/listings.ts'
import { readTeam } from '#functions/data/teams.ts'
import { getUserById } from '#functions/data/users.ts'
import type { ListingReasonCode } from '#shared/reference/moderation-codes.ts'

const atOnce = 10

/**
 * Deletes every conversation about a listing, on both sides, or those in which something was written from a time on. Can stop
 * anywhere and be repeated: a lead leaves its seller's list with its last step only, and goes then.
 */
const deleteLeads = async ({ id, ownerId }: ListingRecord, since?: Date): Promise<void> => {
  const leads = await listLeadsAbout({ id, ownerId }, since)
  if (leads.length === 0) return
  await eachAtOnce(leads, atOnce, async (lead) => {
    // Before the conversation that would say so is gone.
    await endViewing(lead.id, { to: 'buyer', end: 'UNAVAILABLE', isNobodysAct: true, isLast: true })
    if (!lead.buyerId) return
    await closeLeadNotifications(lead.buyerId, new Set([lead.id]), now())
    await removeFromLead(lead.id, lead.buyerId)
  })
  // Nobody writes in them any more. A lead may have been with anybody of the team before, who was told of it.
  const { members } = await readTeam(ownerId)
  const readers = new Set([ownerId, ...members, ...leads.flatMap(({ assigneeId }) => assigneeId ?? [])])
  const leadIds = new Set(leads.map((lead) => lead.id))
  await eachAtOnce([...readers], atOnce, (reader) => closeLeadNotifications(reader, leadIds, now()))
  await eachAtOnce(leads, atOnce, (lead) => removeFromLead(lead.id, ownerId))
}

const live = { getListingById, getUserById, deleteLeads, removeListing, notifyWrites, newId, now }

/** Deletes leads that came during the deletion. The car is gone by now: an error shown here would make somebody delete it again. */
const deleteLateLeads = async (seen: ListingRecord, at: Date, deps: typeof live): Promise<void> => {
  try {
    await deps.deleteLeads(seen, new Date(at.getTime() - settledAfterMs))
  } catch (error) {
    logger.error('late conversations about a deleted car stay', error, { listingId: seen.id })
  }
}

type Deletion = {
  /** The one that the admin has seen, if they name one. */
  version?: number | undefined
  /** Why, for its seller. */
  reasonCodes?: readonly ListingReasonCode[] | undefined
  rejectionReason?: string | undefined
}

/** The writes that tell a seller that their car was deleted, and why; none about a draft, which nobody but them has seen. */
const newsWrites = async (
  seen: ListingRecord,
  { reasonCodes = [], rejectionReason }: Deletion,
  at: Date,
  deps: typeof live,
): Promise<Write[]> => {
  const owner = seen.status === 'DRAFT' ? undefined : await deps.getUserById(seen.ownerId)
  if (!owner || owner.status === 'DELETED') return []
  const about = {
    // Its photos are deleted with it.
    listing: { ...toAboutListing(seen), image: null },
    isDeleted: true,
    ...(rejectionReason && { reason: rejectionReason }),
    ...(reasonCodes.length > 0 && { reasonCodes: [...reasonCodes] }),
  }
  return deps.notifyWrites(owner, { kind: 'LISTING_REJECTED', about }, at)
}

/**
 * Deletes any listing with its leads (spec, selling, section 2), and writes the audit record and the news for its seller in the
 * transaction of its removal. Edits during it do not stop it: without its leads it must not stay.
 * @throws AppError LISTING_NOT_FOUND; EDIT_CONFLICT when it is another version, and when it changes all the time
 */
export const deleteAsAdmin = async (
  listingId: string,
  adminId: string,
  deletion: Deletion = {},
  deps = live,
): Promise<void> => {
  const read = async () => {
    const seen = await deps.getListingById(listingId)
    if (!seen) throw new AppError('LISTING_NOT_FOUND')
    return seen
  }
  if (deletion.version !== undefined) requireVersion(await read(), deletion.version)
  await retryConflict(async () => {
    const seen = await read()
    const at = deps.now()
    const record = auditWrite({
      id: deps.newId('audit'),
      at: at.toISOString(),
      actorId: adminId,
      action: 'listing.delete',
      subject: seen.id,
      detail: { owner: seen.ownerId, status: seen.status, ...listed('codes', deletion.reasonCodes) },
    })
    // First, so that an act that stopped half-way is finished by doing it again.
    await deps.deleteLeads(seen)
    await deps.removeListing(seen, [record, ...(await newsWrites(seen, deletion, at, deps))])
    await deleteLateLeads(seen, at, deps)
  })
}
