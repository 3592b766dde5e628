import type { ResponseTime } from '#shared/schemas/dealer.ts'
import { useT } from '#web/i18n/use-t.ts'
import { durationOf } from './response-time.ts'

/** How soon a dealer answers, measured, and out of how many answers; null while there are too few to say. */
export const useResponseWords = (measured: ResponseTime | null): { time: string; sample: string } | null => {
  const { t } = useT('storefront')
  if (!measured) return null
  const { unit, count } = durationOf(measured.medianMinutes)
  return {
    time: t(`response.${unit}`, { count }),
    sample: t('response.sample', { count: measured.sample }),
  }
}
