import { Bell as BellIcon } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '#web/app/paths.ts'
import { useNotifications } from '#web/entities/notification/queries.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'

const shownAtMost = 9

/** The way to one's notifications, with the number of those that are new. */
export const Bell = () => {
  const { t, language } = useT('notifications')
  const { data } = useNotifications()
  const unread = data?.unread ?? 0
  const count =
    unread > shownAtMost ? `${formatNumber(shownAtMost, language)}+` : formatNumber(unread, language)
  return (
    <Link
      to={paths.notifications()}
      aria-label={unread > 0 ? t('bellNew', { count }) : t('bell')}
      className="relative inline-grid size-11 shrink-0 place-items-center rounded-full text-ink-2 transition-colors hover:bg-sand hover:text-ink"
    >
      <BellIcon aria-hidden className="size-5" />
      {unread > 0 && (
        <bdi
          aria-hidden
          dir="ltr"
          className="absolute end-0.5 top-1 inline-flex h-5 items-center rounded-full bg-brand px-1.5 text-xs text-white tabular-nums"
        >
          {count}
        </bdi>
      )}
    </Link>
  )
}
