import { titleIn } from '#shared/rules/title-in.ts'
import { useEffect, useRef, useState } from 'react'
import { CalendarClock, CircleCheck, CirclePause, HandCoins } from 'lucide-react'
import { Link } from 'react-router-dom'
import { isOnOffer, availabilities, type Availability } from '#shared/rules/availability.ts'
import type { AboutListing } from '#shared/schemas/notification.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { paths } from '#web/app/paths.ts'
import { formatDate, formatMoney } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Button } from '#web/ui/button.tsx'
import { CarPhoto } from '#web/ui/car-photo.tsx'
import { Card } from '#web/ui/card.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { AnswerFrame } from './answer-frame.tsx'
import { type AvailabilityAnswer, type AvailabilityLink, useAnswer } from './availability-link.ts'

type Said = Availability | 'AS_BEFORE'
type OneCarProps = {
  link: AvailabilityLink
  answer: AvailabilityAnswer & { availability: Availability }
}

/** One car: a link that says yes answers as soon as it is opened; every other answer takes a press. */
export const OneCar = ({ link, answer }: OneCarProps) => {
  const { t } = useT('still-available')
  const errorText = useErrorText()
  const textsOf = useAnswerTexts()
  const [stage, setStage] = useState<Stage>(link.isYes ? 'asking' : 'asking-after-no')
  const { mutate, isPending, variables, error } = useAnswer(link.token)
  const [listing] = answer.listings

  const say = (said: Said) => {
    const wasAway = !isOnOffer(answer.availability)
    mutate(said, { onSuccess: () => setStage(wasAway ? 'revived' : 'answered') })
  }
  const isQuestion = answer.isPausedBySilence || isOnOffer(answer.availability)
  const hasStarted = useRef(false)
  useEffect(() => {
    if (!link.isYes || !isQuestion || hasStarted.current) return
    hasStarted.current = true
    say('AS_BEFORE')
  })
  const isAnswered = stage === 'answered' || stage === 'revived'
  const { title, text } = textsOf(answer, stage)
  return (
    <AnswerFrame title={title} text={text} answered={isAnswered ? title : null}>
      <Card className="mt-6 overflow-hidden">
        {listing && <AskedCar listing={listing} />}
        <div className="flex flex-col gap-4 p-5">
          <FormFailure title={t('failed')} text={error ? errorText(error) : undefined} />
          <AnswerButtons
            car={answer}
            isAnswered={isAnswered}
            isNo={!link.isYes}
            pending={isPending ? variables : undefined}
            onSay={say}
          />
          <Link
            to={paths.sellerDashboard('my-listings')}
            className={buttonClass({
              variant: answer.availability === 'SOLD' ? 'secondary' : 'ghost',
              wide: true,
            })}
          >
            {t('listings')}
          </Link>
        </div>
      </Card>
    </AnswerFrame>
  )
}

const icons: Record<Said, typeof CircleCheck> = {
  AS_BEFORE: CircleCheck,
  AVAILABLE: CircleCheck,
  RESERVED: CalendarClock,
  SOLD: HandCoins,
  PAUSED: CirclePause,
}

const yesLast = (choices: ReturnType<typeof answerChoices>) =>
  choices.toSorted((a, b) => Number(a.said === 'AS_BEFORE') - Number(b.said === 'AS_BEFORE'))

type AnswerButtonsProps = {
  car: { availability: Availability; isPausedBySilence: boolean }
  isAnswered: boolean
  /** The link of the email says no: a yes is then offered last. */
  isNo: boolean
  /** The answer being sent. */
  pending: Said | undefined
  onSay: (said: Said) => void
}

