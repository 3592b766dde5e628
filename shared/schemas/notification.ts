import * as z from 'zod/mini'
import { availabilities } from '#shared/rules/availability.ts'
import { id } from './ids.ts'
import { leadSides } from './lead.ts'
import { leadEvent } from './lead-event.ts'
import { photo } from './upload.ts'
import { plateFace } from './plate.ts'
import { instant } from './text.ts'

export const notificationKinds = [
  'LEAD_RECEIVED',
  'LEAD_REPLY',
  'LISTING_APPROVED',
  'LISTING_REJECTED',
  'SAVED_SEARCH_MATCH',
  'PRICE_DROP',
  'FAVORITE_GONE',
  'STILL_AVAILABLE',
  'PAUSED_BY_SILENCE',
  'PLATE_APPROVED',
  'PLATE_REJECTED',
  'VERIFICATION_APPROVED',
  'VERIFICATION_REJECTED',
  'APPEAL_UPHELD',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** A listing as it was at the time of the notification. */
export const aboutListing = z.object({
  id: id('listing'),
  slug: z.nullable(z.string()),
  title: z.string(),
  titleAr: z.string(),
  priceQAR: z.nullable(z.number()),
  image: z.nullable(photo),
})
export type AboutListing = z.output<typeof aboutListing>

/** A number plate at the time of the notification. */
export const aboutPlate = z.extend(plateFace, { id: id('plate'), price: z.number() })
export type AboutPlate = z.output<typeof aboutPlate>

/** To the author: it is public, was refused, was answered. To the dealership: it has a review, its answer is public or was refused, what became of its report. */
const dealerReviewEvents = [
  'PUBLISHED',
  'REFUSED',
  'ANSWERED',
  'RECEIVED',
  'ANSWER_PUBLISHED',
  'ANSWER_REFUSED',
  'REPORT_UPHELD',
  'REPORT_DISMISSED',
] as const
export type DealerReviewEvent = (typeof dealerReviewEvents)[number]

/** The subject of a notification; its kind says which parts are there. The web words it in the reader's language. */
export const notificationAbout = z.object({
  listing: z.optional(aboutListing),
  /** Instead of a listing, where it is about a number plate. */
  plate: z.optional(aboutPlate),
  /** `side` is the reader's; a dealership that wrote may have an Arabic name. */
  lead: z.optional(
    z.object({
      id: id('lead'),
      from: z.string(),
      fromAr: z.optional(z.string()),
      side: z.enum(leadSides),
    }),
  ),
  /** What happened in the conversation, when it is no typed message. */
  event: z.optional(leadEvent),
  /** The reader wanted to be reminded of the conversation: nobody has written. */
  reminder: z.optional(z.object({ note: z.string() })),
  /** A viewing that is near: nobody has written. */
  viewing: z.optional(z.object({ time: instant })),
  /** The conversation was given to the reader to look after: nobody has written. */
  assigned: z.optional(z.boolean()),
  /** A review of a dealership was decided about, or an answer to it: nobody has written in the conversation that `lead` names. */
  dealerReview: z.optional(
    z.object({
      event: z.enum(dealerReviewEvents),
      dealer: z.object({
        slug: z.string(),
        businessName: z.string(),
        businessNameAr: z.optional(z.string()),
      }),
    }),
  ),
  savedSearch: z.optional(z.object({ id: id('savedSearch'), name: z.string() })),
  /** The number of saved searches with new matches, where one notification is about several; `savedSearch` is one of them. */
  searches: z.optional(z.number()),
  /**
   * The number of cars it is about, the one in `listing` included; absent when it is the only one: new matches of a saved
   * search, cars to be confirmed, or cars paused without an answer.
   */
  count: z.optional(z.number()),
  /** The number of further cars in sight that the answer to all confirms: in a notification about paused ones, or asked about before. */
  alsoAsked: z.optional(z.number()),
  /** The number of cars paused before, which the answer to all brings back. */
  alsoPaused: z.optional(z.number()),
  previousPriceQAR: z.optional(z.number()),
  availability: z.optional(z.enum(availabilities)),
  /** An approval that answers an appeal. */
  isAppealGranted: z.optional(z.boolean()),
  /** A listing was not only rejected: it is deleted. No kind of its own, which would break the list in the release before. */
  isDeleted: z.optional(z.boolean()),
  /** A listing or a plate was rejected that everybody could see until now. */
  wasPublic: z.optional(z.boolean()),
  /** A listing or a plate was approved that buyers do not find: paused or sold, or its owner suspended or unverified. */
  isOutOfSight: z.optional(z.boolean()),
  /** Why a listing, a plate or an application was rejected, a listing deleted, or the answer to an appeal, in an admin's own words. */
  reason: z.optional(z.string()),
  /** The same as codes, which have words in the reader's language (`shared/reference/moderation-reasons.ts`). */
  reasonCodes: z.optional(z.array(z.string())),
  /** An appeal in vain about a plate's number, which no change of the plate alters. Not as codes, which the bell would name. */
  isAboutNumber: z.optional(z.boolean()),
  /** A dealership's own application, where it is about neither a car nor a plate. */
  application: z.optional(z.object({ id: id('submission'), businessName: z.string() })),
  /** It was verified until now, and its offers are out of sight. */
  wasVerified: z.optional(z.boolean()),
})
export type NotificationAbout = z.output<typeof notificationAbout>

export const notificationView = z.object({
  id: id('notification'),
  kind: z.enum(notificationKinds),
  about: notificationAbout,
  createdAt: instant,
  readAt: z.nullable(instant),
})
export type NotificationView = z.output<typeof notificationView>
