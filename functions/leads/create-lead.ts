import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { toAboutListing } from '#functions/data/listing-record.ts'
import { forListing } from '#functions/data/person-counts.ts'
import { readContactable } from '#functions/leads/read-contactable.ts'
import { startLead } from '#functions/leads/start-lead.ts'
import { toLeadView } from '#functions/leads/views.ts'
import { createLead as route } from '#shared/api/leads.ts'

const live = { readContactable, startLead }

/** Sends a contact request to the seller of a car. */
export const createLead = async ({ actor, body, request }: Input<typeof route>, deps = live) => {
  const { listing, seller } = await deps.readContactable(body.listingId, actor.id)
  const { buyerName: name, buyerPhone: phone, buyerEmail: email, message } = body
  const lead = await deps.startLead({
    topic: { listing: { ...toAboutListing(listing), priceQAR: listing.car.priceQAR }, plate: null },
    countedFor: forListing(listing),
    seller,
    sellerName: listing.dealer?.businessName ?? seller.firstName,
    perDay: 'leadsOfListing',
    form: { name, phone, email, message },
    actor,
    request,
  })
  return toLeadView(lead, 'buyer', { listing })
}

export const handler = routeHandler(route, createLead)
