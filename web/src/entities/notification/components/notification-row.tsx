import {
  BadgeCheck,
  CircleHelp,
  CirclePause,
  CircleCheck,
  CircleX,
  Heart,
  MessageSquareText,
  Search,
  TrendingDown,
} from 'lucide-react'
import { Link } from 'react-router-dom'
import type { NotificationKind, NotificationView } from '#shared/schemas/notification.ts'
import { useAge } from '#web/i18n/use-age.ts'
import { useT } from '#web/i18n/use-t.ts'
import { CarPhoto } from '#web/ui/car-photo.tsx'
import { cx } from '#web/ui/cx.ts'
import { PlateDrawing } from '#web/ui/plate-drawing.tsx'
import { useNotificationWords } from '#web/entities/notification/use-notification-words.ts'
import { Written } from '#web/ui/written.tsx'

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
export const NotificationRow = ({ notification, onOpen }: NotificationRowProps) => {
  const { t } = useT('notifications')
  const age = useAge()
  const { title, text, to } = useNotificationWords()(notification)
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
