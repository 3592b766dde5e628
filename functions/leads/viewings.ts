import { AppError, invalid } from '#functions/core/app-error.ts'
import { findDealer } from '#functions/data/dealers.ts'
import type { LeadRecord, ViewingRecord } from '#functions/data/leads.ts'
import type { ListingRecord } from '#functions/data/listing-record.ts'
import { toViewable, type TopicNow } from './views.ts'
import { isCounterProposal, viewingIssue, viewingIssues } from '#shared/rules/viewing.ts'
import type { LeadSide, Viewing } from '#shared/schemas/lead.ts'
import type { LeadEvent, ViewingPlace } from '#shared/schemas/lead-event.ts'

/** The stores that say when and where a car can be viewed. */
export const viewingStores = { findDealer }

/** The car of a conversation as it is now. @throws AppError NOTHING_TO_VIEW for a plate, LISTING_UNAVAILABLE when it cannot be viewed */
export const readViewable = (now: TopicNow, { plate }: Pick<LeadRecord, 'plate'>): ListingRecord => {
  if (plate) throw new AppError('NOTHING_TO_VIEW')
  const listing = toViewable(now)
  if (!listing) throw new AppError('LISTING_UNAVAILABLE')
  return listing
}

const dealerOf = async ({ dealer, ownerId }: ListingRecord, deps: typeof viewingStores) =>
  dealer ? await deps.findDealer(ownerId) : undefined

/** Where a car is viewed: at its dealership, or in a private seller's city and area. */
export const readPlace = async (listing: ListingRecord, deps = viewingStores): Promise<ViewingPlace> => {
  const dealer = await dealerOf(listing, deps)
  return dealer
    ? { city: dealer.city, area: dealer.area ?? '', address: dealer.address }
    : { city: listing.car.city ?? '', area: listing.car.area ?? '', address: '' }
}

/** Proposed times, the earliest first. @throws AppError BAD_REQUEST for times at which this car cannot be viewed */
export const checkTimes = async (
  proposed: readonly string[],
  listing: ListingRecord,
  { at, path }: { at: Date; path: string },
  deps = viewingStores,
): Promise<string[]> => {
  const hours = (await dealerOf(listing, deps))?.hours ?? null
  const issue = viewingIssue(proposed, hours, at)
  if (issue) throw invalid(path, viewingIssues[issue])
  return proposed.toSorted()
}

type Proposed = { by: LeadSide; times: string[]; note: string; before: Viewing | null }

/** A viewing that is proposed at a time, and the event that says so. */
export const newViewing = (
  { by, times, note, before }: Proposed,
  message: { id: string; at: Date },
): { viewing: ViewingRecord; event: LeadEvent } => ({
  viewing: {
    id: message.id,
    by,
    times,
    note,
    state: 'PROPOSED',
    time: null,
    place: null,
    at: message.at.toISOString(),
    remindAt: null,
  },
  event: {
    kind: 'VIEWING_PROPOSED',
    times,
    isCounter: isCounterProposal(by, before),
    ...(note && { note }),
  },
})
