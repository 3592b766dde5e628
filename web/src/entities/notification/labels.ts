import { titleIn } from '#shared/rules/title-in.ts'
import { viewingEventTimes } from '#shared/rules/viewing-event.ts'
import type { Language } from '#shared/constants/market.ts'
import { dealerName, goneName, senderName } from '#shared/rules/dealer-name.ts'
import { plateTitle, plateText } from '#shared/rules/plate.ts'
import { reasonLabels } from '#shared/rules/refusal.ts'
import type { ViewingEvent } from '#shared/schemas/lead-event.ts'
import type { NotificationView } from '#shared/schemas/notification.ts'
import { paths } from '#web/app/paths.ts'
import { formatDate, formatMoney } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'

type NotificationLabel = { title: string; text: string | undefined; to: string }

const linkOf = ({ kind, about }: NotificationView): string => {
  const lead = about.lead ? { lead: about.lead.id } : {}
  switch (kind) {
    case 'LEAD_RECEIVED':
      return paths.sellerDashboard('leads', lead)
    case 'LEAD_REPLY':
      if (about.dealerReview) return `${paths.dealer(about.dealerReview.dealer.slug)}#reviews`
      // Of a conversation that is deleted.
      if (!about.lead) return paths.notifications()
      // The server names the side by who wrote; the reader's own pages tell which tab it is in.
      return about.lead.side === 'seller'
        ? paths.sellerDashboard('leads', lead)
        : paths.dashboard('messages', lead)
    case 'STILL_AVAILABLE':
    case 'PAUSED_BY_SILENCE':
      return paths.sellerDashboard('my-listings', { status: 'confirm' })
    case 'PLATE_APPROVED':
      return about.plate ? paths.numberPlate(about.plate.id) : paths.numberPlates()
    case 'PLATE_REJECTED':
      return paths.sellerDashboard('my-listings', { view: 'plates' })
    case 'VERIFICATION_APPROVED':
      return paths.sellerDashboard('my-listings')
    case 'VERIFICATION_REJECTED':
      return paths.verification()
    case 'LISTING_APPROVED':
    case 'LISTING_REJECTED':
      // There is nothing left to see or to change.
      return about.isDeleted ? paths.contact() : paths.sellerDashboard('my-listings')
    case 'APPEAL_UPHELD':
      if (about.application) return paths.verification()
      return paths.sellerDashboard('my-listings', about.plate ? { view: 'plates' } : {})
    default:
      // By its id: once it is sold, its number leads to the plate that holds it next.
      if (about.plate) return paths.numberPlate(about.plate.id)
      return about.listing?.slug ? paths.car(about.listing.slug) : paths.notifications()
  }
}

const refusedKind = ({ plate, application, dealerReview }: NotificationView['about']) => {
  if (dealerReview) return 'dealerReview'
  return application ? 'application' : plate ? 'plate' : 'listing'
}

/** That an appeal was granted, or the reasons of a decision by name, and the text that the admin wrote. */
const whyOf = (about: NotificationView['about'], granted: string, language: Language): string | undefined => {
  const reasons = reasonLabels(refusedKind(about), about.reasonCodes ?? []).map(({ name }) => name[language])
  const names = about.isAppealGranted ? [granted] : reasons
  if (names.length === 0 || !about.reason) return names.join(' · ') || about.reason
  // Isolated: a text in another script would change places with the names.
  return [...names, `\u2068${about.reason}\u2069`].join(' · ')
}

const momentOf = (time: string, language: Language): string =>
  formatDate(time, language, { weekday: true, time: true })