/** The answers that the seller can give; a yes is the largest, unless the link says no. */
const AnswerButtons = ({ car, isAnswered, isNo, pending, onSay }: AnswerButtonsProps) => {
  const { t } = useT('still-available')
  const choices = answerChoices(car, isAnswered)
  return (
    <div role="group" aria-label={t('answers')} className="grid gap-3 sm:grid-cols-3">
      {(isNo ? yesLast(choices) : choices).map(({ said, label }) => {
        const Icon = icons[said]
        const isYes = said === 'AS_BEFORE'
        return (
          <Button
            key={said}
            variant={isYes ? (isNo ? 'ghost' : 'primary') : 'secondary'}
            size={isYes && !isNo ? 'lg' : 'md'}
            wide
            pending={pending === said}
            aria-disabled={pending !== undefined || undefined}
            onClick={() => pending === undefined && onSay(said)}
            className={isYes ? 'sm:col-span-3' : undefined}
          >
            {pending !== said && <Icon aria-hidden className="size-5 shrink-0 stroke-[1.5]" />}
            {t(label)}
          </Button>
        )
      })}
    </div>
  )
}

const AskedCar = ({ listing }: { listing: AboutListing }) => {
  const { t, language } = useT('still-available')
  const title = titleIn(listing, language)
  return (
    <>
      <CarPhoto
        photo={listing.image ?? undefined}
        alt={t('photo', { title })}
        sizes="(min-width: 40rem) 32rem, 100vw"
        priority
        className="aspect-[16/10] w-full"
      />
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-5 pt-4">
        <h2 className="text-base font-medium tracking-normal break-words">{title}</h2>
        {listing.priceQAR !== null && (
          <p className="text-lg font-semibold tabular-nums">
            <bdi>{formatMoney(listing.priceQAR, language)}</bdi>
          </p>
        )}
      </div>
    </>
  )
}

type AnsweredCar = AvailabilityAnswer & { availability: NonNullable<AvailabilityAnswer['availability']> }

/** Whether the page asks or confirms an answer. `revived` is a car that was hidden before. */
type Stage = 'asking' | 'asking-after-no' | 'answered' | 'revived'

/** Gives the title and text for one car. */
const useAnswerTexts = (): ((car: AnsweredCar, stage: Stage) => { title: string; text: string }) => {
  const { t, language } = useT('still-available')
  return ({ availability, isPausedBySilence, visibleUntil }, stage) => {
    if (isPausedBySilence) return { title: t('ask.silent'), text: t('ask.silentText') }
    // A car that its seller took off needs no confirmation any more, even if the email asked.
    if (availability === 'SOLD' || availability === 'PAUSED')
      return { title: t(`${availability}.title`), text: t(`${availability}.text`) }
    if (stage === 'asking') return { title: t('ask.title'), text: t('ask.text') }
    if (stage === 'asking-after-no') return { title: t('ask.sold'), text: t('ask.soldText') }
    const key =
      availability === 'RESERVED'
        ? 'RESERVED.title'
        : stage === 'revived'
          ? 'AVAILABLE.back'
          : 'AVAILABLE.title'
    const until = visibleUntil ? t('until', { date: formatDate(visibleUntil, language, { long: true }) }) : ''
    return { title: t(key), text: until }
  }
}

type Car = { availability: Availability; isPausedBySilence: boolean }

/** An answer that can be given, and the message on its button. */
type Choice = {
  said: Availability | 'AS_BEFORE'
  label: 'say.still' | 'say.stillReserved' | 'say.back' | `say.${Availability}`
}

const asBefore = ({ availability, isPausedBySilence }: Car): Choice => ({
  said: 'AS_BEFORE',
  label: isPausedBySilence ? 'say.back' : availability === 'RESERVED' ? 'say.stillReserved' : 'say.still',
})

/** The answers that an email's link allows. While the question is open, a yes comes first. */
export const answerChoices = (car: Car, isAnswered: boolean): readonly Choice[] => {
  if (car.availability === 'SOLD') return []
  const isQuestion = car.isPausedBySilence || (isOnOffer(car.availability) && !isAnswered)
  // A car paused by silence was on offer: a yes makes it so again, and pausing it is an answer too.
  const present: Availability = car.isPausedBySilence ? 'AVAILABLE' : car.availability
  const others = availabilities
    .filter((availability) => availability !== present)
    .map((availability): Choice => ({ said: availability, label: `say.${availability}` }))
  return isQuestion ? [asBefore(car), ...others] : others
}
