import * as z from 'zod/mini'
import { limits } from '#shared/constants/limits.ts'
import { sellingLimits } from '#shared/constants/selling-limits.ts'
import { id } from './ids.ts'
import { leadEvent, viewingPlace } from './lead-event.ts'
import { availabilities } from '#shared/rules/availability.ts'
import { reportAccesses } from '#shared/rules/inspection-report.ts'
import { photo } from './upload.ts'
import { plateFace } from './plate.ts'
import { displayName, instant, line, paragraphs, requiredParagraphs, sentInstant, whole } from './text.ts'
import { email, phoneNumber } from './user.ts'

export const leadStatuses = ['NEW', 'CONTACTED', 'CLOSED'] as const
export type LeadStatus = (typeof leadStatuses)[number]

/** The two ends of a conversation. */
export const leadSides = ['buyer', 'seller'] as const
export type LeadSide = (typeof leadSides)[number]

const noReach = 'Please enter a phone number or an email'

const optionalPhone = z.optional(z.union([z.literal(''), phoneNumber]))
const optionalEmail = z.optional(z.union([z.literal(''), email]))

/** Whole riyals; what an amount may be beside the asking price, `shared/rules/price-offer.ts` says. */
const offeredAmount = whole(limits.listing.price.min, limits.listing.price.max)

/** Times at which somebody could view a car; which may be proposed, `shared/rules/viewing.ts` says. */
export const newViewing = z.strictObject({
  times: z
    .array(sentInstant)
    .check(
      z.minLength(1, { error: 'Please choose a day and a time' }),
      z.maxLength(limits.viewing.times, { error: `Please propose at most ${limits.viewing.times} times` }),
    ),
  note: paragraphs(limits.viewing.note),
})

export const newLead = z
  .strictObject({
    listingId: id('listing'),
    buyerName: displayName(limits.lead.name),
    buyerPhone: optionalPhone,
    buyerEmail: optionalEmail,
    message: paragraphs(limits.lead.message),
    offerQAR: z.optional(offeredAmount),
    viewing: z.optional(newViewing),
  })
  .check(
    z.refine(({ buyerPhone, buyerEmail }) => Boolean(buyerPhone || buyerEmail), {
      path: ['buyerEmail'],
      error: noReach,
    }),
    z.refine(({ offerQAR, viewing: proposed }) => offerQAR === undefined || proposed === undefined, {
      path: ['viewing'],
      error: 'Please offer a price or propose a viewing first, then the other in the conversation',
    }),
  )

/** The contact form, of a car and of a number plate; the request about a plate is just this. */
export const contactRequest = z
  .strictObject({
    name: displayName(limits.lead.name),
    phone: optionalPhone,
    email: optionalEmail,
    message: paragraphs(limits.lead.message),
    offerQAR: z.optional(offeredAmount),
  })
  .check(z.refine(({ phone, email: typed }) => Boolean(phone || typed), { path: ['email'], error: noReach }))

export const priceOfferStates = ['OPEN', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'LAPSED'] as const
export type PriceOfferState = (typeof priceOfferStates)[number]

/** The latest offer of a price in a conversation; its id is that of the message that made it. */
export const priceOffer = z.object({
  id: id('message'),
  by: z.enum(leadSides),
  amountQAR: z.number(),
  state: z.enum(priceOfferStates),
  at: instant,
  /** When it lapses unless it is answered. */
  expiresAt: instant,
})
export type PriceOffer = z.output<typeof priceOffer>

export const newPriceOffer = z.strictObject({ amountQAR: offeredAmount })

/** The other side accepts or declines an offer; who made it withdraws it. */
const priceOfferAnswers = ['ACCEPTED', 'DECLINED', 'WITHDRAWN'] as const
export type PriceOfferAnswer = (typeof priceOfferAnswers)[number]

export const priceOfferEdit = z.strictObject({ state: z.enum(priceOfferAnswers) })

export const viewingStates = ['PROPOSED', 'ACCEPTED', 'DECLINED', 'CANCELLED', 'LAPSED', 'PAST'] as const
export type ViewingState = (typeof viewingStates)[number]

/** The latest viewing of the car in a conversation; its id is that of the message that proposed it. */
export const viewing = z.object({
  id: id('message'),
  /** Who proposed it. */
  by: z.enum(leadSides),
  /** The proposed times, the earliest first. */
  times: z.array(instant),
  note: z.string(),
  state: z.enum(viewingStates),
  /** The time that was accepted, and where; null before. */
  time: z.nullable(instant),
  place: z.nullable(viewingPlace),
  at: instant,
})
export type Viewing = z.output<typeof viewing>

/** The other side accepts one of the times or declines; a proposal is taken back, and an agreed viewing cancelled by either side. */
const viewingAnswers = ['ACCEPTED', 'DECLINED', 'CANCELLED'] as const
export type ViewingAnswer = (typeof viewingAnswers)[number]

export const viewingEdit = z
  .strictObject({
    state: z.enum(viewingAnswers),
    /** The time that is accepted. */
    time: z.optional(sentInstant),
    note: z.optional(paragraphs(limits.viewing.note)),
  })
  .check(
    z.refine(({ state, time }) => (state === 'ACCEPTED') === (time !== undefined), {
      path: ['time'],
      error: 'Please choose one of the proposed times',
    }),
  )

/**
 * A contact request and the conversation that follows, as one side sees it. Name, phone and e-mail are what the buyer
 * typed; one of the latter two may be empty. `note` is the seller's own and null for the buyer.
 */
