import {
  BadgeCheck,
  BellOff,
  CircleCheck,
  CircleHelp,
  CirclePause,
  CircleX,
  Heart,
  MessageSquareText,
  Search,
  TrendingDown,
} from 'lucide-react'
import { Link } from 'react-router-dom'
import type { NotificationKind, NotificationView } from '#shared/schemas/notification.ts'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { paths } from '#web/app/paths.ts'
import { useAge } from '#web/i18n/use-age.ts'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Button } from '#web/ui/button.tsx'
import { CarPhoto } from '#web/ui/car-photo.tsx'
import { cx } from '#web/ui/cx.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { focusMain } from '#web/ui/focus-main.ts'
import { PlateDrawing } from '#web/ui/plate-drawing.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { Written } from '#web/ui/written.tsx'
import { useNotificationLabel } from './labels.ts'
import { useNotifications, useReadNotifications } from './queries.ts'

const NotificationList = () => {
  const { t } = useT('notifications')
  const { data, error, refetch } = useNotifications()
  const { mutate: read } = useReadNotifications()
  if (!data && error) return <LoadFailed title={t('failed')} error={error} onRetry={refetch} />
  if (!data) return <SkeletonRows className="h-24 rounded-card" />
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

/** The user's notifications with the link to their settings, as a page of its own or as a tab of the dashboard. */
export const NotificationCenter = ({ isPage = false }: { isPage?: boolean }) => {
  const { t } = useT('notifications')
  const { data } = useNotifications()
  const { mutate: read } = useReadNotifications()
  const readAll = () => {
    read(undefined)
    // The pressed button goes away.
    focusMain()
  }
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        {isPage ? <h1 className="text-3xl">{t('title')}</h1> : <h2 className="text-xl">{t('title')}</h2>}
        <div className="flex flex-wrap gap-2.5">
          {data !== undefined && data.unread > 0 && (
            <Button size="sm" variant="secondary" onClick={readAll}>
              {t('readAll')}
            </Button>
          )}
          <Link
            to={
              isPage
                ? paths.profile('notifications')
                : paths.dashboard('profile', { section: 'notifications' })
            }
            className={buttonClass({ variant: 'ghost', size: 'sm' })}
          >
            {t('settings')}
          </Link>
        </div>
      </div>
      <NotificationList />
    </>
  )
}

const icons: Record<NotificationKind, typeof Search> = {
  LEAD_RECEIVED: MessageSquareText,
  LEAD_REPLY: MessageSquareText,
  LISTING_APPROVED: BadgeCheck,
  LISTING_REJECTED: CircleX,
  SAVED_SEARCH_MATCH: Search,
  PRICE_DROP: TrendingDown,
  FAVORITE_GONE: Heart,
  STILL_AVAILABLE: CircleHelp,
  PAUSED_BY_SILENCE: CirclePause,
  PLATE_APPROVED: BadgeCheck,
  PLATE_REJECTED: CircleX,
  VERIFICATION_APPROVED: CircleCheck,
  VERIFICATION_REJECTED: CircleX,
  APPEAL_UPHELD: CircleX,
}

type NotificationRowProps = { notification: NotificationView; onOpen: () => void }

/** One notification: what happened, to which car or plate, how long ago. All of it is one link. */
const NotificationRow = ({ notification, onOpen }: NotificationRowProps) => {
  const { t } = useT('notifications')
  const age = useAge()
  const { title, text, to } = useNotificationLabel()(notification)
  const Icon = icons[notification.kind]
  const isNew = notification.readAt === null
  const { listing, plate } = notification.about
  const image = listing?.image
  return (
    <li className={cx('border-b border-line last:border-b-0', isNew && 'bg-maroon-tint')}>
      <Link
        to={to}
        onClick={onOpen}
        className="flex items-start gap-3.5 p-4 transition-colors hover:bg-sand focus-visible:-outline-offset-2"
      >
        {image ? (
          <CarPhoto
            photo={image}
            alt=""
            sizes="5rem"
            className="aspect-[4/3] w-20 shrink-0 rounded-control"
          />
        ) : (
          <span
            aria-hidden
            className="grid aspect-[4/3] w-20 shrink-0 place-items-center rounded-control bg-sand text-ink-2"
          >
            {plate ? (
              <PlateDrawing plate={plate} decorative className="px-1" />
            ) : (
              <Icon className="size-6 stroke-[1.5]" />
            )}
          </span>
        )}
        <span className="flex min-w-0 flex-1 flex-col">
          <span className={isNew ? 'font-semibold' : 'font-medium'}>
            {isNew && <span className="sr-only">{t('new')} </span>}
            {title}
          </span>
          {text && <Written as="span" text={text} className="text-sm text-ink-2" />}
          <span className="mt-1 text-xs text-ink-3">{age(notification.createdAt)}</span>
        </span>
      </Link>
    </li>
  )
}
