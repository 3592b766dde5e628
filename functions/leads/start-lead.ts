import { now } from '#functions/adapters/clock.ts'
import { newId } from '#functions/adapters/ids.ts'
import { notifyWrites } from '#functions/commands/notify.ts'
import { type Actor, personOf, type Caller } from '#functions/core/caller.ts'
import { AppError } from '#functions/core/app-error.ts'
import type { LeadRecord, LeadTopic } from '#functions/data/leads.ts'
import { insertLead, wasContacted } from '#functions/data/new-lead.ts'
import type { CountedFor } from '#functions/data/person-counts.ts'
import { takeNamed } from '#functions/data/rate-limits.ts'
import type { UserRecord } from '#functions/data/users.ts'
import { aboutLead } from '#functions/leads/about-lead.ts'
import { newLeadRecord, type LeadForm } from '#functions/leads/new-lead-record.ts'
import type { NamedLimit } from '#shared/constants/rate-limits.ts'

const live = { wasContacted, takeNamed, notifyWrites, insertLead, newId, now }

type Asked = {
  topic: LeadTopic
  countedFor: CountedFor
  seller: UserRecord
  sellerName: string
  /** How many requests about one such car or plate a day takes, whoever sends them. */
  perDay: Extract<NamedLimit, 'leadsOfListing' | 'inquiriesOfPlate'>
  form: LeadForm
  actor: Actor
  request: Caller['request']
}

/**
 * Begins a conversation with a seller: the lead, its first message, the count and what the seller is told are one
 * transaction.
 * @throws AppError ALREADY_CONTACTED, TOO_MANY_REQUESTS, and what `insertLead` throws
 */
export const startLead = async (asked: Asked, deps = live): Promise<LeadRecord> => {
  const { topic, countedFor, seller, perDay, actor } = asked
  const at = deps.now()
  // Before the limit of the car or plate, so that who asks again and again does not use it up for others.
  if (await deps.wasContacted(actor.id, countedFor.id, at)) throw new AppError('ALREADY_CONTACTED')
  const wait = await deps.takeNamed(perDay, countedFor.id, at)
  if (wait !== undefined) throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: wait })

  const id = deps.newId('lead')
  const named = { id: seller.id, name: asked.sellerName }
  const lead = newLeadRecord({ id, form: asked.form, buyerId: actor.id, seller: named, topic, at })
  const opening = { id: deps.newId('message'), leadId: id, from: 'buyer' as const, text: lead.message }
  await deps.insertLead({
    lead,
    opening: lead.message === '' ? undefined : { ...opening, createdAt: lead.createdAt },
    countedFor,
    person: personOf(countedFor.id, { actor, visitor: undefined, request: asked.request }),
    together: await deps.notifyWrites(
      seller,
      { kind: 'LEAD_RECEIVED', about: aboutLead(lead, 'seller') },
      at,
    ),
    at,
  })
  return lead
}