export const leadView = z.object({
  id: id('lead'),
  /** The caller's side. */
  side: z.enum(leadSides),
  /** Null when it is about a number plate. */
  listingId: z.nullable(id('listing')),
  /**
   * The number plate that it is about; null for a car. `slug` is the last part of its page's address, null when the page does
   * not exist.
   */
  plate: z.nullable(z.extend(plateFace, { id: id('plate'), slug: z.nullable(z.string()) })),
  listingTitle: z.string(),
  listingTitleAr: z.string(),
  /** Null when the car's page no longer exists. */
  listingSlug: z.nullable(z.string()),
  listingPrice: z.number(),
  listingImage: z.nullable(photo),
  listingAvailability: z.nullable(z.enum(availabilities)),
  /** The version of the car or plate at present, for the seller alone: what an act of theirs on it is based on. */
  listingVersion: z.optional(z.number()),
  /** The price on its page at present; null when it cannot be bought, or that page no longer exists. */
  presentPrice: z.optional(z.nullable(z.number())),
  status: z.enum(leadStatuses),
  buyerName: z.string(),
  buyerPhone: z.string(),
  buyerEmail: z.nullable(z.string()),
  sellerName: z.string(),
  /** A dealership's Arabic name, if it has one. */
  sellerNameAr: z.optional(z.string()),
  message: z.string(),
  note: z.nullable(z.string()),
  /** When the seller wants to be reminded of it, and of what; null for the buyer. It is due from then on, until it is changed or removed. */
  reminder: z.optional(z.nullable(z.object({ at: instant, note: z.string() }))),
  createdAt: instant,
  /** When the seller first answered: a message, or the status CONTACTED. */
  respondedAt: z.nullable(instant),
  lastActivityAt: instant,
  /** The newest message, shortened to a line. */
  lastMessage: z.string(),
  /** What that message is, when it is no typed text. */
  lastEvent: z.optional(z.nullable(leadEvent)),
  /** The price at present; null while nobody can offer one: it is fixed, or what it is for is reserved, sold, paused or gone. */
  askingQAR: z.optional(z.nullable(z.number())),
  /** Null while nobody has made one. */
  offer: z.optional(z.nullable(priceOffer)),
  /** Whether the buyer can open the report of the car's inspection, or once the seller has answered; absent where they cannot. */
  inspectionReport: z.optional(z.enum(reportAccesses)),
  /** Null while nobody has proposed one. */
  viewing: z.optional(z.nullable(viewing)),
  /** Whether the car can be viewed at present; never a plate. */
  isViewable: z.optional(z.boolean()),
  /** The storefront of the dealership that offers the car at present, whose hours hold for viewings; null for a private seller. */
  dealerSlug: z.optional(z.nullable(z.string())),
  /** Messages that the caller has not seen. */
  unread: z.number(),
  /** The person of the dealership who looks after it, for the seller alone; null for nobody, or somebody who has left. */
  assignee: z.optional(z.nullable(z.object({ id: id('user'), name: z.string() }))),
  /** The other side has deleted its account. */
  isOrphaned: z.boolean(),
})
export type LeadView = z.output<typeof leadView>

const sentReminder = z.nullable(z.strictObject({ at: sentInstant, note: line(limits.lead.reminder, 0) }))

export const leadEdit = z.strictObject({
  status: z.optional(z.enum(['CONTACTED', 'CLOSED'])),
  note: z.optional(paragraphs(limits.lead.note)),
  /** The note that is replaced. Absent: whatever is there is replaced, as by an older client. */
  noteSeen: z.optional(paragraphs(limits.lead.note)),
  /** Null takes it away. */
  reminder: z.optional(sentReminder),
  /** The reminder that is replaced; null for none. Absent: whatever is there is replaced, as by an older client. */
  reminderSeen: z.optional(sentReminder),
  /** Gives it to a person of the team, or to nobody; refused when it is no longer with whom it was seen. */
  assignee: z.optional(z.strictObject({ from: z.nullable(id('user')), to: z.nullable(id('user')) })),
})

export const newLeadMessage = z.strictObject({
  text: requiredParagraphs(limits.lead.message),
})

export const leadMessage = z.object({
  id: id('message'),
  from: z.enum(leadSides),
  /** Of an event: the same in words, in the reader's language. */
  text: z.string(),
  createdAt: instant,
  event: z.optional(leadEvent),
  /** Who of a dealership's staff wrote it, for the seller alone: buyers read the dealership's name. */
  by: z.optional(z.string()),
})
export type LeadMessage = z.output<typeof leadMessage>

const of = sellingLimits.replyTemplates

const parts = {
  name: line(of.name),
  text: requiredParagraphs(of.text),
}

/** Answers that a seller gives often; `{car}`, `{price}` and `{buyer}` in them are filled in when one is used. */
export const replyTemplates = z.array(z.object(parts)).check(z.maxLength(of.count))
export type ReplyTemplate = z.output<typeof replyTemplates>[number]

/** The same in a request: no further fields. */
export const replyTemplatesForm = z.strictObject({
  templates: z.array(z.strictObject(parts)).check(z.maxLength(of.count)),
  /** The mark of those that are replaced (`markOfTemplates`). Absent: whatever is there is replaced, as by an older client. */
  seen: z.optional(z.string().check(z.regex(/^\d{1,3}\.[0-9a-z]{1,7}$/))),
})
