import type { ReactNode } from 'react'
import { BellOff } from 'lucide-react'
import { Link } from 'react-router-dom'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { paths } from '#web/app/paths.ts'
import { useNotifications, useReadNotifications } from '#web/entities/notification/api/notifications.ts'
import { NotificationRow } from '#web/entities/notification/components/notification-row.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const skeletons = ['first', 'second', 'third', 'fourth']

const NotificationList = () => {
  const { t } = useT('notifications')
  const { data, error, refetch } = useNotifications()
  const { mutate: read } = useReadNotifications()
  if (!data && error) return <LoadFailed title={t('failed')} error={error} onRetry={refetch} />
  if (!data)
    return (
      <div aria-busy className="flex flex-col gap-3">
        {skeletons.map((name) => (
          <Skeleton key={name} className="h-24 rounded-card" />
        ))}
      </div>
    )
  if (data.notifications.length === 0)
    return (
      <EmptyState
        icon={<BellOff />}
        title={t('empty')}
        actions={
          <Link to={paths.cars()} className={buttonClass()}>
            {t('browse')}
          </Link>
        }
      >
        {t('emptyText')}
      </EmptyState>
    )
  return (
    <ul className="overflow-clip rounded-card border border-line bg-card">
      {data.notifications.map((notification) => (
        <NotificationRow
          key={notification.id}
          notification={notification}
          onOpen={() => notification.readAt === null && read([notification.id])}
        />
      ))}
    </ul>
  )
}

type NotificationCenterProps = {
  heading: ReactNode
  /** Where the settings are from here. */
  settings: string
}

/** What the user was told, and the way to say what they want to be told. */
export const NotificationCenter = ({ heading, settings }: NotificationCenterProps) => {
  const { t } = useT('notifications')
  const { data } = useNotifications()
  const { mutate: read } = useReadNotifications()
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        {heading}
        <div className="flex flex-wrap gap-2.5">
          {data !== undefined && data.unread > 0 && (
            <Button size="sm" variant="secondary" onClick={() => read(undefined)}>
              {t('readAll')}
            </Button>
          )}
          <Link to={settings} className={buttonClass({ variant: 'ghost', size: 'sm' })}>
            {t('settings')}
          </Link>
        </div>
      </div>
      <NotificationList />
    </>
  )
}
