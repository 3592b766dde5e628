import { titleIn } from '#shared/rules/title-in.ts'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { htmlEmail } from './html-email.ts'
import {
  isolate,
  isolateAmount,
  type EmailPage,
  oneLine,
  textEmail,
  withoutIsolates,
  withoutLinks,
} from './email-parts.ts'
import { buttonLink, homeLink, otherLink, preferencesLink, unsubscribePage } from './email-links.ts'
import { type EmailContent, isToCompany, type QueuedMail, topics } from './email.ts'
import type { Facts, Saying, Words } from './messages.ts'
import { leadEventText, viewingPlaceIn, viewingTimeIn } from './lead-event-text.ts'
import { askedAtIn, quoteFacts } from './quote-labels.ts'
import { carTitle } from '#shared/reference/car-title.ts'
import type { LeadEvent, ViewingPlace } from '#shared/schemas/lead-event.ts'
import { type Language, dateLocales, homeTimeZone } from '#shared/constants/market.ts'
import type { ModeratedKind } from '#shared/reference/moderation-reasons.ts'
import { dealerName, senderName } from '#shared/rules/dealer-name.ts'
import { plateText, plateTitle } from '#shared/rules/plate.ts'
import { isAboutNumber, reasonLabels } from '#shared/rules/refusal.ts'
import type { NotificationAbout, NotificationKind } from '#shared/schemas/notification.ts'

type Addressed = Pick<QueuedMail, 'content' | 'language' | 'unsubscribe'>

const languages: Record<Language, Words> = { en, ar }

const momentIn = (at: string, language: Language): string =>
  new Intl.DateTimeFormat(dateLocales[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: homeTimeZone,
  }).format(new Date(at))

const optional = <T>(value: T | null | undefined, write: (value: T) => string): string | undefined =>
  value === null || value === undefined ? undefined : write(value)

/** A car's title has its variant in it, which sellers type. */
const titleOf = ({ plate, listing }: NotificationAbout, language: Language): string | undefined =>
  plate ? plateTitle(plate, language) : optional(listing && titleIn(listing, language), withoutLinks)

/** The kind of item that a notification of refusal is about; it decides the meaning of the reason codes. */
const refused: Partial<Record<NotificationKind, ModeratedKind>> = {
  LISTING_REJECTED: 'listing',
  PLATE_REJECTED: 'plate',
  VERIFICATION_REJECTED: 'application',
}

const reasonsIn = (
  kind: ModeratedKind | undefined,
  codes: readonly string[] | undefined,
  language: Language,
): Facts['reasons'] =>
  (kind && codes ? reasonLabels(kind, codes) : []).map(({ name, advice }) => ({
    name: name[language],
    advice: advice[language],
  }))

const endOf = (event: LeadEvent) =>
  event.kind === 'VIEWING_CANCELLED' && event.end
    ? { why: event.end, isAgreed: event.time !== null }
    : undefined

type Told = { kind: NotificationKind; about: NotificationAbout; place?: ViewingPlace | undefined }

const factsOf = ({ kind, about, place }: Told, language: Language): Facts => {
  const { unknown, price } = languages[language]
  const isolatedPrice = (riyals: number) => isolateAmount(price(riyals))
  return {
    car: isolate(titleOf(about, language) || unknown.car),
    plate: optional(about.plate, (plate) => isolate(plateText(plate))),
    price: optional(about.plate ? about.plate.price : about.listing?.priceQAR, isolatedPrice),
    previousPrice: optional(about.previousPriceQAR, isolatedPrice),
    from: oneLine((about.lead && senderName(about.lead, language)) || unknown.from),
    event: about.event && {
      kind: about.event.kind,
      line: leadEventText(about.event, language),
      until: about.event.kind === 'OFFERED' ? isolate(momentIn(about.event.expiresAt, language)) : '',
      end: endOf(about.event),
    },
    viewing: optional(about.viewing, ({ time }) => viewingTimeIn(time, language)),
    place: viewingPlaceIn(place, language),
    side: about.lead?.side,
    review: about.dealerReview && {
      event: about.dealerReview.event,
      dealer: isolate(oneLine(dealerName(about.dealerReview.dealer, language))),
    },
    search: oneLine(about.savedSearch?.name || unknown.search),
    searches: about.searches ?? 1,
    more: (about.count ?? 1) - 1,
    asked: kind === 'LEAD_RECEIVED' && !about.lead ? about.count : undefined,
    alsoAsked: about.alsoAsked ?? 0,
    alsoPaused: about.alsoPaused ?? 0,
    isAppealGranted: about.isAppealGranted ?? false,
    isDeleted: about.isDeleted ?? false,
    wasPublic: about.wasPublic ?? false,
    isOutOfSight: about.isOutOfSight ?? false,
    reason: about.reason ?? '',
    reasons: reasonsIn(about.dealerReview ? 'dealerReview' : refused[kind], about.reasonCodes, language),
    isAboutNumber: about.isAboutNumber ?? isAboutNumber(about.reasonCodes ?? []),
    business: optional(about.application, ({ businessName }) => isolate(businessName)),
    wasVerified: about.wasVerified ?? false,
    availability: about.availability,
  }
}

