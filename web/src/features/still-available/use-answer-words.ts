import { formatDate } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import type { AvailabilityAnswer } from './api/answer-availability.ts'

type OneCar = AvailabilityAnswer & { availability: NonNullable<AvailabilityAnswer['availability']> }

/** Where the page is: it asks, or it says what was answered. `revived` is a car that was out of sight before. */
export type Stage = 'asking' | 'asking-after-no' | 'answered' | 'revived'

/** What the page says about one car. */
export const useAnswerWords = (): ((car: OneCar, stage: Stage) => { title: string; text: string }) => {
  const { t, language } = useT('still-available')
  return ({ availability, isPausedBySilence, visibleUntil }, stage) => {
    if (isPausedBySilence) return { title: t('ask.silent'), text: t('ask.silentText') }
    // What its seller took off is no question any more, whatever the letter asked.
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
