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
        dir="auto"
        className={cx(
          'rounded-card px-4 py-2.5 break-words whitespace-pre-line',
          isMine ? 'bg-maroon-tint text-ink' : 'bg-sand text-ink',
        )}
      >
        {message.text || <span className="text-ink-3">{t('removed')}</span>}
      </p>
      <time dateTime={message.createdAt} className="mt-1 text-xs text-ink-3">
        {formatDate(message.createdAt, language, { time: true })}
      </time>
    </li>
  )
}
