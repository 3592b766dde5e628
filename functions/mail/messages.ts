import type { Availability } from '#shared/rules/availability.ts'
import type { LeadSide } from '#shared/schemas/lead.ts'
import type { LeadEvent, ViewingEnd } from '#shared/schemas/lead-event.ts'
import type { NotificationKind, DealerReviewEvent } from '#shared/schemas/notification.ts'
import type { StaffRole } from '#shared/rules/user.ts'
import type { MailTopic } from '#shared/schemas/preferences.ts'

/** A sentence of ours; a quotation of a person's text; or of a name that somebody typed, in which no mail program finds an address. */
export type Paragraph = string | { quote: string } | { typed: string }

/** The text of an email in one language. */
export type Saying = {
  subject: string
  paragraphs: readonly Paragraph[]
  /** The label of the one button, where there is somewhere to go. */
  button?: string
  /** The label of the quieter link below it. */
  otherwise?: string
  /** Below the button. */
  note?: string
}

/** A viewing that cannot be: the line that says so, why, and whether it was agreed on. */
export type EndedViewing = { line: string; end: { why: ViewingEnd; isAgreed: boolean } }

/**
 * The facts for sentences: each text is one line, isolated, and never empty; `car` is of no use where there is a `plate`.
 * Prices are formatted.
 */
export type Facts = {
  car: string
  /** The number of the plate that it is about instead of a car. */
  plate: string | undefined
  price: string | undefined
  previousPrice: string | undefined
  /** The name of the person who wrote; as `search`, it is typed and never part of a subject or sentence. */
  from: string
  /** What happened in the conversation, when it is no typed message: `line` says it by itself, `until` when it lapses, `end` why nobody can come to a viewing. */
  event:
    | {
        kind: LeadEvent['kind']
        line: string
        until: string
        end?: EndedViewing['end'] | undefined
      }
    | undefined
  /** A viewing that is near: nobody has written. */
  viewing: string | undefined
  /** Where a car is viewed, or ''. */
  place: string
  /** The reader's side of the conversation; undefined where that is deleted. */
  side: LeadSide | undefined
  /** A review of a dealership, or its answer, was decided about. */
  review: { event: DealerReviewEvent; dealer: string } | undefined
  /** The name of a saved search. */
  search: string
  /** The number of saved searches that it is about. */
  searches: number
  /** The number of cars beyond the one shown. */
  more: number
  /** The people who asked about one car or plate and were not told one by one. */
  asked: number | undefined
  /** The number of further cars in sight that the button confirms. */
  alsoAsked: number
  /** The number of further paused cars that the button brings back. */
  alsoPaused: number
  /** An approval that answers an appeal. */
  isAppealGranted: boolean
  /** A refused listing is deleted. */
  isDeleted: boolean
  /** A refused offer was public until now. */
  wasPublic: boolean
  /** Buyers do not find an approved offer. */
  isOutOfSight: boolean
  /** An admin's own words, or ''. */
  reason: string
  /** Why something was refused, in the reader's language. */
  reasons: readonly { name: string; advice: string }[]
  /** A plate was refused for its number, which cannot be changed. */
  isAboutNumber: boolean
  /** The business of the application that it is about. */
  business: string | undefined
  /** A dealership was verified until now. */
  wasVerified: boolean
  availability: Availability | undefined
}

/** Facts of which one is there. */
export type FactsWith<Name extends keyof Facts> = Facts & { [N in Name]: NonNullable<Facts[N]> }

type AccountKind =
  | 'PASSWORD_CHANGED'
  | 'EMAIL_CHANGED'
  | 'SESSION_REUSED'
  | 'PHONE_CONFIRMED'
  | 'PASSKEY_ADDED'
  | 'PASSKEY_REMOVED'
  | 'SECOND_FACTOR_ON'
  | 'SECOND_FACTOR_OFF'
  | 'ARCHIVE_READY'
  | 'FEED_FAILING'
  | 'FEED_STOPPED'
  | 'ACCOUNT_DELETED'
  | 'ACCOUNT_RESTORED'
  | 'DEALERSHIP_CLOSED'
  | 'BECAME_DEALERSHIP'
  | 'BECAME_PRIVATE'

