import { now } from '#functions/core/time.ts'
import { newId } from '#functions/adapters/ids.ts'
import { checkComplete } from '#functions/commands/check-car.ts'
import {
  afterOfferDecision,
  decisionNews,
  decisionWrites,
  isNews,
  type Reviewer,
  type DecisionInput,
} from './offer-decision.ts'
import { notifyWrites } from './notify.ts'
import { AppError } from '#functions/core/app-error.ts'
import { toAboutListing, type ListingRecord } from '#functions/data/listing-record.ts'
import { getListingById, replaceListing, reviewedWrite } from '#functions/data/listings.ts'
import type { Write } from '#functions/data/transact.ts'
import { getUserById, type UserRecord } from '#functions/data/users.ts'
import type { ListingReasonCode } from '#shared/reference/moderation-codes.ts'
import { withPrice } from '#shared/rules/price-drop.ts'
import { canMoveListing } from '#shared/rules/status-moves.ts'
import { fieldsOfReasons, includesDocumentField } from '#shared/rules/refusal.ts'
import type { RejectionField } from '#shared/schemas/listing.ts'
import type { OwnAppeal } from '#shared/schemas/moderation.ts'

const live = { getListingById, getUserById, replaceListing, notifyWrites, newId, now }

type ListingDecisionInput = DecisionInput<ListingReasonCode> & {
  rejectionFields?: readonly RejectionField[] | undefined
}

type Decision = {
  seen: ListingRecord
  owner: UserRecord
  said: ListingDecisionInput
  adminId: string
  /** The version that was reviewed, if known. */
  version?: number | undefined
  /** The appeal that this decision answers, as it is then. */
  granted?: OwnAppeal
}

/** The listing after an admin's decision. Pure. */
export const decidedListing = (
  seen: ListingRecord,
  said: ListingDecisionInput,
  reviewer: Reviewer,
): ListingRecord => {
  const after = { ...seen, ...afterOfferDecision(seen, said, reviewer) }
  const { at } = reviewer
  const { priceQAR } = seen.car
  if (said.status === 'APPROVED')
    return {
      ...after,
      mustReview: false,
      rejectionFields: [],
      // The seller submitted the car recently and so still has it.
      confirmedAt: at,
      // The price that waited is public from now on.
      ...(priceQAR !== undefined && {
        priceHistory: withPrice(seen.priceHistory, { priceQAR, at }, { ...seen, status: 'APPROVED' }),
      }),
    }
  const named = said.rejectionFields ?? []
  const rejectionFields = named.length > 0 ? [...named] : fieldsOfReasons(after.reasonCodes)
  return {
    ...after,
    mustReview: true,
    rejectionFields,
    documentsChecked: includesDocumentField(rejectionFields) ? null : seen.documentsChecked,
  }
}

const toNews = (seen: ListingRecord, listing: ListingRecord) => ({
  kind: listing.status === 'APPROVED' ? ('LISTING_APPROVED' as const) : ('LISTING_REJECTED' as const),
  about: { listing: toAboutListing(listing), ...decisionNews(seen, listing) },
})

/**
 * Approves or rejects a listing as it was read. The decision, the reviewed state, the audit record, the counts, the
 * notification and `together` are one transaction: of two admins at once, one wins.
 * @returns the listing as it is then
 * @throws AppError ILLEGAL_STATUS_MOVE, EDIT_CONFLICT; LISTING_INCOMPLETE or DOCUMENTS_REQUIRED for what cannot be approved
 */
export const decideListing = async (
  { seen, owner, said, adminId, version = seen.version, granted }: Decision,
  together: readonly Write[] = [],
  deps = live,
): Promise<ListingRecord> => {
  if (!canMoveListing(seen.status, said.status)) throw new AppError('ILLEGAL_STATUS_MOVE')
  if (version !== seen.version) throw new AppError('EDIT_CONFLICT')
  if (said.status === 'APPROVED') checkComplete(seen, owner)
  const now = deps.now()
  const reviewer = { adminId, at: now.toISOString() }
  const listing = { ...decidedListing(seen, said, reviewer), appeal: granted ?? null }
  const { reasonCodes, rejectionReason, rejectionFields } = listing
  const act = { ...reviewer, auditId: deps.newId('audit'), action: 'listing.status' as const }
  const writes = [
    reviewedWrite(seen, said.status, { at: reviewer.at, by: adminId, reasonCodes, rejectionReason }),
    ...decisionWrites(act, seen, { status: said.status, reasonCodes, rejectionFields }),
    ...(isNews(seen, said) ? await deps.notifyWrites(owner, toNews(seen, listing), now) : []),
    ...together,
  ]
  await deps.replaceListing(listing, seen, writes)
  return listing
}

/**
 * The same for the listing of an id, which must still have the version that was reviewed, if one is named.
 * @throws AppError LISTING_NOT_FOUND, and what `decideListing` throws
 */
export const decideListingById = async (
  listingId: string,
  { version, ...said }: ListingDecisionInput & { version?: number | undefined },
  adminId: string,
  deps = live,
): Promise<{ listing: ListingRecord; owner: UserRecord }> => {
  const seen = await deps.getListingById(listingId)
  const owner = seen && (await deps.getUserById(seen.ownerId))
  if (!seen || !owner) throw new AppError('LISTING_NOT_FOUND')
  return { listing: await decideListing({ seen, owner, said, adminId, version }, [], deps), owner }
}
