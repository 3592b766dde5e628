import * as z from 'zod/mini'
import { id } from './ids.ts'
import { leadMessage, leadView, replyTemplates } from './lead.ts'
import { ownListing } from './listing.ts'
import { appealView, ownAppeal } from '#shared/schemas/moderation.ts'
import { notificationView } from '#shared/schemas/notification.ts'
import { nextCursor } from './query.ts'
import { passkeyView } from './passkey.ts'
import { ownPlate } from './plate.ts'
import { consentView, preferences } from '#shared/schemas/preferences.ts'
import { quoteView } from '#shared/schemas/quote.ts'
import { queueReason } from '#shared/schemas/report.ts'
import { savedSearchView } from '#shared/schemas/saved-search.ts'
import { feedView } from '#shared/schemas/stock-feed.ts'
import { importView } from '#shared/schemas/stock-import.ts'
import { factors, sessionView } from './session.ts'
import { employment } from './staff.ts'
import { storefront } from './dealer.ts'
import { adminDealerReview, ownDealerReview } from './dealer-review.ts'
import { instant } from './text.ts'
import { currentUser } from '#shared/schemas/user.ts'
import { typedForm, workingCopy } from '#shared/schemas/working-copy.ts'
import { submissionView } from '#shared/schemas/verification.ts'

/** The lists in which a person may have thousands of items: they come in pages. */
const longLists = {
  listings: z.array(ownListing),
  /** Each with the description that was public last, while it is not. */
  plates: z.array(z.extend(ownPlate, { publicDescription: z.optional(z.nullable(z.string())) })),
  /** Contact requests sent and received, each with the person's own messages. */
  leads: z.array(z.extend(leadView, { ownMessages: z.array(leadMessage) })),
  notifications: z.array(notificationView),
}

/** The rest, which comes in one response. */
const theRest = z.object({
  preferences,
  consents: z.array(consentView),
  favorites: z.array(z.object({ listingId: id('listing'), savedAt: instant })),
  favoritePlates: z.array(z.object({ plateId: id('plate'), savedAt: instant })),
  savedSearches: z.array(savedSearchView),
  /** Cars that were begun or changed in the wizard and not saved. */
  workingCopies: z.array(workingCopy),
  /** What was typed into forms and not sent. */
  typedForms: z.array(typedForm),
  /** A dealership's storefront; null for everybody else. */
  storefront: z.nullable(storefront),
  /** A dealership's application for verification; null for everybody else. */
  application: z.nullable(submissionView),
  /** The same as it was sent, where it is being changed since. */
  applicationAsSent: z.nullable(submissionView),
  /** The answers kept ready for buyers. */
  replyTemplates,
  /** A dealership's stock files of the last weeks and their outcomes. */
  stockImports: z.array(importView),
  /** Where a dealership's stock is fetched from, without what may be a secret in the address; null where it is not. */
  stockFeed: z.nullable(feedView),
  /** Where they are signed in, and the devices on which they were within a year. */
  sessions: z.array(
    z.extend(z.omit(sessionView, { isCurrent: true }), {
      provedAt: instant,
      factors: z.array(z.enum(factors)),
    }),
  ),
  passkeys: z.array(passkeyView),
  /** The dealership for which they act as staff; null for nobody's. */
  employment: z.nullable(z.omit(employment, { dealership: true })),
  /** Dealerships that they review no more, since they acted as staff for them until then. */
  formerEmployments: z.array(z.object({ dealershipId: id('user'), until: instant })),
  devices: z.array(z.object({ name: z.string(), seenAt: instant })),
  reports: z.array(
    z.object({
      id: id('report'),
      listingId: id('listing'),
      /** Set for a report about a number plate, which `listingId` then does not name. */
      plateId: z.optional(id('plate')),
      reason: queueReason,
      details: z.string(),
      createdAt: instant,
    }),
  ),
  /** Requests to insurers and banks for quotes. */
  quotes: z.array(quoteView),
  /** Reviews of dealerships that they wrote. */
  dealerReviews: z.array(ownDealerReview),
  /** What a dealership wrote about reviews of it: answers, and reports to us. */
  reviewAnswers: z.array(
    z.object({
      reviewId: id('dealerReview'),
      ...z.pick(adminDealerReview, { answer: true, report: true }).shape,
    }),
  ),
  /** Appeals against refusals, and the answers. */
  appeals: z.array(
    z.extend(ownAppeal, {
      about: z.pick(appealView.shape.about, { kind: true, id: true, title: true, titleAr: true }),
    }),
  ),
})

/**
 * All data about one person, as a file to take away (law 13 of 2016, article 6). Nothing of anybody else. Listings, plates,
 * conversations and notifications come one list after the other, as many as a response holds; the rest is in the first response
 * alone.
 */
export const userExport = z.object({
  exportedAt: instant,
  profile: currentUser,
  ...longLists,
  ...z.partial(theRest).shape,
  nextCursor,
})
export type UserExport = z.output<typeof userExport>
