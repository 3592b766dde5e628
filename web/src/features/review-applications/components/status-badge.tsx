import { useT } from '#web/i18n/use-t.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import type { SentStatus } from '#web/features/review-applications/sent-status.ts'

const tones: Record<SentStatus, BadgeTone> = {
  SUBMITTED: 'amber',
  UNDER_REVIEW: 'amber',
  APPROVED: 'green',
  REJECTED: 'red',
}

/** How far an application is. */
export const StatusBadge = ({ status }: { status: SentStatus }) => {
  const { t } = useT('applications')
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
}

/** Tells a dealership that has only registered from those that have sent an application. */
export const NotAppliedBadge = () => {
  const { t } = useT('applications')
  return <Badge>{t('notApplied')}</Badge>
}
