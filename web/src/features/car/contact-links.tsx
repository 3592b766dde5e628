import type { ReactNode } from 'react'
import { MessageCircle, Phone } from 'lucide-react'
import { pageAddress } from '#shared/rules/page-address.ts'
import { readablePhone } from '#shared/rules/phone.ts'
import type { ListingDetail } from '#shared/schemas/listing.ts'
import { paths } from '#web/app/paths.ts'
import { formatMoney } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { whatsappLink } from '#web/ui/whatsapp-link.ts'
import { useRootMark } from '#web/ui/use-root-mark.ts'
import { countContact } from './queries.ts'
import { titleOf } from '#web/entities/listing/labels.ts'

type ContactLinksProps = {
  listing: ListingDetail
  /** Between the two: the button that opens the contact form. */
  message: ReactNode
  /** The number itself on the button, for people who dial on another phone. */
  showNumber?: boolean
}

/** WhatsApp with a first sentence, the contact form, and a call. Without a number the button stays and says why. */
export const ContactLinks = ({ listing, message, showNumber = false }: ContactLinksProps) => {
  const { t, language } = useT('listing')
  const { whatsappNumber, phoneNumber } = listing.seller
  const sentence = t('contact.message', {
    title: titleOf(listing, language),
    price: formatMoney(listing.priceQAR, language),
  })
  const address = pageAddress(window.location.origin, paths.car(listing.slug), language)
  const whatsapp = (
    <>
      <MessageCircle aria-hidden className="size-4.5" />
      {t('contact.whatsapp')}
    </>
  )
  const call = (
    <>
      <Phone aria-hidden className="size-4.5" />
      {showNumber && phoneNumber ? <bdi dir="ltr">{readablePhone(phoneNumber)}</bdi> : t('contact.call')}
    </>
  )
  return (
    <>
      {whatsappNumber ? (
        <a
          href={whatsappLink(whatsappNumber, `${sentence}\n${address}`)}
          target="_blank"
          rel="noopener noreferrer"
          onClick={() => void countContact(listing.id, 'whatsapp')}
          className={buttonClass({ wide: true })}
        >
          {whatsapp}
        </a>
      ) : (
        <Button wide disabledReason={t('contact.noWhatsapp')}>
          {whatsapp}
        </Button>
      )}
      {message}
      {phoneNumber ? (
        <a
          href={`tel:${phoneNumber}`}
          onClick={() => void countContact(listing.id, 'call')}
          aria-label={t('contact.callNumber', { number: readablePhone(phoneNumber) })}
          className={buttonClass({ variant: 'secondary', wide: true })}
        >
          {call}
        </a>
      ) : (
        <Button wide variant="secondary" disabledReason={t('contact.noPhone')}>
          {call}
        </Button>
      )}
    </>
  )
}

/** On a phone: WhatsApp, message and call at the lower edge, in reach until the end of the page's own content. */
export const ContactBar = ({ listing, message }: { listing: ListingDetail; message: ReactNode }) => {
  const { t } = useT('listing')
  useRootMark('hasPageBar')
  return (
    <section
      aria-label={t('contact.bar')}
      data-page-bar
      className="sticky bottom-0 z-20 -mx-4 mt-8 flex gap-2.5 border-t border-line bg-paper/95 px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] backdrop-blur-md cramped:gap-1.5 cramped:[&_:is(a,button)]:px-2.5 sm:-mx-6 sm:px-6 lg:hidden print:hidden"
    >
      <ContactLinks listing={listing} message={message} />
    </section>
  )
}
