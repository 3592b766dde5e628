import { Mail, Undo2, Check } from 'lucide-react'
import type { ContactMessageView } from '#shared/schemas/contact-message.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useAge } from '#web/i18n/use-age.ts'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { answerLink } from '#web/features/support-messages/answer-link.ts'
import { MessageText } from './message-text.tsx'

type MessageCardProps = { message: ContactMessageView; moving: boolean; onMove: () => void }

/** A message of the contact form: who asks what, since when, and the way to answer it. */
export const MessageCard = ({ message, moving, onMove }: MessageCardProps) => {
  const { t, language } = useT('contact-messages')
  const age = useAge()
  const { name, email, subject, createdAt, answeredAt } = message
  const head = t('quoted', { name, date: formatDate(createdAt, language) })
  const isOpen = message.status === 'OPEN'
  const MoveIcon = isOpen ? Check : Undo2
  return (
    <article className="flex flex-col gap-3 rounded-card border border-line bg-card p-4 sm:p-5">
      <div>
        <h3 className="text-base font-medium tracking-normal break-words">
          <bdi>{subject}</bdi>
        </h3>
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-2">
          <bdi className="min-w-0 break-words">{name}</bdi>
          <bdi dir="ltr" className="min-w-0 break-all text-ink-3">
            {email}
          </bdi>
        </p>
        <p className="mt-0.5 text-xs text-ink-3">
          <time dateTime={createdAt} title={formatDate(createdAt, language, { time: true })}>
            {t('received', { age: age(createdAt) })}
          </time>
          {answeredAt && (
            <>
              {' · '}
              <time dateTime={answeredAt} title={formatDate(answeredAt, language, { time: true })}>
                {t('answered', { age: age(answeredAt) })}
              </time>
            </>
          )}
        </p>
      </div>
      <MessageText text={message.message} />
      <div className="mt-1 flex flex-wrap gap-2.5 max-sm:*:grow">
        <a
          href={answerLink(message, head)}
          aria-label={t('answer.label', { name })}
          className={buttonClass({ variant: isOpen ? 'primary' : 'secondary' })}
        >
          <Mail aria-hidden className="size-4.5" />
          {t('answer')}
        </a>
        <Button
          variant="secondary"
          pending={moving}
          aria-label={t(`move.${message.status}.label`, { subject })}
          onClick={onMove}
        >
          {!moving && <MoveIcon aria-hidden className={cx('size-4.5', !isOpen && 'mirrored')} />}
          {t(`move.${message.status}`)}
        </Button>
      </div>
    </article>
  )
}
