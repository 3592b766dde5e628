import type { LeadTopic } from '#functions/data/leads.ts'
import { getListingsById } from '#functions/data/listings.ts'
import { getPlatesById } from '#functions/data/plates.ts'
import type { TopicNow } from '#functions/leads/views.ts'

const live = { getListingsById, getPlatesById }

/** What has become of the cars and plates of some leads, to be asked lead by lead: one batch of reads for each of the two. */
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