/** Gives the title, the text and the link of a notification. */
export const useNotificationLabel = (): ((notification: NotificationView) => NotificationLabel) => {
  const { t, language } = useT('notifications')
  return (notification) => {
    const { kind, about } = notification
    const { listing, plate, lead, savedSearch, previousPriceQAR, count = 1, alsoAsked = 0 } = about
    const name = lead?.from === goneName ? t('gone') : (lead && senderName(lead, language)) || t('aBuyer')
    const viewingTitle = (event: ViewingEvent): string => {
      if (event.kind === 'VIEWING_PROPOSED')
        return t(event.isCounter ? 'VIEWING_COUNTERED' : event.kind, { name })
      if (event.kind === 'VIEWING_DECLINED') return t(event.kind, { name })
      if (event.kind === 'VIEWING_CANCELLED' && event.end) {
        const times = viewingEventTimes(event).map((time) => momentOf(time, language))
        return t(`VIEWING_${event.end}`, { time: times.join(' · ') })
      }
      return event.time === null
        ? t('VIEWING_TAKEN_BACK', { name })
        : t(event.kind, { name, time: momentOf(event.time, language) })
    }
    const why = whyOf(about, t('appealGranted'), language)
    const car = plate ? plateTitle(plate, language) : listing ? titleIn(listing, language) : ''
    const number = plate ? plateText(plate) : ''
    const riyals = plate ? plate.price : listing?.priceQAR
    const price = riyals == null ? '' : formatMoney(riyals, language)
    const to = linkOf(notification)
    switch (kind) {
      case 'LEAD_RECEIVED':
      case 'LEAD_REPLY':
        if (about.dealerReview) {
          const { event, dealer } = about.dealerReview
          return { title: t(`REVIEW_${event}`, { name: dealerName(dealer, language) }), text: why, to }
        }
        if (about.assigned) return { title: t('LEAD_ASSIGNED'), text: car, to }
        if (about.reminder)
          return {
            title: t('LEAD_REMINDER', { name }),
            text: about.reminder.note || car,
            to,
          }
        if (about.viewing)
          return { title: t('VIEWING_SOON', { time: momentOf(about.viewing.time, language) }), text: car, to }
        // Not by the rule: its module would come to every page.
        if (about.event && !('amountQAR' in about.event))
          return { title: viewingTitle(about.event), text: car, to }
        return {
          title: about.event
            ? t(about.event.kind === 'OFFERED' && about.event.isCounter ? 'COUNTERED' : about.event.kind, {
                name,
                amount: formatMoney(about.event.amountQAR, language),
              })
            : t(kind, { name }),
          text: plate ? plateTitle(plate, language) : car,
          to,
        }
      case 'PLATE_APPROVED':
        return {
          title: t(about.isOutOfSight ? 'PLATE_APPROVED.outOfSight' : kind, { number }),
          text: why,
          to,
        }
      case 'PLATE_REJECTED':
        return { title: t(about.wasPublic ? 'PLATE_REJECTED.wasPublic' : kind, { number }), text: why, to }
      case 'STILL_AVAILABLE':
        return { title: t(kind, { car, count }), text: t('STILL_AVAILABLE.text'), to }
      case 'PAUSED_BY_SILENCE':
        return {
          title: t(kind, { car, count }),
          text: alsoAsked > 0 ? t('alsoAsked', { count: alsoAsked }) : t('PAUSED_BY_SILENCE.text'),
          to,
        }
      case 'SAVED_SEARCH_MATCH': {
        // By `t`, which keeps the digits of the price from joining those of the car in Arabic.
        const found = t('found', { car, price })
        const more = plate ? 'andMore.plates' : 'andMore'
        const text = count > 1 ? t(more, { found, count: count - 1 }) : found
        const { searches = 1 } = about
        return {
          title:
            searches > 1
              ? t('SAVED_SEARCH_MATCH.several', { count: searches })
              : t(plate ? 'SAVED_SEARCH_MATCH.plate' : kind, { name: savedSearch?.name ?? '' }),
          text,
          to,
        }
      }
      case 'PRICE_DROP': {
        const before = previousPriceQAR === undefined ? '' : formatMoney(previousPriceQAR, language)
        return { title: t(kind, { car }), text: t('fromTo', { before, price }), to }
      }
      case 'VERIFICATION_APPROVED':
        return { title: t(kind), text: why, to }
      case 'VERIFICATION_REJECTED':
        return { title: t(about.wasVerified ? 'VERIFICATION_REJECTED.again' : kind), text: why, to }
      case 'APPEAL_UPHELD': {
        const thing = plate ? plateTitle(plate, language) : (about.application?.businessName ?? car)
        return { title: t(kind, { thing }), text: why, to }
      }
      case 'FAVORITE_GONE':
        return { title: t(plate ? 'FAVORITE_GONE.plate' : kind, { car }), text: undefined, to }
      case 'LISTING_APPROVED':
        return { title: t(about.isOutOfSight ? 'LISTING_APPROVED.outOfSight' : kind, { car }), text: why, to }
      case 'LISTING_REJECTED':
        if (about.isDeleted) return { title: t('LISTING_REJECTED.deleted', { car }), text: why, to }
        return { title: t(about.wasPublic ? 'LISTING_REJECTED.wasPublic' : kind, { car }), text: why, to }
    }
  }
}
