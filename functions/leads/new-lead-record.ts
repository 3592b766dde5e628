import { toAboutListing } from '#functions/data/about-listing.ts'
import type { LeadRecord } from '#functions/data/lead-record.ts'
import type { CompleteCar } from '#functions/data/listing-card.ts'
import type { ListingRecord } from '#functions/data/listings.ts'
import type { UserRecord } from '#functions/data/users.ts'
import { toOneLine } from '#functions/leads/to-one-line.ts'
import type { Body } from '#shared/api/contract.ts'
import type { createLead } from '#shared/api/leads.ts'
import { toInternational } from '#shared/rules/phone.ts'

type Start = {
  id: string
  form: Body<typeof createLead>
  buyerId: string
  seller: UserRecord
  listing: ListingRecord & { car: CompleteCar }
  at: Date
}

/** A contact request that has just been made. It counts as unread even without a message: it is news. */
export const newLeadRecord = ({ id, form, buyerId, seller, listing, at }: Start) =>
  ({
    id,
    buyerId,
    sellerId: seller.id,
    listing: { ...toAboutListing(listing), priceQAR: listing.car.priceQAR },
    buyerName: form.buyerName,
    buyerPhone: toInternational(form.buyerPhone, '+974'),
    buyerEmail: form.buyerEmail || null,
    message: form.message,
    sellerName: listing.dealer?.businessName ?? seller.firstName,
    status: 'NEW',
    note: null,
    createdAt: at.toISOString(),
    respondedAt: null,
    lastActivityAt: at.toISOString(),
    lastMessage: { from: 'buyer', text: toOneLine(form.message) },
    unread: { buyer: 0, seller: 1 },
    toldAt: { buyer: null, seller: at.toISOString() },
    messageCount: form.message === '' ? 0 : 1,
    version: 1,
    orphanedBy: null,
  }) satisfies LeadRecord
