import { changeLead } from '#functions/data/leads.ts'
import { insertLead } from '#functions/data/new-lead.ts'
import { findReader } from '#functions/commands/read-assignees.ts'
import { firstAnswerWrites } from '#functions/leads/first-answer.ts'
import { markLeadRead } from '#functions/leads/mark-lead-read.ts'
import { startLead } from '#functions/leads/start-lead.ts'
import { sendLeadMessage } from '#functions/leads/send-lead-message.ts'
import { updateLead } from '#functions/leads/update-lead.ts'
import type { UserRecord } from '#functions/data/users.ts'
import type { LeadSide } from '#shared/schemas/lead.ts'
import type { Conversation, CarConversation } from '#scripts/seed/market/conversations.ts'
import type { Random } from '#scripts/seed/random.ts'
import { idsFrom, noInput, noQuery, type StoredMarket, stored, notifyInAppOnly } from './actions.ts'
import { isComplete } from '#functions/data/listing-record.ts'
import { createLead } from '#functions/leads/create-lead.ts'

/** No lead of the seed was given to anybody. */
const nobodys = async () => () => undefined

/** Replaces `startLead`: the lead happened then, when no limit was near. */
export const startedAt =
  (at: Date, random: Random): typeof startLead =>
  (asked) =>
    startLead(asked, {
      countedNetwork: async () => undefined,
      wasContacted: async () => false,
      takeLeadPlace: async () => true,
      tellTogether: async () => {},
      notifyWrites: notifyInAppOnly(random),
      insertLead,
      newId: idsFrom(random),
      now: () => at,
    })

type Opened = Conversation & { leadId: string; seller: UserRecord }

/** Plays the conversation after a contact request through the product's own acts, each at its time. */
export const addMessages = async (
  conversation: Opened,
  storedMarket: StoredMarket,
  random: Random,
): Promise<void> => {
  const { seller, leadId } = conversation
  const params = { id: leadId }
  const actorOf = (side: LeadSide) => (side === 'buyer' ? conversation.buyer : seller)
  const read = (side: LeadSide) =>
    markLeadRead({ ...noQuery, params, query: {}, body: undefined, actor: actorOf(side) }, { changeLead })
  const edit = (body: Parameters<typeof updateLead>[0]['body'], at: Date) =>
    updateLead(
      { ...noQuery, params, body, actor: seller },
      {
        changeLead,
        firstAnswerWrites,
        // Nobody reads the response.
        notifyWrites: async () => [],
        readAssignees: nobodys,
        withTopics: async () => [],
        now: () => at,
      },
    )

  for (const { from, at, text } of conversation.lines) {
    await read(from)
    await sendLeadMessage(
      { ...noQuery, params, body: { text }, actor: actorOf(from) },
      {
        changeLead,
        firstAnswerWrites,
        findReader: (lead, side) =>
          findReader(lead, side, {
            getUserById: async (id) => storedMarket.users.get(id),
            readAssignees: nobodys,
          }),
        notifyWrites: notifyInAppOnly(random),
        newId: idsFrom(random),
        now: () => at,
      },
    )
  }
  const end = conversation.outcome?.at ?? conversation.lines.at(-1)?.at ?? conversation.at
  if (conversation.outcome) await edit({ status: conversation.outcome.status }, end)
  if (conversation.note !== undefined) await edit({ note: conversation.note }, end)
  for (const side of ['buyer', 'seller'] as const) if (side !== conversation.unreadBy) await read(side)
}

/** Sends the contact request. @returns its id */
const open = async (
  { listing: { id }, buyer, at, opening }: CarConversation,
  storedMarket: StoredMarket,
  random: Random,
) => {
  const listing = stored(storedMarket.listings, id)
  const { car } = listing
  if (!isComplete(car)) throw new Error(`${id} has no page to ask on`)
  const seller = stored(storedMarket.users, listing.ownerId)
  const body = {
    listingId: id,
    buyerName: `${buyer.firstName} ${buyer.lastName}`,
    buyerPhone: buyer.phoneNumber,
    buyerEmail: buyer.email,
    message: opening,
  }
  const lead = await createLead(
    { ...noInput, actor: buyer, body },
    {
      readContactable: async () => ({ listing: { ...listing, car }, seller }),
      startLead: startedAt(at, random),
      readingOf: async () => ({ language: 'en', at }),
      checkTimes: async (times) => [...times],
      now: () => at,
    },
  )
  return lead.id
}

/** Plays a conversation through the product's own acts, each at its time: what they would have left is what is stored. @returns its lead's id */
export const addConversation = async (
  conversation: CarConversation,
  storedMarket: StoredMarket,
  random: Random,
): Promise<string> => {
  const seller = stored(storedMarket.users, stored(storedMarket.listings, conversation.listing.id).ownerId)
  const leadId = await open(conversation, storedMarket, random)
  await addMessages({ ...conversation, leadId, seller }, storedMarket, random)
  return leadId
}
