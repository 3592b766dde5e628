import { placeIn } from '#shared/reference/areas.ts'
import { dealerName } from '#shared/rules/dealer-name.ts'
import type { ReactNode } from 'react'
import { ArrowDown, Fuel, Gauge, Lock, MapPin, Share2, Star } from 'lucide-react'
import { readablePhone } from '#shared/rules/phone.ts'
import { canBeContacted } from '#shared/rules/availability.ts'
import type { ListingDetail } from '#shared/schemas/listing.ts'
import { formatDollars, formatKilometres, formatMoney, formatNumber } from '#web/i18n/format.ts'
import { useListingAge } from '#web/i18n/use-age.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Card } from '#web/ui/card.tsx'
import { fuelOf, titleOf } from '#web/entities/listing/labels.ts'
import { priceClass } from './car-skeleton.tsx'
import { ContactLinks } from './contact-links.tsx'
import { qarToUsd } from '#shared/constants/market.ts'
import { paths } from '#web/app/paths.ts'
import { useSharePage } from '#web/app/use-share-page.ts'
import { SellerBadge } from '#web/entities/listing/listing-parts.tsx'
import { SellerLine } from '#web/entities/listing/seller-line.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

type CarSummaryProps = {
  listing: ListingDetail
  /** The favorite button. */
  action: ReactNode
  /** The button that opens the contact form. */
  message: ReactNode
  /** The buttons that offer a price and ask for a viewing, where that can be done. */
  acts: ReactNode
  /** One line about the price. */
  verdict: ReactNode
}

/** The card that decides: price, which car, who sells, how to reach them. */
export const CarSummary = ({ listing, action, message, acts, verdict }: CarSummaryProps) => {
  const { t, language } = useT('listing')
  const age = useListingAge()
  const title = titleOf(listing, language)
  const { phoneNumber, whatsappNumber } = listing.seller
  const missing = !phoneNumber ? 'contact.noPhone' : !whatsappNumber && 'contact.noWhatsapp'
  const facts = [
    { icon: Gauge, text: formatKilometres(listing.mileage, language) },
    { icon: Fuel, text: fuelOf(listing.fuelType, language) },
    { icon: MapPin, text: placeIn(listing, language) },
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
        <>
          <div className="mt-5 flex flex-col gap-2.5 max-lg:hidden">
            <ContactLinks listing={listing} message={message} showNumber />
          </div>
          {/* On paper nothing can be pressed. */}
          {phoneNumber && (
            <p className="mt-3 hidden font-medium print:block">
              <bdi dir="ltr">{readablePhone(phoneNumber)}</bdi>
            </p>
          )}
        </>
      )}
      {acts}
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

/** The price, about what that is in dollars, and the price before if it came down. */
const PriceHeading = ({ listing }: { listing: ListingDetail }) => {
  const { t, language } = useT('listing')
  const cars = useT('cars')
  const { priceQAR: price, previousPriceQAR: before } = listing
  return (
    <div className="min-w-0">
      <p className={priceClass}>
        <bdi>{formatMoney(price, language)}</bdi>
      </p>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-ink-3">
        <bdi>{t('price.approx', { dollars: formatDollars(price, qarToUsd, language) })}</bdi>
        {listing.isPriceFixed && (
          <span className="inline-flex items-center gap-1 whitespace-nowrap text-ink-2">
            <Lock aria-hidden className="size-3.5" />
            {t('price.fixed')}
          </span>
        )}
        {before !== null && before > price && (
          <span className="inline-flex items-center gap-1 whitespace-nowrap text-green">
            <ArrowDown aria-hidden className="size-3.5" />
            {cars.t('priceDropped')}
            <s className="ms-1 text-ink-3">
              <bdi>{formatMoney(before, language)}</bdi>
            </s>
          </span>
        )}
      </p>
    </div>
  )
}

/** The seller: name, kind, since when; a dealer with its rating. */
const SellerPanel = ({ listing }: { listing: ListingDetail }) => {
  const { t, language } = useT('listing')
  const { dealerProfile: dealer, seller } = listing
  const name = dealer ? dealerName(dealer, language) : seller.name
  return (
    <section aria-label={t('contact')}>
      <SellerLine name={name} dealer={dealer} seller={seller}>
        <p className="flex flex-wrap items-center gap-x-3">
          <SellerBadge listing={listing} />
          {dealer && <Rating dealer={dealer} />}
        </p>
      </SellerLine>
    </section>
  )
}

/** The dealer's average and of how many reviews; while these are few, their number alone. */
const Rating = ({
  dealer: { rating, reviewCount },
}: {
  dealer: NonNullable<ListingDetail['dealerProfile']>
}) => {
  const { t, language } = useT('listing')
  if (reviewCount === 0) return null
  const count = t('seller.reviews', { count: reviewCount })
  if (rating === null) return <span className="text-xs text-ink-2">{count}</span>
  const shown = formatNumber(rating, language, 1)
  return (
    <span className="inline-flex items-center gap-1 text-xs text-ink-2 tabular-nums">
      <Star aria-hidden className="size-3.5 fill-amber text-amber" />
      <span className="sr-only">{t('seller.rating', { rating: shown, count })}</span>
      <span aria-hidden>{shown}</span>
      <span aria-hidden>({formatNumber(reviewCount, language)})</span>
    </span>
  )
}

/** Hands the listing's address on, in the language it is read in. */
const ShareButton = ({ slug, title }: { slug: string; title: string }) => {
  const { t } = useT('listing')
  const share = useSharePage(t)
  return (
    <IconButton
      label={t('share')}
      icon={<Share2 className="size-5" />}
      onClick={() => void share(paths.car(slug), title)}
    />
  )
}
