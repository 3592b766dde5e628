import * as z from 'zod/mini'
import { languages } from '#shared/constants/market.ts'
import { id } from '#shared/schemas/ids.ts'
import { viewingPlace } from '#shared/schemas/lead-event.ts'
import { suspensionReasonCodes } from '#shared/schemas/moderation.ts'
import { notificationAbout, type NotificationKind, notificationKinds } from '#shared/schemas/notification.ts'
import { type MailTopic, mailTopics } from '#shared/schemas/preferences.ts'
import { quoteView } from '#shared/schemas/quote.ts'
import { staffRoles } from '#shared/rules/user.ts'
import { instant } from '#shared/schemas/text.ts'

/** The content of an email: a notification that is mailed too, or something that is only mailed. */
const content = z.discriminatedUnion('kind', [
  /** `token` is the secret half of a link, here and below. */
  z.object({
    kind: z.enum(notificationKinds),
    about: notificationAbout,
    token: z.optional(z.string()),
    place: z.optional(viewingPlace),
  }),
  /** `username` is for confirmed addresses alone: a stranger's must not be told what an attacker has chosen. */
  z.object({ kind: z.literal('PASSWORD_RESET'), token: z.string(), username: z.optional(z.string()) }),
  /** `token` is that of a link that does the same as the code. */
  z.object({
    kind: z.literal('EMAIL_CONFIRMATION'),
    token: z.string(),
    code: z.string(),
  }),
  z.object({ kind: z.literal('PHONE_CONFIRMATION'), code: z.string() }),
  /** By mail or text message, also to an address that has no account yet. */
  z.object({ kind: z.literal('SIGN_IN_CODE'), code: z.string() }),
  z.object({ kind: z.literal('PASSWORD_CHANGED') }),
  /** To the old address. */
  z.object({ kind: z.literal('EMAIL_CHANGED') }),
  /** A sign-in on a device that the account has not seen; its names are of a list of ours. */
  z.object({
    kind: z.literal('NEW_DEVICE'),
    browser: z.nullable(z.string()),
    system: z.nullable(z.string()),
  }),
  /** A session that ended because an old copy of it was used. */
  z.object({ kind: z.literal('SESSION_REUSED') }),
  /** From now on a code that is texted to the account's number signs in. */
  z.object({ kind: z.literal('PHONE_CONFIRMED') }),
  z.object({ kind: z.literal('PASSKEY_ADDED') }),
  z.object({ kind: z.literal('PASSKEY_REMOVED') }),
  z.object({ kind: z.literal('SECOND_FACTOR_ON') }),
  z.object({ kind: z.literal('SECOND_FACTOR_OFF') }),
  /** The archive of a person's data can be fetched, on the page of the account alone. */
  z.object({ kind: z.literal('ARCHIVE_READY') }),
  /** A feed that had no usable file for some nights, and one that is not fetched any more. */
  z.object({ kind: z.literal('FEED_FAILING') }),
  z.object({ kind: z.literal('FEED_STOPPED') }),
  /** Rows of a night's feed that were not carried out: refused ones, and those that wait for a yes. */
  z.object({ kind: z.literal('FEED_ROWS'), refused: z.number(), waiting: z.number() }),
  z.object({ kind: z.literal('ACCOUNT_DELETED') }),
  /** By an admin; to the address that the account has then. */
  z.object({ kind: z.literal('USERNAME_CHANGED'), username: z.string() }),
  /** The kind of the account was changed by an admin. */
  z.object({ kind: z.literal('BECAME_DEALERSHIP') }),
  z.object({ kind: z.literal('BECAME_PRIVATE') }),
  z.object({
    kind: z.literal('ACCOUNT_SUSPENDED'),
    reasonCodes: suspensionReasonCodes,
    reason: z.nullable(z.string()),
    until: z.optional(instant),
  }),
  z.object({ kind: z.literal('ACCOUNT_RESTORED') }),
  /** To somebody who may have no account yet. */
  z.object({
    kind: z.literal('STAFF_INVITED'),
    token: z.string(),
    dealership: z.string(),
    role: z.enum(staffRoles),
  }),
  /** To the owner of a dealership: somebody has joined or left its team. */
  z.object({ kind: z.literal('STAFF_JOINED'), name: z.string(), role: z.enum(staffRoles) }),
  z.object({ kind: z.literal('STAFF_LEFT'), name: z.string() }),
  /** `isAccountDeleted`: the dealership has not ended the place, but left. */
  z.object({
    kind: z.literal('STAFF_REMOVED'),
    dealership: z.string(),
    isAccountDeleted: z.optional(z.boolean()),
  }),
  /** To its staff, whose one employer it was: its name is gone by then. */
  z.object({ kind: z.literal('DEALERSHIP_CLOSED') }),
  z.object({
    kind: z.literal('CONTACT_MESSAGE'),
    name: z.string(),
    email: z.string(),
    subject: z.string(),
    message: z.string(),
  }),
  /** To an insurer or bank, in the language in which its sender wants to be answered. */
  z.object({
    kind: z.literal('QUOTE_REQUEST'),
    quote: z.extend(
      z.pick(quoteView, {
        kind: true,
        name: true,
        phone: true,
        email: true,
        car: true,
        insurance: true,
        financing: true,
      }),
      // Not in what an older version has queued.
      { id: z.optional(id('quote')), userId: z.optional(id('user')), createdAt: z.optional(instant) },
    ),
  }),
  z.object({
    kind: z.literal('QUOTE_WITHDRAWN'),
    name: z.string(),
    car: quoteView.shape.car,
    /** The request, of which another may stand. Not in what an older version has queued. */
    asked: z.optional(z.pick(quoteView, { kind: true, createdAt: true })),
  }),
])
export type EmailContent = z.output<typeof content>

