import { MessageCircle, Phone } from 'lucide-react'
import { pageAddress } from '#shared/rules/page-address.ts'
import { readablePhone } from '#shared/rules/phone.ts'
import type { PlateDetail } from '#shared/schemas/plate.ts'
import { paths } from '#web/app/paths.ts'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { whatsappLink } from '#web/ui/whatsapp-link.ts'
import { countPlateContact } from '#web/entities/plate/queries.ts'

type PlateContactLinksProps = {
  plate: PlateDetail
  /** What a WhatsApp chat begins with. */
  firstMessage: string
}

/** The seller's number to read, to call and to open in WhatsApp; where there is none, the form below is the way. */
export const PlateContactLinks = ({ plate, firstMessage }: PlateContactLinksProps) => {
  const { t, language } = useT('plate')
  const listing = useT('listing')
  const { phoneNumber, whatsappNumber } = plate.seller
  const address = pageAddress(window.location.origin, paths.numberPlate(plate.slug), language)
  const missing = !phoneNumber ? 'contact.noPhone' : !whatsappNumber && 'contact.noWhatsapp'
  return (
    <div className="flex flex-col gap-3">
      {phoneNumber && (
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="text-sm text-ink-2">{t('contact.phone')}</span>
          <bdi dir="ltr" className="text-xl font-semibold tabular-nums">
            {readablePhone(phoneNumber)}
          </bdi>
        </p>
      )}
      <div className="flex gap-2.5">
        {whatsappNumber && (
          <a
            href={whatsappLink(whatsappNumber, `${firstMessage}\n${address}`)}
            target="_blank"
            rel="noopener noreferrer"
            onClick={() => void countPlateContact(plate.id, 'whatsapp')}
            className={buttonClass({ wide: true })}
          >
            <MessageCircle aria-hidden className="size-4.5" />
            {listing.t('contact.whatsapp')}
          </a>
        )}
        {phoneNumber && (
          <a
            href={`tel:${phoneNumber}`}
            onClick={() => void countPlateContact(plate.id, 'call')}
            aria-label={listing.t('contact.callNumber', { number: readablePhone(phoneNumber) })}
            className={buttonClass({ variant: 'secondary', wide: true })}
          >
            <Phone aria-hidden className="size-4.5" />
            {listing.t('contact.call')}
          </a>
        )}
      </div>
      {missing && <p className="text-xs text-ink-3">{listing.t(missing)}</p>}
    </div>
  )
}
