import { usePageMeta } from '#web/app/page-meta.ts'
import { useRequireSession } from '#web/entities/user/session-gate.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { NotificationCenter } from '#web/entities/notification/notification-center.tsx'

/** `/notifications` */
export const NotificationsPage = () => {
  const { t } = useT('notifications')
  useRequireSession(t('loggedOut'))
  usePageMeta(t('title'), t('description'))
  return (
    <div className="page-width max-w-3xl py-8 lg:py-12">
      <NotificationCenter isPage />
    </div>
  )
}
