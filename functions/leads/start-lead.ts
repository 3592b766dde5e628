import type { LeadRecord, LeadTopic } from '#functions/data/leads.ts'
import { withFirstEvent, toldEvent } from './add-message.ts'
import { timeOfMessage, toOneLine } from '#functions/commands/message-rules.ts'
import { newOffer } from './price-offers.ts'
import { newViewing } from './viewings.ts'
import { toInternational } from '#shared/rules/typed-phone.ts'
import { now } from '#functions/core/time.ts'
import { newId } from '#functions/adapters/ids.ts'
import { countedNetwork } from '#functions/commands/count-person.ts'
import { notifyWrites } from '#functions/commands/notify.ts'
import { type Actor, type Caller, personOf } from '#functions/core/caller.ts'
import { AppError } from '#functions/core/app-error.ts'
import { logger } from '#functions/core/logger.ts'
import { insertLead, wasContacted } from '#functions/data/new-lead.ts'
import type { ListingRecord } from '#functions/data/listing-record.ts'
import type { CountedFor } from '#functions/data/counts.ts'
import { type LeadsPerDay, takeLeadPlace, tellTogether } from './lead-limits.ts'
import type { UserRecord } from '#functions/data/users.ts'
import { aboutLead } from '#functions/commands/about-lead.ts'

/** The buyer's form. */
type LeadForm = {
  name: string
  phone: string | undefined
  email: string | undefined
  message: string
  /** A price that they offer at once. */
  offerQAR?: number | undefined
  /** Times at which they could view the car. */
  viewing?: { times: string[]; note: string } | undefined
}

type Start = {
  id: string
  form: LeadForm
  buyerId: string
  seller: UserRecord
  dealer: ListingRecord['dealer']
  topic: LeadTopic
  at: Date
}

/** A new lead. It counts as unread even without a message. */
const newLeadRecord = ({ id, form, buyerId, seller, dealer, topic, at }: Start) =>
  ({
    id,
    buyerId,
    sellerId: seller.id,
    listing: topic.listing,
    plate: topic.plate,
    buyerName: form.name,
    buyerPhone: form.phone ? toInternational(form.phone) : '',
    buyerEmail: form.email || null,
    message: form.message,
    sellerName: dealer?.businessName ?? seller.firstName,
    sellerNameAr: dealer?.businessNameAr,
    status: 'NEW',
    note: null,
    reminder: null,
    assigneeId: null,
    createdAt: at.toISOString(),
    respondedAt: null,
    lastActivityAt: at.toISOString(),
    lastMessage: { from: 'buyer', text: toOneLine(form.message) },
    offer: null,
    viewing: null,
    unread: { buyer: 0, seller: 1 },
    toldAt: { buyer: null, seller: at.toISOString() },
    messageCount: form.message === '' ? 0 : 1,
    version: 1,
    orphanedBy: null,
  }) satisfies LeadRecord

/** What a buyer does with their first request beside writing: an offer of a price, or times to view the car. */
const firstAct = (begun: LeadRecord, { offerQAR, viewing: proposed }: LeadForm, deps: typeof live) => {
  if (offerQAR === undefined && !proposed) return undefined
  const id = deps.newId('message')
  const at = timeOfMessage(begun, new Date(begun.createdAt))
  const by = 'buyer'
  const { event, ...kept } = proposed
    ? newViewing({ by, ...proposed, before: null }, { id, at })
    : newOffer({ by, amountQAR: offerQAR ?? 0, before: null }, { id, at })
  const { lead, together } = withFirstEvent(begun, { id, event, at })
  return { lead: { ...lead, ...kept }, event, together }
}

const live = {
  countedNetwork,
  wasContacted,
  takeLeadPlace,
  tellTogether,
  notifyWrites,
  insertLead,
  newId,
  now,
}

type Asked = {
  topic: LeadTopic
  countedFor: CountedFor
  seller: UserRecord
  /** The seller's dealership, under whose name they write; null for a private seller. */
  dealer: ListingRecord['dealer']
  perDay: LeadsPerDay
  form: LeadForm
  actor: Actor
  request: Caller['request']
}

/**
 * Begins a conversation with a seller: the lead, its first message, the count and the seller's notification are one
 * transaction. Of leads beyond the day's limit of the car or plate the seller is told together.
 * @throws AppError ALREADY_CONTACTED, and what `takeLeadPlace` and `insertLead` throw
 */
export const startLead = async (asked: Asked, deps = live): Promise<LeadRecord> => {
  const { topic, countedFor, seller, dealer, form, perDay, actor, request } = asked
  const at = deps.now()
  // Before the limits, so that who asks again and again does not use them up for others.
  if (await deps.wasContacted(actor, countedFor.id, at)) throw new AppError('ALREADY_CONTACTED')
  const isTold = await deps.takeLeadPlace({ actor, ip: request.ip, subjectId: countedFor.id, perDay }, at)

  const id = deps.newId('lead')
  const begun = newLeadRecord({ id, form, buyerId: actor.id, seller, dealer, topic, at })
  const act = firstAct(begun, form, deps)
  const lead = { ...begun, ...act?.lead, buyerId: actor.id, sellerId: seller.id }
  const opening = { id: deps.newId('message'), leadId: id, from: 'buyer' as const, text: lead.message }
  const about = { ...aboutLead(lead, 'seller'), ...(act && { event: toldEvent(act.event) }) }
  await deps.insertLead({
    lead,
    buyer: actor,
    opening: lead.message === '' ? undefined : { ...opening, createdAt: lead.createdAt },
    countedFor,
    person: personOf(countedFor.id, { actor, visitor: undefined, request }),
    network: await deps.countedNetwork({ actor, request }, at),
    together: [
      ...(act?.together ?? []),
      ...(isTold ? await deps.notifyWrites(seller, { kind: 'LEAD_RECEIVED', about }, at) : []),
    ],
    at,
  })
  // Only what is stored is counted; and that it is stored, a failure to count it does not change.
  if (!isTold)
    await deps
      .tellTogether({ seller, subjectId: countedFor.id, about }, at)
      .catch((error: unknown) => logger.error('a seller is not told of a lead', error, { id }))
  return lead
}
