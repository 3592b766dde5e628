import type { LeadStatus as Status } from '#shared/schemas/lead.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'

const tones: Record<Status, BadgeTone> = { NEW: 'maroon', CONTACTED: 'green', CLOSED: 'neutral' }

/** Where a conversation stands. */
export const LeadStatus = ({ status }: { status: Status }) => {
  const { t } = useT('messages')
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
}
