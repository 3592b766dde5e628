import { now } from '#functions/adapters/clock.ts'
import { newId } from '#functions/adapters/ids.ts'
import { tellWrites } from '#functions/commands/tell.ts'
import { AppError } from '#functions/core/app-error.ts'
import { personOf } from '#functions/core/person.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { insertLead, wasContacted } from '#functions/data/new-lead.ts'
import { takeFromLimit } from '#functions/data/rate-limits.ts'
import { newLeadRecord } from '#functions/leads/new-lead-record.ts'
import { readContactable } from '#functions/leads/read-contactable.ts'
import { toLeadView } from '#functions/leads/views.ts'
import { createLead as route } from '#shared/api/leads.ts'
import { limits } from '#shared/constants/limits.ts'

const live = { readContactable, wasContacted, takeFromLimit, tellWrites, insertLead, newId, now }

const daySeconds = 86_400

/** Sends a contact request: the lead, its first message, the count and what the seller is told are one transaction. */
export const createLead = async ({ actor, body, request }: Input<typeof route>, deps = live) => {
  const at = deps.now()
  const { listing, seller } = await deps.readContactable(body.listingId, actor.id)
  // Before the listing's limit, so that who asks again and again does not use it up for others.
  if (await deps.wasContacted(actor.id, listing.id, at)) throw new AppError('ALREADY_CONTACTED')
  const { leadsPerListing } = limits
  const wait = await deps.takeFromLimit('createLead:listing', listing.id, leadsPerListing, daySeconds, at)
  if (wait !== undefined) throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: wait })

  const id = deps.newId('lead')
  const lead = newLeadRecord({ id, form: body, buyerId: actor.id, seller, listing, at })
  const opening = { id: deps.newId('message'), leadId: id, from: 'buyer' as const, text: lead.message }
  const about = { listing: lead.listing, lead: { id, from: lead.buyerName, side: 'seller' as const } }
  await deps.insertLead({
    lead,
    opening: lead.message === '' ? undefined : { ...opening, createdAt: lead.createdAt },
    person: personOf(listing.id, { actor, visitor: undefined, request }),
    together: await deps.tellWrites(seller, { kind: 'LEAD_RECEIVED', about }, at),
    at,
  })
  return toLeadView(lead, 'buyer', listing)
}

export const handler = routeHandler(route, createLead)
