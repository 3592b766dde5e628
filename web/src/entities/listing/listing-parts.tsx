import { ArrowDown, BadgeCheck, UserRound } from 'lucide-react'
import type { ListingCard } from '#shared/schemas/listing.ts'
import { formatMoney } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { titleOf } from './labels.ts'

/** The price, and the one before it when it came down. */
export const Price = ({ listing }: { listing: Pick<ListingCard, 'priceQAR' | 'previousPriceQAR'> }) => {
  const { t, language } = useT('cars')
  const { priceQAR: price, previousPriceQAR: before } = listing
  return (
    <p className="flex flex-wrap items-baseline gap-x-2.5">
      <bdi className="text-lg font-semibold whitespace-nowrap tabular-nums">
        {formatMoney(price, language)}
      </bdi>
      {before !== null && before > price && (
        <span className="inline-flex items-center gap-1 text-xs whitespace-nowrap text-green">
          <ArrowDown aria-hidden className="size-3.5 self-center" />
          <span className="sr-only">{t('priceDropped')}</span>
          <s>
            <bdi>{formatMoney(before, language)}</bdi>
          </s>
        </span>
      )}
    </p>
  )
}

type CarTitleProps = { listing: Pick<ListingCard, 'title' | 'titleAr' | 'variant'> }

/** A car's name whose trim, mostly Latin, stands for itself: in an Arabic line the year would join its direction. */
export const CarTitle = ({ listing }: CarTitleProps) => {
  const { language } = useT('cars')
  const trim = listing.variant ?? ''
  const title = language === 'ar' ? listing.titleAr : listing.title
  const [before, after = ''] = trim ? title.split(` ${trim} `) : []
  return after ? (
    <>
      {before} <bdi>{trim}</bdi> {after}
    </>
  ) : (
    titleOf(listing, language)
  )
}

/** The kind of seller: a verified dealer (spec: `dealerProfileId` is set) or a private person. */
export const SellerBadge = ({ listing }: { listing: Pick<ListingCard, 'dealerProfileId'> }) => {
  const { t } = useT('cars')
  return listing.dealerProfileId ? (
    <span className="inline-flex items-center gap-1.5 text-xs font-medium whitespace-nowrap text-green">
      <BadgeCheck aria-hidden className="size-4" />
      {t('verifiedDealer')}
    </span>
  ) : (
    <span className="inline-flex items-center gap-1.5 text-xs whitespace-nowrap text-ink-3">
      <UserRound aria-hidden className="size-4" />
      {t('privateSeller')}
    </span>
  )
}
