import type { ListingStatus } from '#shared/schemas/listing.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'

const tones: Record<ListingStatus, BadgeTone> = {
  DRAFT: 'neutral',
  PENDING: 'amber',
  APPROVED: 'green',
  REJECTED: 'red',
}

/** How far a listing is. */
export const StatusBadge = ({ status }: { status: ListingStatus }) => {
  const { t } = useT('dashboard')
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
}
