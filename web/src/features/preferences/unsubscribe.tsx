import { type ReactNode, useEffect, useRef } from 'react'
import { MailCheck, MailX, Unlink } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { MailTopic } from '#shared/schemas/preferences.ts'
import { ApiError } from '#web/api/api-error.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { paths } from '#web/app/paths.ts'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Button } from '#web/ui/button.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { topics, useUnsubscribe } from './queries.ts'

/** Ends mail by the link of a mail, whose parameters `link` has. */
export const Unsubscribe = ({ link }: { link: URLSearchParams }) => {
  const read = readUnsubscribeLink(link)
  return read ? <Question link={read} /> : <InvalidLink />
}

type Topic = MailTopic | 'all'

/** The parts of an unsubscribe link; the token names the user. */
type UnsubscribeLink = { token: string; topic: Topic; savedSearch: string | undefined }

const known: ReadonlySet<string> = new Set([...topics, 'all'])

const isTopic = (text: string): text is Topic => known.has(text)

/** Reads the link out of the address, or undefined when a part is missing: mail programs cut long addresses. */
export const readUnsubscribeLink = (search: URLSearchParams): UnsubscribeLink | undefined => {
  const token = search.get('token')
  const topic = search.get('topic') ?? ''
  if (!token || !isTopic(topic)) return undefined
  return { token, topic, savedSearch: search.get('savedSearch') || undefined }
}

// A malformed token fails validation.
const isLinkFault = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'UNSUBSCRIBE_LINK_INVALID' || error.status === 400)

/** Asks first: mail scanners open every link, and only a press of the button may end anything. */
const Question = ({ link }: { link: UnsubscribeLink }) => {
  const { t } = useT('unsubscribe')
  const errorText = useErrorText()
  const { mutate: unsubscribe, isPending, isSuccess, error } = useUnsubscribe()
  const what = t(link.savedSearch ? 'what.search' : `what.${link.topic}`)
  if (isLinkFault(error)) return <InvalidLink isAnswer />
  if (isSuccess)
    return (
      <Panel key="done" icon={<MailCheck />} title={t('done.title', { what })} isAnswer>
        <p className="mt-3 text-ink-2">{t('done.text')}</p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <Link
            to={link.savedSearch ? paths.dashboard('searches') : paths.profile('notifications')}
            className={buttonClass({ variant: 'secondary' })}
          >
            {t(link.savedSearch ? 'searches' : 'settings')}
          </Link>
          <Link to={paths.home()} className={buttonClass({ variant: 'ghost' })}>
            {t('home')}
          </Link>
        </div>
      </Panel>
    )
  return (
    <Panel key="question" icon={<MailX />} title={t('question', { what })}>
      <p className="mt-3 text-ink-2">{t(link.savedSearch ? 'question.search' : 'question.text')}</p>
      <div className="mt-8 flex flex-col items-center gap-5 text-start">
        <FormFailure title={t('failed')} text={error ? errorText(error) : undefined} />
        <Button size="lg" pending={isPending} onClick={() => unsubscribe(link)}>
          {t(isPending ? 'pending' : 'confirm')}
        </Button>
      </div>
    </Panel>
  )
}

const InvalidLink = ({ isAnswer = false }: { isAnswer?: boolean }) => {
  const { t } = useT('unsubscribe')
  return (
    <Panel icon={<Unlink />} title={t('invalid.title')} isAnswer={isAnswer}>
      <p className="mt-3 text-ink-2">{t('invalid.text')}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Link to={paths.profile('notifications')} className={buttonClass()}>
          {t('settings')}
        </Link>
        <Link to={paths.home()} className={buttonClass({ variant: 'secondary' })}>
          {t('home')}
        </Link>
      </div>
    </Panel>
  )
}

type PanelProps = {
  icon: ReactNode
  title: string
  /** Takes the focus, since the pressed button is gone. */
  isAnswer?: boolean
  children: ReactNode
}

const Panel = ({ icon, title, isAnswer = false, children }: PanelProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isAnswer) heading.current?.focus()
  }, [isAnswer])
  return (
    <div className="page-width grid min-h-[70dvh] place-items-center py-16 text-center">
      <div className="flex max-w-lg flex-col items-center">
        <span
          aria-hidden
          className="mb-6 grid size-16 place-items-center rounded-full bg-sand text-ink-2 [&>svg]:size-7 [&>svg]:stroke-[1.5]"
        >
          {icon}
        </span>
        <h1 ref={heading} tabIndex={-1} className="text-3xl">
          {title}
        </h1>
        {children}
      </div>
    </div>
  )
}
