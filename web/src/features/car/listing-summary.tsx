import type { ReactNode } from 'react'
import { Fuel, Gauge, MapPin } from 'lucide-react'
import { canBeContacted } from '#shared/rules/availability.ts'
import type { ListingDetail } from '#shared/schemas/listing.ts'
import { formatKilometres } from '#web/i18n/format.ts'
import { useListingAge } from '#web/i18n/use-age.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Card } from '#web/ui/card.tsx'
import { cityOf, fuelOf, titleOf } from '#web/entities/listing/labels.ts'
import { ContactLinks } from './contact-links.tsx'
import { PriceHeading } from './price-heading.tsx'
import { SellerPanel } from './seller-panel.tsx'
import { ShareButton } from './share-button.tsx'

type ListingSummaryProps = {
  listing: ListingDetail
  /** The favorite button. */
  action: ReactNode
  /** The button that opens the contact form. */
  message: ReactNode
  /** One line about the price. */
  verdict: ReactNode
}

/** The card that decides: price, which car, who sells, how to reach them. */
export const ListingSummary = ({ listing, action, message, verdict }: ListingSummaryProps) => {
  const { t, language } = useT('listing')
  const age = useListingAge()
  const title = titleOf(listing, language)
  const { phoneNumber, whatsappNumber } = listing.seller
  const missing = !phoneNumber ? 'contact.noPhone' : !whatsappNumber && 'contact.noWhatsapp'
  const facts = [
    { icon: Gauge, text: formatKilometres(listing.mileage, language) },
    { icon: Fuel, text: fuelOf(listing.fuelType, language) },
    { icon: MapPin, text: cityOf(listing.city, language) },
  ]
  return (
    <Card className="p-5 lg:p-6">
      <div className="flex items-start justify-between gap-2">
        <PriceHeading listing={listing} />
        <div className="-me-2 -mt-1 flex shrink-0">
          {action}
          <ShareButton slug={listing.slug} title={title} />
        </div>
      </div>
      <div className="mt-2 flex h-6.5 items-center gap-3">{verdict}</div>
      <h1 className="mt-3 text-xl">{title}</h1>
      <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1.5 text-sm text-ink-2">
        {facts.map(({ icon: Icon, text }) => (
          <li key={text} className="inline-flex items-center gap-2 whitespace-nowrap">
            <Icon aria-hidden className="size-4 stroke-[1.5] text-ink-3" />
            {text}
          </li>
        ))}
      </ul>
      <hr className="my-5" />
      <SellerPanel listing={listing} />
      {canBeContacted(listing.availability) && (
        <div className="mt-5 flex flex-col gap-2.5 max-lg:hidden">
          <ContactLinks listing={listing} message={message} showNumber />
        </div>
      )}
      {canBeContacted(listing.availability) && missing && (
        <p className="mt-3 text-xs text-ink-3">{t(missing)}</p>
      )}
      <ul className="mt-5 flex flex-wrap gap-x-4 gap-y-1 border-t border-line pt-4 text-xs text-ink-3">
        <li>{t('listed', { age: age(listing.createdAt) })}</li>
        <li>{t('views', { count: listing.viewCount })}</li>
        <li>{t('contacts', { count: listing.contactCount })}</li>
      </ul>
    </Card>
  )
}
