import type { LeadMessage } from '#shared/schemas/lead.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { cx } from '#web/ui/cx.ts'

type MessageBubbleProps = { message: LeadMessage; isMine: boolean; other: string }

/** One message: one's own at the end, the other's at the start. */
export const MessageBubble = ({ message, isMine, other }: MessageBubbleProps) => {
  const { t, language } = useT('messages')
  return (
    <li className={cx('flex max-w-prose flex-col', isMine ? 'items-end self-end' : 'items-start self-start')}>
      <span className="sr-only">{isMine ? t('from.you') : t('from.other', { name: other })}</span>
      <p
        // A bubble is a page of its own: its lines are aligned by their own language, however few.
        dir="auto"
        className={cx(
          'break-words rounded-card px-4 py-2.5 whitespace-pre-line',
          isMine ? 'bg-maroon-tint' : 'bg-sand',
          message.text ? 'text-ink' : 'text-ink-3',
        )}
      >
        {message.text || t('removed')}
      </p>
      <time dateTime={message.createdAt} className="mt-1 text-xs text-ink-3">
        {formatDate(message.createdAt, language, { time: true })}
      </time>
    </li>
  )
}
