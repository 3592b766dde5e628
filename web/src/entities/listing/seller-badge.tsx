import { BadgeCheck, UserRound } from 'lucide-react'
import type { ListingCard } from '#shared/schemas/listing.ts'
import { useT } from '#web/i18n/use-t.ts'

/** Who sells: a verified dealer (spec: `dealerProfileId` is set) or a private person. */
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
