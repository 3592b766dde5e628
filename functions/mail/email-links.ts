import type { EmailContent, QueuedMail } from './email.ts'
import type { Language } from '#shared/constants/market.ts'
import { languageParameter } from '#shared/rules/page-address.ts'
import type { NotificationAbout } from '#shared/schemas/notification.ts'

type UnsubscribeLink = NonNullable<QueuedMail['unsubscribe']>

const carPage = (slug: string | null | undefined): string => (slug ? `/cars/${slug}` : '/cars')

/** The page of this very plate: its number may lead to another's by now. */
const thisPlate = ({ id }: NonNullable<NotificationAbout['plate']>): string => `/number-plates/${id}`

const conversation = (lead: NotificationAbout['lead']): string => {
  const page = lead?.side === 'buyer' ? '/dashboard?tab=messages' : '/seller-dashboard?tab=leads'
  return lead ? `${page}&lead=${lead.id}` : page
}

/** A page and what its link proves. Behind the `#` it reaches no server, log or referrer: the page sends it in a body. */
const withSecret = (path: string, secret: Record<string, string>): string =>
  `${path}#${new URLSearchParams(secret)}`

/** The page that needs no sign-in, with what the link says of the car. */
const stillAvailable = (token: string, answer: 'AVAILABLE' | 'SOLD'): string =>
  withSecret('/still-available', { token, answer })

/** The page on which the owner can change the refused item; of one that is deleted they can only write to us. */
const refusedThing = ({ listing, plate, isDeleted }: NotificationAbout): string => {
  if (isDeleted) return '/contact'
  if (plate) return '/seller-dashboard?tab=my-listings&view=plates'
  return listing ? `/sell-your-car?edit=${listing.id}` : '/verification'
}

const inventory = '/seller-dashboard?tab=my-listings&status=confirm'

const pathOf = (content: EmailContent): string | undefined => {
  switch (content.kind) {
    case 'PASSWORD_RESET':
      return withSecret('/reset-password', { token: content.token })
    case 'EMAIL_CONFIRMATION':
      return withSecret('/confirm-email', { token: content.token })
    case 'STAFF_INVITED':
      return withSecret('/join', { token: content.token })
    case 'STAFF_JOINED':
    case 'STAFF_LEFT':
      return '/seller-dashboard?tab=team'
    case 'PASSWORD_CHANGED':
    case 'SESSION_REUSED':
      return '/forgot-password'
    case 'PHONE_CONFIRMED':
      return '/profile'
    case 'PASSKEY_ADDED':
    case 'PASSKEY_REMOVED':
    case 'SECOND_FACTOR_ON':
    case 'SECOND_FACTOR_OFF':
    case 'NEW_DEVICE':
      return '/profile?tab=password'
    case 'ARCHIVE_READY':
      return '/profile?tab=privacy'
    case 'FEED_FAILING':
    case 'FEED_STOPPED':
    case 'FEED_ROWS':
      return '/seller-dashboard?tab=import'
    case 'EMAIL_CHANGED':
    case 'USERNAME_CHANGED':
    case 'ACCOUNT_SUSPENDED':
      return '/contact'
    case 'ACCOUNT_RESTORED':
      return '/auth'
    case 'BECAME_DEALERSHIP':
      return '/verification'
    case 'BECAME_PRIVATE':
      return '/seller-dashboard?tab=my-listings'
    case 'STAFF_REMOVED':
    case 'DEALERSHIP_CLOSED':
    case 'PHONE_CONFIRMATION':
    case 'SIGN_IN_CODE':
    case 'ACCOUNT_DELETED':
    case 'CONTACT_MESSAGE':
    case 'QUOTE_WITHDRAWN':
      return undefined
    case 'QUOTE_REQUEST':
      return content.quote.car.slug ? carPage(content.quote.car.slug) : undefined
    case 'LEAD_RECEIVED':
    case 'LEAD_REPLY':
      if (content.about.dealerReview) return `/dealer/${content.about.dealerReview.dealer.slug}#reviews`
      // An event of a conversation that is deleted.
      if (content.about.event && !content.about.lead) return undefined
      return conversation(content.about.lead)
    case 'LISTING_REJECTED':
    case 'PLATE_REJECTED':
    case 'VERIFICATION_REJECTED':
    case 'APPEAL_UPHELD':
      return refusedThing(content.about)
    case 'PLATE_APPROVED':
      return content.about.plate ? thisPlate(content.about.plate) : '/number-plates'
    case 'VERIFICATION_APPROVED':
      return '/sell-your-car'
    case 'STILL_AVAILABLE':
    case 'PAUSED_BY_SILENCE':
      return content.token ? stillAvailable(content.token, 'AVAILABLE') : inventory
    case 'FAVORITE_GONE':
      if (content.about.plate) return thisPlate(content.about.plate)
      // Without an availability the listing itself is gone, and its page with it.
      return carPage(content.about.availability && content.about.listing?.slug)
    default:
      if (content.about.plate) return thisPlate(content.about.plate)
      return carPage(content.about.listing?.slug)
  }
}

/** A link's site, and the language of its email; a text message has no room for it. */
type Site = { origin: string; language?: Language }

/** The address of a page in the email's language, English too: the browser in which it opens may prefer the other. */
const addressOf = (path: string, { origin, language }: Site): string => {
  const url = new URL(path, origin)
  // Before a `#`, unlike text that is appended.
  if (language) url.searchParams.set(languageParameter, language)
  return url.href
}

/** The address of the first page. */
export const homeLink = (site: Site): string => addressOf('/', site)

/** The address of the email's button, or undefined for none. */
export const buttonLink = (content: EmailContent, site: Site): string | undefined => {
  const path = pathOf(content)
  return path && addressOf(path, site)
}

/** The address of the link below the button, for emails that have one. Of several cars each is sold or not, so it leads to all. */
export const otherLink = (content: EmailContent, site: Site): string | undefined => {
  if (content.kind !== 'STILL_AVAILABLE' && content.kind !== 'PAUSED_BY_SILENCE') return undefined
  const { count = 1, alsoAsked = 0 } = content.about
  const isOne = count + alsoAsked === 1
  return addressOf(isOne && content.token ? stillAvailable(content.token, 'SOLD') : inventory, site)
}

/** The address of the page of notification preferences. */
export const preferencesLink = (site: Site): string => addressOf('/profile?tab=notifications', site)

/** The page that asks once more before it ends such mail. */
export const unsubscribePage = (site: Site, { token, topic, savedSearch }: UnsubscribeLink): string =>
  addressOf(withSecret('/unsubscribe', { token, topic, ...(savedSearch && { savedSearch }) }), site)

/** The address to which a mail program posts when its own unsubscribe button is pressed (RFC 8058). */
export const oneClickUnsubscribe = (origin: string, { token, topic, savedSearch }: UnsubscribeLink): string =>
  `${origin}/api/unsubscribe/${encodeURIComponent(token)}/${topic}${savedSearch ? `?savedSearch=${savedSearch}` : ''}`
