import { eachAtOnce } from '#functions/core/each-at-once.ts'
import { listMessages } from '#functions/data/lead-messages.ts'
import { sideOf, type LeadRecord } from '#functions/data/leads.ts'
import { withoutSide } from '#functions/data/leave-lead.ts'
import { readTopics } from '#functions/leads/read-topics.ts'
import { toLeadMessage, toLeadView } from '#functions/leads/views.ts'
import { otherSide } from '#shared/rules/status-moves.ts'

const live = { listMessages, readTopics }

// Enough at once to be quick, few enough not to be throttled.
const atOnce = 20

/**
 * Some of a person's conversations with what is their own in them. What the other side is and wrote is the other's, and not
 * given away here; it can be read in the conversation itself.
 */
export const ownShareOfLeads = async (userId: string, leads: readonly LeadRecord[], deps = live) => {
  const topicNow = await deps.readTopics(leads)

  const shareOf = async (lead: LeadRecord) => {
    const side = sideOf(lead, userId) ?? 'buyer'
    const own = { ...withoutSide(lead, otherSide(side)), orphanedBy: lead.orphanedBy }
    const messages = (await deps.listMessages(lead.id)).filter(({ from }) => from === side)
    return {
      ...toLeadView(own, side, topicNow(lead)),
      ownMessages: messages.map(toLeadMessage),
    }
  }

  const shares: Awaited<ReturnType<typeof shareOf>>[] = []
  await eachAtOnce([...leads.entries()], atOnce, async ([index, lead]) => {
    shares[index] = await shareOf(lead)
  })
  return shares
}
