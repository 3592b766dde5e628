import { type Input, routeHandler } from '#functions/core/route-handler.ts'
import { isComplete, isPublic, toAboutListing } from '#functions/data/listing-record.ts'
import { forListing } from '#functions/data/counts.ts'
import { startLead } from './start-lead.ts'
import { checkAmount, readAsking } from './price-offers.ts'
import { checkTimes } from './viewings.ts'
import { now } from '#functions/core/time.ts'
import { readingOf } from './read-topics.ts'
import { toLeadView } from './views.ts'
import { createLead as route } from '#shared/api/leads.ts'
import { AppError } from '#functions/core/app-error.ts'
import { getListingById } from '#functions/data/listings.ts'
import { findEmployment } from '#functions/data/employments.ts'
import { getUserById } from '#functions/data/users.ts'
import { belongsToSeller } from '#functions/commands/belongs-to-seller.ts'
import { refusePlatformName } from '#functions/commands/check-name.ts'
import { canBeContacted } from '#shared/rules/availability.ts'

const liveRead = { getListingById, getUserById, findEmployment }

/**
 * A listing whose seller this person may write to, and the seller.
 * @throws AppError LISTING_NOT_FOUND when the public does not see it, OWN_LISTING for its seller's people, LISTING_UNAVAILABLE when sold or paused
 */
export const readContactable = async (listingId: string, buyerId: string, deps = liveRead) => {
  const listing = await deps.getListingById(listingId)
  if (listing && (await belongsToSeller(listing, buyerId, deps))) throw new AppError('OWN_LISTING')
  const seller = listing && (await deps.getUserById(listing.ownerId))
  if (!listing || !seller || !isPublic(listing, seller) || !isComplete(listing.car))
    throw new AppError('LISTING_NOT_FOUND')
  if (!canBeContacted(listing.availability)) throw new AppError('LISTING_UNAVAILABLE')
  return { listing: { ...listing, car: listing.car }, seller }
}

const live = { readContactable, startLead, readingOf, checkTimes, now }

/** Sends a contact request to the seller of a car. */
export const createLead = async ({ actor, body, request }: Input<typeof route>, deps = live) => {
  refusePlatformName(body.buyerName, 'buyerName')
  const { listing, seller } = await deps.readContactable(body.listingId, actor.id)
  const { buyerName: name, buyerPhone: phone, buyerEmail: email, message, offerQAR, viewing } = body
  if (offerQAR !== undefined) {
    const asking = readAsking({ listing }, false)
    checkAmount({ by: 'buyer', amountQAR: offerQAR, before: null, asking }, 'offerQAR')
  }
  const times =
    viewing && (await deps.checkTimes(viewing.times, listing, { at: deps.now(), path: 'viewing.times' }))
  const lead = await deps.startLead({
    topic: { listing: { ...toAboutListing(listing), priceQAR: listing.car.priceQAR }, plate: null },
    countedFor: { ...forListing(listing), way: 'MESSAGE' },
    seller,
    dealer: listing.dealer,
    perDay: 'leadsOfListing',
    form: { name, phone, email, message, offerQAR, viewing: times && { ...viewing, times } },
    actor,
    request,
  })
  return toLeadView(lead, 'buyer', { listing }, await deps.readingOf(actor.id, [lead.lastMessage]))
}

export const handler = routeHandler(route, createLead)
