import type { Availability } from '#shared/schemas/availability.ts'
import type { OwnPlate, PlateStatus } from '#shared/schemas/plate.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'

const statusTones: Record<PlateStatus, BadgeTone> = { PENDING: 'amber', APPROVED: 'green', REJECTED: 'red' }

const tones: Record<Exclude<Availability, 'AVAILABLE'>, BadgeTone> = {
  RESERVED: 'amber',
  SOLD: 'neutral',
  PAUSED: 'neutral',
}

/** How far a plate is, and whether it can be had. */
export const PlateBadges = ({ plate: { status, availability } }: { plate: OwnPlate }) => {
  const { t } = useT('own-plates')
  const words = useT('availability')
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge tone={statusTones[status]}>{t(`status.${status}`)}</Badge>
      {status === 'APPROVED' && availability !== 'AVAILABLE' && (
        <Badge tone={tones[availability]}>{words.t(availability)}</Badge>
      )}
    </span>
  )
}
