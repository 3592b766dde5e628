import { titleIn } from '#shared/rules/title-in.ts'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import type { AboutListing } from '#shared/schemas/notification.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { paths } from '#web/app/paths.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Button } from '#web/ui/button.tsx'
import { CarPhoto } from '#web/ui/car-photo.tsx'
import { Card } from '#web/ui/card.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { AnswerFrame } from './answer-frame.tsx'
import { type AvailabilityAnswer, useAnswer, type AvailabilityLink } from './availability-link.ts'

type ManyCarsProps = { link: AvailabilityLink; answer: AvailabilityAnswer & { waiting: number } }

/** All cars of a seller that need confirmation: one yes for all, or a link to each. */
export const ManyCars = ({ link, answer }: ManyCarsProps) => {
  const { t, language } = useT('still-available')
  const errorText = useErrorText()
  const { mutate: say, isPending, isSuccess, error } = useAnswer(link.token)
  const { waiting, listings, visibleUntil } = answer
  const [total] = useState(waiting)
  const hasStarted = useRef(false)
  useEffect(() => {
    if (!link.isYes || waiting === 0 || hasStarted.current) return
    hasStarted.current = true
    say('AS_BEFORE')
  })
  const isDone = isSuccess && waiting === 0
  const key = isDone ? 'many.done' : waiting === 0 && total === 0 ? 'many.nothing' : null
  const until = visibleUntil
    ? t('many.doneText', { date: formatDate(visibleUntil, language, { long: true }) })
    : ''
  return (
    <AnswerFrame
      title={key ? t(key) : isPending ? t('many.going') : t('many.title', { count: waiting })}
      text={key ? (isDone ? until : t('many.nothingText')) : isPending ? undefined : t('many.text')}
      answered={isDone ? 'done' : null}
    >
      {isPending && (
        <div className="mt-6 flex flex-col gap-2">
          <ProgressBar label={t('many.going')} value={total === 0 ? 1 : 1 - waiting / total} />
          <p className="text-sm text-ink-2 tabular-nums">{t('many.left', { count: waiting })}</p>
        </div>
      )}
      {waiting > 0 && (
        <Card className="mt-6 flex flex-col gap-5 p-5">
          <CarNames listings={listings} waiting={waiting} />
          <FormFailure title={t('failed')} text={error ? errorText(error) : undefined} />
          <Button size="lg" wide pending={isPending} onClick={() => say('AS_BEFORE')}>
            {t('many.confirm', { count: waiting })}
          </Button>
        </Card>
      )}
      <p className="mt-6">
        <Link
          to={paths.sellerDashboard('my-listings', waiting > 0 ? { status: 'confirm' } : {})}
          className={buttonClass({ variant: 'secondary', wide: waiting > 0 })}
        >
          {t(waiting > 0 ? 'many.oneByOne' : 'listings')}
        </Link>
      </p>
    </AnswerFrame>
  )
}

type CarNamesProps = {
  listings: readonly AboutListing[]
  /** How many there are in all. */
  waiting: number
}

const CarNames = ({ listings, waiting }: CarNamesProps) => {
  const { t, language } = useT('still-available')
  const more = waiting - listings.length
  return (
    <ul className="flex flex-col gap-3 text-sm">
      {listings.map(({ id, title, titleAr, image }) => (
        <li key={id} className="flex items-center gap-3.5">
          <CarPhoto
            photo={image ?? undefined}
            alt=""
            sizes="5rem"
            className="aspect-[4/3] w-20 shrink-0 rounded-control"
          />
          <span className="min-w-0 break-words">{titleIn({ title, titleAr }, language)}</span>
        </li>
      ))}
      {more > 0 && <li className="text-ink-2">{t('many.more', { count: more })}</li>}
    </ul>
  )
}
