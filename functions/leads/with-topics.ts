import type { LeadRecord } from '#functions/data/leads.ts'
import { readTopics } from '#functions/leads/read-topics.ts'
import { toLeadView } from '#functions/leads/views.ts'
import type { LeadSide, LeadView } from '#shared/schemas/lead.ts'

const live = { readTopics }

/** Leads as one side sees them, each with what is true of its car or plate now. */
export const withTopics = async (
  leads: readonly LeadRecord[],
  side: LeadSide,
  deps = live,
): Promise<LeadView[]> => {
  const topicNow = await deps.readTopics(leads)
  return leads.map((lead) => toLeadView(lead, side, topicNow(lead)))
}
