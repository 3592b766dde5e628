import { Bell as BellIcon } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '#web/app/paths.ts'
import { useNotifications } from '#web/entities/notification/queries.ts'
import { useT } from '#web/i18n/use-t.ts'
import { CountBadge, useShortCount } from '#web/ui/count-badge.tsx'

/** The way to one's notifications, with the number of those that are new. */
export const Bell = () => {
  const { t } = useT('notifications')
  const { data } = useNotifications()
  const unread = data?.unread ?? 0
  const count = useShortCount(unread)
  return (
    <Link
      to={paths.notifications()}
      aria-label={unread > 0 ? t('bellNew', { count }) : t('bell')}
      className="relative inline-grid size-11 shrink-0 place-items-center rounded-full text-ink-2 transition-colors hover:bg-sand hover:text-ink"
    >
      <BellIcon aria-hidden className="size-5" />
      <CountBadge count={unread} />
    </Link>
  )
}