/** Two kinds of notifications stand for all that happens in conversations and to reviews: further kinds would break their list in the release before. */
const sayingOfLead = (content: Extract<EmailContent, { about: unknown }>, language: Language): Saying => {
  const { leads, dealerReview } = languages[language]
  const facts = factsOf(content, language)
  const { event, review, viewing } = facts
  if (content.kind === 'LEAD_RECEIVED')
    return event && facts.asked === undefined ? leads.event({ ...facts, event }) : leads.received(facts)
  if (review) return dealerReview({ ...facts, review })
  if (viewing) return leads.viewing({ ...facts, viewing })
  if (content.about.reminder !== undefined) return leads.reminder(facts)
  if (event) return leads.event({ ...facts, event })
  return content.about.assigned ? leads.assigned(facts) : leads.message(facts)
}

const sayingOf = (content: EmailContent, language: Language): Saying => {
  const words = languages[language]
  if ('about' in content)
    return content.kind === 'LEAD_RECEIVED' || content.kind === 'LEAD_REPLY'
      ? sayingOfLead(content, language)
      : words.news[content.kind](factsOf(content, language))
  switch (content.kind) {
    case 'PASSWORD_RESET':
      return words.passwordReset(optional(content.username, isolate))
    case 'CONTACT_MESSAGE': {
      const { name, email, subject, message } = content
      return words.contactMessage({
        name: isolate(name),
        email: isolate(email),
        subject: isolate(subject),
        message,
      })
    }
    case 'QUOTE_REQUEST':
      return words.quoteRequest(quoteFacts(content.quote, language))
    case 'QUOTE_WITHDRAWN':
      return words.quoteWithdrawn({
        car: isolate(carTitle(content.car, language)),
        name: content.name,
        askedAt: optional(content.asked, ({ createdAt }) => askedAtIn(createdAt, language)),
        isInsurance: content.asked?.kind === 'insurance',
      })
    case 'NEW_DEVICE': {
      const device = [content.browser, content.system].filter((name) => name !== null).join(', ')
      return words.newDevice(device ? isolate(device) : undefined)
    }
    case 'EMAIL_CONFIRMATION':
      return words.emailConfirmation(isolate(content.code))
    case 'PHONE_CONFIRMATION':
      return words.phoneConfirmation(isolate(content.code))
    case 'SIGN_IN_CODE':
      return words.signInCode(isolate(content.code))
    case 'FEED_ROWS':
      return words.feedRows(content.refused, content.waiting)
    case 'USERNAME_CHANGED':
      return words.usernameChanged(isolate(content.username))
    case 'STAFF_INVITED':
      return words.staffInvited(isolate(withoutLinks(content.dealership)), content.role)
    case 'STAFF_JOINED':
      return words.staffJoined(content.name, content.role)
    case 'STAFF_LEFT':
      return words.staffLeft(content.name)
    case 'STAFF_REMOVED':
      return words.staffRemoved(isolate(withoutLinks(content.dealership)), content.isAccountDeleted === true)
    case 'ACCOUNT_SUSPENDED':
      return words.accountSuspended(
        reasonsIn('user', content.reasonCodes, language),
        content.reason ?? '',
        content.until ? momentIn(content.until, language) : '',
      )
    default:
      return words.account[content.kind]
  }
}

const whyOf = (content: EmailContent): keyof Words['why'] => {
  if (content.kind === 'CONTACT_MESSAGE') return 'contact'
  if (isToCompany(content)) return 'quote'
  return 'about' in content ? topics[content.kind] : 'account'
}

// The width of the email on a screen of twice the density.
const photoWidth = 960

const itemOf = (content: EmailContent, language: Language, origin: string): EmailPage['item'] => {
  if (!('about' in content) || !(content.about.listing ?? content.about.plate)) return undefined
  const { price } = languages[language]
  const { listing, plate, previousPriceQAR } = content.about
  return {
    title: oneLine(titleOf(content.about, language) ?? ''),
    plate: optional(plate, plateText),
    price: optional(plate ? plate.price : listing?.priceQAR, price),
    previousPrice: content.kind === 'PRICE_DROP' ? optional(previousPriceQAR, price) : undefined,
    photo: optional(listing?.image, ({ imageUrl }) => `${origin}${imageUrl}?w=${photoWidth}`),
  }
}

const subjectOf = (saying: Saying): string => oneLine(withoutIsolates(saying.subject))

/** An email as it is mailed. `origin` is the site's address, which every link begins with; the subject is one line. */
export const renderEmail = ({ content, language, unsubscribe }: Addressed, origin: string) => {
  const words = languages[language]
  const saying = sayingOf(content, language)
  const site = { origin, language }
  const page: EmailPage = {
    ...saying,
    language,
    direction: words.direction,
    brand: words.brand,
    home: homeLink(site),
    link: buttonLink(content, site),
    otherLink: otherLink(content, site),
    item: itemOf(content, language, origin),
    why: words.why[whyOf(content)],
    footer: [
      ...('about' in content ? [{ label: words.preferences, link: preferencesLink(site) }] : []),
      ...(unsubscribe ? [{ label: words.unsubscribe, link: unsubscribePage(site, unsubscribe) }] : []),
    ],
  }
  return { subject: subjectOf(saying), text: textEmail(page), html: htmlEmail(page) }
}

/** An email as a text message: its subject, and a link to read on; its language would make a third part of many in Arabic. */
export const renderTextMessage = (
  { content, language }: Pick<Addressed, 'content' | 'language'>,
  origin: string,
): string => {
  const said = `${languages[language].brand}: ${subjectOf(sayingOf(content, language))}`
  return [said, buttonLink(content, { origin })].filter(Boolean).join('\n')
}
