import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { isOnOffer } from '#shared/rules/availability.ts'
import type { Availability } from '#shared/schemas/availability.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { paths } from '#web/app/paths.ts'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { useAnswer, type AvailabilityAnswer } from '../api/answer-availability.ts'
import type { AvailabilityLink } from '../read-link.ts'
import { useAnswerWords, type Stage } from '../use-answer-words.ts'
import { AnswerButtons } from './answer-buttons.tsx'
import { AnswerFrame } from './answer-frame.tsx'
import { AskedCar } from './asked-car.tsx'

type Said = Availability | 'AS_BEFORE'
type OneCarProps = {
  link: AvailabilityLink
  answer: AvailabilityAnswer & { availability: Availability }
}

/** One car: a link that says yes answers as soon as it is opened; everything else takes a press. */
export const OneCar = ({ link, answer }: OneCarProps) => {
  const { t } = useT('still-available')
  const errorText = useErrorText()
  const words = useAnswerWords()
  const [stage, setStage] = useState<Stage>(link.isYes ? 'asking' : 'asking-after-no')
  const { mutate, isPending, variables, error } = useAnswer(link.token)
  const [listing] = answer.listings

  const say = (said: Said) => {
    const wasAway = !isOnOffer(answer.availability)
    mutate(said, { onSuccess: () => setStage(wasAway ? 'revived' : 'answered') })
  }
  const isQuestion = answer.isPausedBySilence || isOnOffer(answer.availability)
  const isBegun = useRef(false)
  useEffect(() => {
    if (!link.isYes || !isQuestion || isBegun.current) return
    isBegun.current = true
    say('AS_BEFORE')
  })
  const isAnswered = stage === 'answered' || stage === 'revived'
  const { title, text } = words(answer, stage)
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
