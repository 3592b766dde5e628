import { now } from '#functions/core/time.ts'
import { keys } from '#functions/data/keys.ts'
import { deleteMessages } from '#functions/data/lead-messages.ts'
import { sideOf, type LeadRecord, changeLead, getLeadById, reminderWrites } from './leads.ts'
import { goneName } from '#shared/rules/dealer-name.ts'
import { openTimes } from '#shared/rules/viewing.ts'
import type { LeadSide } from '#shared/schemas/lead.ts'
import { deleteWrite, write } from '#functions/data/table.ts'

const withoutBuyer = { buyerName: goneName, buyerPhone: '', buyerEmail: null, message: '' }
const withoutSeller = {
  sellerName: goneName,
  sellerNameAr: undefined,
  note: null,
  reminder: null,
  assigneeId: null,
}

/**
 * A viewing without what one side wrote, and without the seller's address. Of what that side proposed the time that both agreed on stays, by
 * which the other one takes it out of a calendar.
 */
const viewingWithout = (viewing: LeadRecord['viewing'], side: LeadSide): LeadRecord['viewing'] => {
  if (viewing === null) return null
  const kept = side === 'seller' ? { ...viewing, place: null } : viewing
  if (viewing.by !== side) return kept
  return viewing.time === null ? null : { ...kept, times: [viewing.time], note: '' }
}

/** A conversation without anything that one side is or wrote in it. */
export const withoutSide = (lead: LeadRecord, side: LeadSide): LeadRecord => ({
  ...lead,
  ...(side === 'buyer' ? withoutBuyer : withoutSeller),
  lastMessage: lead.lastMessage.from === side ? { from: side, text: '' } : lead.lastMessage,
  offer: lead.offer?.by === side ? null : lead.offer,
  viewing: viewingWithout(lead.viewing, side),
  orphanedBy: lead.orphanedBy ?? side,
})

/** The newest message; where it says that somebody comes, that nobody does. It stays its author's, who is still there. */
const lastMessageOf = ({ lastMessage, viewing }: LeadRecord): LeadRecord['lastMessage'] => {
  const { kind } = lastMessage.event ?? {}
  const isOver =
    viewing?.state === 'CANCELLED' && (kind === 'VIEWING_PROPOSED' || kind === 'VIEWING_ACCEPTED')
  if (!isOver) return lastMessage
  const times = viewing.time === null ? { time: null, times: viewing.times } : { time: viewing.time }
  return { ...lastMessage, event: { kind: 'VIEWING_CANCELLED', ...times, end: 'LEFT' } }
}

/** A conversation that one side has left. It no longer waits for an answer, neither as new nor with unread messages, which are deleted. */
export const leftBy = (lead: LeadRecord, side: LeadSide, at: Date): LeadRecord => {
  const kept = withoutSide(lead, side)
  const isComing =
    kept.viewing !== null && openTimes(kept.viewing).some((time) => Date.parse(time) > at.getTime())
  const left: LeadRecord = {
    ...kept,
    // Nobody comes any more; one that has taken place stays so.
    viewing: kept.viewing && {
      ...kept.viewing,
      ...(isComing && { state: 'CANCELLED' as const }),
      remindAt: null,
    },
  }
  return {
    ...left,
    lastMessage: lastMessageOf(left),
    status: 'CLOSED',
    unread: { buyer: 0, seller: 0 },
  }
}

const hasOtherLeft = ({ buyerId, sellerId }: LeadRecord, side: LeadSide): boolean =>
  (side === 'buyer' ? sellerId : buyerId) === null

/**
 * Removes a person who deletes their account from a conversation: their data and messages are deleted, the other side keeps its
 * own; when the second one leaves, the whole conversation is deleted. Can stop anywhere and be repeated: until its last step
 * the lead stays in the person's list (`listEveryLead`). No effect when they have left already.
 */
export const removeFromLead = async (leadId: string, userId: string): Promise<void> => {
  const seen = await getLeadById(leadId)
  const side = seen && sideOf(seen, userId)
  if (!side) return
  // Closed first, so that no message can come after those that are deleted next.
  await changeLead(leadId, async (lead) => {
    const left = leftBy(lead, side, now())
    return { lead: left, together: reminderWrites(lead, left) }
  })
  await deleteMessages(leadId, side)
  const nobodys = side === 'buyer' ? { buyerId: null } : { sellerId: null }
  const last = await changeLead(leadId, async (lead) =>
    hasOtherLeft(lead, side) ? undefined : { lead: { ...lead, ...nobodys } },
  )
  if (hasOtherLeft(last, side)) await write(deleteWrite(keys.lead(leadId)))
}
