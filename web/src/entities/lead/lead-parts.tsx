import type { Language } from '#shared/constants/market.ts'
import { titleIn } from '#shared/rules/title-in.ts'
import type { LeadView, LeadStatus } from '#shared/schemas/lead.ts'
import type { LeadEvent } from '#shared/schemas/lead-event.ts'
import { formatMoney } from '#web/i18n/format.ts'
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

type Sides = Pick<LeadView, 'side' | 'isOrphaned' | 'buyerName' | 'sellerName'>

/** Gives the name of the other side of a conversation; a deleted account has no name left. */
export const useOtherName = () => {
  const { t } = useT('messages')
  return ({ side, isOrphaned, buyerName, sellerName }: Sides): string =>
    isOrphaned ? t('gone') : side === 'buyer' ? sellerName : buyerName
}

/** Gives an event of a conversation in one line: "Offer: QAR 48,000". */
export const useEventText = () => {
  const { t, language } = useT('price-offer')
  return (event: LeadEvent): string => {
    const amount = formatMoney(event.amountQAR, language)
    const name = event.kind === 'OFFERED' && event.isCounter ? 'COUNTER' : event.kind
    return t(`event.${name}`, { amount })
  }
}
