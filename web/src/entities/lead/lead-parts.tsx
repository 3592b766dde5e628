import { CalendarCheck2 } from 'lucide-react'
import type { Language } from '#shared/constants/market.ts'
import { dealerName } from '#shared/rules/dealer-name.ts'
import { titleIn } from '#shared/rules/title-in.ts'
import type { LeadView, LeadStatus } from '#shared/schemas/lead.ts'
import { isOfferEvent } from '#shared/rules/price-offer.ts'
import { viewingEventTimes } from '#shared/rules/viewing-event.ts'
import type { LeadEvent, ViewingEvent } from '#shared/schemas/lead-event.ts'
import { availabilityTones } from '#web/entities/listing/status-tones.ts'
import { formatDate, formatMoney } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { CarPhoto } from '#web/ui/car-photo.tsx'
import { cx } from '#web/ui/cx.ts'
import { PlateDrawing } from '#web/ui/plate-drawing.tsx'

type LeadPictureProps = { lead: LeadView; sizes: string; className: string }

/** The photo of the car, or a drawing of the plate, that a conversation is about; decorative, the text beside it names it. */
export const LeadPicture = ({ lead, sizes, className }: LeadPictureProps) =>
  lead.plate ? (
    <span className={cx('grid place-items-center bg-sand', className)}>
      <PlateDrawing plate={lead.plate} decorative className="px-1" />
    </span>
  ) : (
    <CarPhoto photo={lead.listingImage ?? undefined} alt="" sizes={sizes} className={className} />
  )

/** The title of the car or plate that a conversation is about, with its year where it belongs. */
export const leadTitleIn = (
  { listingTitle: title, listingTitleAr: titleAr }: Pick<LeadView, 'listingTitle' | 'listingTitleAr'>,
  language: Language,
): string => titleIn({ title, titleAr }, language)

const tones: Record<LeadStatus, BadgeTone> = { NEW: 'maroon', CONTACTED: 'green', CLOSED: 'neutral' }

/** The status of a lead as a badge. */
export const LeadStatusBadge = ({ status }: { status: LeadStatus }) => {
  const { t } = useT('messages')
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
}

/** The time of a viewing that is agreed and to come, as a badge; nothing without one. */
export const ViewingMark = ({ lead }: { lead: LeadView }) => {
  const { t, language } = useT('viewing')
  if (lead.viewing?.state !== 'ACCEPTED' || lead.viewing.time === null) return null
  const time = formatDate(lead.viewing.time, language, { weekday: true, time: true })
  return (
    <Badge tone="green" icon={<CalendarCheck2 aria-hidden />} className="whitespace-normal!">
      {t('mark.ACCEPTED', { time })}
    </Badge>
  )
}

/** That the car or plate of a conversation is reserved, sold, paused or not shown at present, as a badge; nothing while it is available. */
export const AvailabilityMark = ({ lead }: { lead: LeadView }) =>
  lead.listingAvailability === 'AVAILABLE' ? null : <NotAvailable availability={lead.listingAvailability} />

type NotAvailableProps = { availability: Exclude<LeadView['listingAvailability'], 'AVAILABLE'> }

const NotAvailable = ({ availability }: NotAvailableProps) => {
  const { t } = useT('availability')
  const messages = useT('messages')
  return availability ? (
    <Badge tone={availabilityTones[availability]}>{t(availability)}</Badge>
  ) : (
    <Badge>{messages.t('notShown')}</Badge>
  )
}

type Seller = Pick<LeadView, 'sellerName' | 'sellerNameAr'>

/** The name of the seller in a conversation: a dealership may have an Arabic one. */
export const sellerNameIn = ({ sellerName, sellerNameAr }: Seller, language: Language): string =>
  dealerName({ businessName: sellerName, businessNameAr: sellerNameAr }, language)

type Sides = Seller & Pick<LeadView, 'side' | 'isOrphaned' | 'buyerName'>

/** Gives the name of the other side of a conversation; a deleted account has no name left. */
export const useOtherName = () => {
  const { t, language } = useT('messages')
  return ({ side, isOrphaned, buyerName, ...seller }: Sides): string =>
    isOrphaned ? t('gone') : side === 'buyer' ? sellerNameIn(seller, language) : buyerName
}

/** The name of a viewing's event among the messages: an answer with other times, a proposal that is taken back, and what nobody has cancelled, have their own. */
export const viewingEventName = (event: ViewingEvent) => {
  if (event.kind === 'VIEWING_PROPOSED' && event.isCounter) return 'COUNTER'
  if (event.kind === 'VIEWING_CANCELLED' && event.end) return 'ENDED'
  return event.kind === 'VIEWING_CANCELLED' && event.time === null ? 'TAKEN_BACK' : event.kind
}

/** Gives an event of a conversation in one line: "Offer: QAR 48,000". */
export const useEventText = () => {
  const { t, language } = useT('price-offer')
  const viewings = useT('viewing')
  return (event: LeadEvent): string => {
    if (!isOfferEvent(event)) {
      const named = viewingEventTimes(event).map((time) =>
        formatDate(time, language, { weekday: true, time: true }),
      )
      return viewings.t(`event.${viewingEventName(event)}`, { times: named.join(' · ') })
    }
    const amount = formatMoney(event.amountQAR, language)
    const name = event.kind === 'OFFERED' && event.isCounter ? 'COUNTER' : event.kind
    return t(`event.${name}`, { amount })
  }
}
