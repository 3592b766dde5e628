import { CalendarClock, CircleCheck, CirclePause, HandCoins } from 'lucide-react'
import type { Availability } from '#shared/schemas/availability.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { answerChoices } from '../answer-choices.ts'

type Said = Availability | 'AS_BEFORE'

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
  /** The letter's link said no: then a yes is the last thing to offer. */
  isNo: boolean
  /** The answer that is under way. */
  pending: Said | undefined
  onSay: (said: Said) => void
}

/** What a seller can say about the car; a yes is the largest, unless they came to say no. */
export const AnswerButtons = ({ car, isAnswered, isNo, pending, onSay }: AnswerButtonsProps) => {
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