/** The link that unsubscribes with one click; null for mail that must be sent whatever the preferences. */
const unsubscribeLink = z.object({
  token: z.string(),
  topic: z.enum(mailTopics),
  savedSearch: z.optional(id('savedSearch')),
})

/** An email that waits to be sent. */
export const queuedMail = z.object({
  id: id('mail'),
  /** Mail to an address, or a text message to a phone number. */
  channel: z.enum(['email', 'sms']),
  to: z.string(),
  /** Whom a text message with news is for: it has no link that unsubscribes. Absent in those that were queued before there was this. */
  userId: z.optional(id('user')),
  language: z.enum(languages),
  content,
  unsubscribe: z.nullable(unsubscribeLink),
  /** It tells of an account whose address nobody has confirmed, so it may be a stranger's. */
  isUnproved: z.optional(z.boolean()),
  queuedAt: instant,
  /** The number of failed tries. */
  failures: z.number(),
  /** The trace of the request that it comes from, for the log. */
  traceId: z.optional(z.string()),
})
export type QueuedMail = z.output<typeof queuedMail>

/** The topic of each notification, by which people switch its mail on and off. */
export const topics: Record<NotificationKind, MailTopic> = {
  LEAD_RECEIVED: 'leads',
  LEAD_REPLY: 'leads',
  LISTING_APPROVED: 'decisions',
  LISTING_REJECTED: 'decisions',
  SAVED_SEARCH_MATCH: 'savedSearches',
  PRICE_DROP: 'favorites',
  FAVORITE_GONE: 'favorites',
  STILL_AVAILABLE: 'decisions',
  PAUSED_BY_SILENCE: 'decisions',
  PLATE_APPROVED: 'decisions',
  PLATE_REJECTED: 'decisions',
  VERIFICATION_APPROVED: 'decisions',
  VERIFICATION_REJECTED: 'decisions',
  APPEAL_UPHELD: 'decisions',
}

/** Whether it goes to an insurer or bank, which has no account here. */
export const isToCompany = ({ kind }: EmailContent): boolean =>
  kind === 'QUOTE_REQUEST' || kind === 'QUOTE_WITHDRAWN'
