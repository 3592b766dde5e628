import { paths } from '#web/app/paths.ts'
import { useT } from '#web/i18n/use-t.ts'
import { NotificationCenter } from '#web/pages/notifications/notification-center.tsx'

/** What the user was told, inside the dashboard. */
export const NotificationsView = () => {
  const { t } = useT('notifications')
  return (
    <NotificationCenter
      heading={<h2 className="text-xl">{t('title')}</h2>}
      settings={paths.dashboard('profile', { section: 'notifications' })}
    />
  )
}
