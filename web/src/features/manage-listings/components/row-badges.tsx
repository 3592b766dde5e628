import { EyeOff, Star } from 'lucide-react'
import type { AdminListing, ListingStatus } from '#shared/schemas/listing.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'

const tones: Record<ListingStatus, BadgeTone> = {
  DRAFT: 'neutral',
  PENDING: 'amber',
  APPROVED: 'green',
  REJECTED: 'red',
}

/** How a listing stands: its status, whether it is featured, and whether anybody can see it. */
export const RowBadges = ({ listing }: { listing: AdminListing }) => {
  const { t } = useT('admin-listings')
  return (
    <span className="flex flex-wrap gap-1.5 max-sm:pe-8">
      <Badge tone={tones[listing.status]}>{t(`status.${listing.status}`)}</Badge>
      {listing.isFeatured && (
        <Badge tone="maroon" icon={<Star aria-hidden />}>
          {t('featured')}
        </Badge>
      )}
      {listing.isHidden && <Badge icon={<EyeOff aria-hidden />}>{t('hidden')}</Badge>}
    </span>
  )
}
