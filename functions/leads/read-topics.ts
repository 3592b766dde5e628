import type { LeadRecord, LeadTopic } from '#functions/data/leads.ts'
import { getListingsById } from '#functions/data/listings.ts'
import { getPlatesById } from '#functions/data/plates.ts'
import { toLeadView, type TopicNow } from './views.ts'
import type { LeadSide, LeadView } from '#shared/schemas/lead.ts'

const live = { getListingsById, getPlatesById }

/** Reads the present cars and plates of some leads, to be looked up lead by lead: one batch of reads for each of the two. */
export const readTopics = async (
  leads: readonly LeadTopic[],
  deps = live,
): Promise<(lead: LeadTopic) => TopicNow> => {
  const [listings, plates] = await Promise.all([
    deps.getListingsById(leads.flatMap(({ listing }) => listing?.id ?? [])),
    deps.getPlatesById(leads.flatMap(({ plate }) => plate?.id ?? [])),
  ])
  return ({ listing, plate }) => ({
    listing: listing ? listings.get(listing.id) : undefined,
    plate: plate ? plates.get(plate.id) : undefined,
  })
}

const liveTopics = { readTopics }

/** Leads as one side sees them, each with the present state of its car or plate. */
export const withTopics = async (
  leads: readonly LeadRecord[],
  side: LeadSide,
  deps = liveTopics,
): Promise<LeadView[]> => {
  const topicNow = await deps.readTopics(leads)
  return leads.map((lead) => toLeadView(lead, side, topicNow(lead)))
}
