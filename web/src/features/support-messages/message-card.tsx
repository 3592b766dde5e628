import { useId, useState } from 'react'
import { Mail, Undo2, Check } from 'lucide-react'
import type { ContactMessageView } from '#shared/schemas/contact-message.ts'
import { LateMark } from '#web/entities/admin/late-mark.tsx'
import { formatDate } from '#web/i18n/format.ts'
import { useAge } from '#web/i18n/use-age.ts'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Written } from '#web/ui/written.tsx'
import { answerLink } from './answer-link.ts'

type MessageCardProps = { message: ContactMessageView; moving: boolean; onMove: () => void }

/** A message of the contact form with its sender, its age, and the way to answer it. */
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
          </time>{' '}
          <LateMark queue="messages" since={isOpen && createdAt} />
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

// More than a reader of many messages wants to scroll past.
const isLong = (text: string): boolean => text.length > 700 || text.split('\n').length > 10

/** A long text shows only its beginning until it is opened. */
const MessageText = ({ text }: { text: string }) => {
  const { t } = useT('contact-messages')
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const long = isLong(text)
  return (
    <div className="flex flex-col items-start gap-2">
      <Written
        id={id}
        text={text}
        className={cx('w-full max-w-3xl whitespace-pre-line text-ink-2', long && !isOpen && 'line-clamp-8')}
      />
      {long && (
        <Button
          variant="ghost"
          size="sm"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'less' : 'more')}
        </Button>
      )}
    </div>
  )
}
