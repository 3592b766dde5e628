import type { Availability } from '#shared/schemas/availability.ts'
import type { OwnListing } from '#shared/schemas/listing.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { StatusBadge } from './status-badge.tsx'

const tones: Record<Availability, BadgeTone> = {
  AVAILABLE: 'green',
  RESERVED: 'amber',
  SOLD: 'neutral',
  PAUSED: 'neutral',
}

/** How far a listing is, and whether its car can be had. */
export const RowBadges = ({ listing }: { listing: OwnListing }) => {
  const { t } = useT('availability')
  const isPublished = listing.status === 'APPROVED'
  return (
    <span className="flex flex-wrap gap-1.5">
      <StatusBadge status={listing.status} />
      {isPublished && listing.availability !== 'AVAILABLE' && (
        <Badge tone={tones[listing.availability]}>{t(listing.availability)}</Badge>
      )}
    </span>
  )
}
