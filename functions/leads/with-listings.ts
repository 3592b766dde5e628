import type { LeadRecord } from '#functions/data/lead-record.ts'
import { getListingsById } from '#functions/data/listings.ts'
import { toLeadView } from '#functions/leads/views.ts'
import type { LeadSide, LeadView } from '#shared/schemas/lead.ts'

const live = { getListingsById }

/** Leads as one side sees them, each with what is true of its car now: one batch of reads. */
export const withListings = async (
  leads: readonly LeadRecord[],
  side: LeadSide,
  deps = live,
): Promise<LeadView[]> => {
  const listings = await deps.getListingsById(leads.map(({ listing }) => listing.id))
  return leads.map((lead) => toLeadView(lead, side, listings.get(lead.listing.id)))
}