/** The texts of mail about a person's own account, in one language. */
export type AccountWords = {
  account: Record<AccountKind, Saying>
  /** `device` is isolated, and undefined for one that we do not know. */
  newDevice: (device: string | undefined) => Saying
  /** Both are isolated. */
  emailConfirmation: (code: string) => Saying
  /** A text message: its subject alone is sent. */
  phoneConfirmation: (code: string) => Saying
  /** By mail, or its subject alone as a text message. The code is isolated. */
  signInCode: (code: string) => Saying
  /** Numbers of rows; at least one of them is not 0. */
  feedRows: (refused: number, waiting: number) => Saying
  /** The name is isolated. */
  usernameChanged: (username: string) => Saying
  /** A dealership's name is isolated; a person's is typed and stands alone. */
  staffInvited: (dealership: string, role: StaffRole) => Saying
  staffJoined: (name: string, role: StaffRole) => Saying
  staffLeft: (name: string) => Saying
  staffRemoved: (dealership: string, isAccountDeleted: boolean) => Saying
  /** `reasons` in this language; `words` are an admin's own, or ''; `until` is a day and time, or ''. */
  accountSuspended: (reasons: Facts['reasons'], words: string, until: string) => Saying
}

type DecisionKind =
  | 'LISTING_APPROVED'
  | 'LISTING_REJECTED'
  | 'PLATE_APPROVED'
  | 'PLATE_REJECTED'
  | 'VERIFICATION_APPROVED'
  | 'VERIFICATION_REJECTED'
  | 'APPEAL_UPHELD'

/** The texts of mail about admins' decisions, in one language. */
export type DecisionWords = Record<DecisionKind, (facts: Facts) => Saying>

/** The texts of mail about conversations, in one language. */
export type LeadWords = {
  received: (facts: Facts) => Saying
  message: (facts: Facts) => Saying
  event: (facts: FactsWith<'event'>) => Saying
  /** The reader wanted to be reminded of the conversation: nobody has written. */
  reminder: (facts: Facts) => Saying
  /** A viewing is near. */
  viewing: (facts: FactsWith<'viewing'>) => Saying
  /** A team has given the conversation to the reader. */
  assigned: (facts: Facts) => Saying
}

type Labelled<Names extends string> = Record<Names, string>

/** The facts of a request for a quote, each formatted in the reader's language. */
export type QuoteFacts = {
  car: string
  value: string
  name: string
  phone: string | undefined
  /** The time by the clock in Qatar, by which its withdrawal names it; undefined where an older version has queued it. */
  askedAt: string | undefined
  /** They gave an email, to which an answer goes. */
  hasEmail: boolean
  insurance: Labelled<'cover' | 'driverAge' | 'licence' | 'claims'> | undefined
  financing:
    | (Labelled<'downPayment' | 'loan'> & {
        months: number
        income: string | undefined
        residency: string | undefined
      })
    | undefined
}

/** Everything that mail says in one language; a language that lacks a part does not compile. */
export type Words = AccountWords & {
  brand: string
  direction: 'ltr' | 'rtl'
  /** Whole riyals. */
  price: (riyals: number) => string
  /** The texts for missing facts. */
  unknown: { car: string; from: string; search: string }
  news: Record<Exclude<NotificationKind, 'LEAD_RECEIVED' | 'LEAD_REPLY'>, (facts: Facts) => Saying>
  leads: LeadWords
  dealerReview: (facts: FactsWith<'review'>) => Saying
  /** Without a username where nobody has confirmed the address: its owner may be a stranger, and the name an attacker's text. */
  passwordReset: (username: string | undefined) => Saying
  /** `message` is quoted as it is; the others are one line and isolated. */
  contactMessage: (from: Record<'name' | 'email' | 'subject' | 'message', string>) => Saying
  /** To a company. The name is typed; the others are one line and isolated, and each choice is a label of ours. */
  quoteRequest: (quote: QuoteFacts) => Saying
  quoteWithdrawn: (quote: Pick<QuoteFacts, 'car' | 'name' | 'askedAt'> & { isInsurance: boolean }) => Saying
  /** Why the reader gets such mail. */
  why: Record<MailTopic | 'account' | 'contact' | 'quote', string>
  preferences: string
  unsubscribe: string
}

/** Why something was refused: each reason, with advice where there is something left to change, then an admin's own words, unchanged. */
export const reasonParagraphs = ({
  reasons,
  reason,
  isDeleted,
}: Pick<Facts, 'reasons' | 'reason' | 'isDeleted'>): Paragraph[] => [
  ...reasons.map(({ name, advice }) => (isDeleted ? `${name}.` : `${name}. ${advice}`)),
  ...(reason ? [{ quote: reason }] : []),
]
