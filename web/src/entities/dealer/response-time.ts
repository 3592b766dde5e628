import type { ResponseTime } from '#shared/schemas/dealer.ts'
import { useT } from '#web/i18n/use-t.ts'

/** A measured duration in the unit people would say: minutes under an hour and a half, hours under two days, then days. */
export const durationOf = (minutes: number): { unit: 'minutes' | 'hours' | 'days'; count: number } => {
  if (minutes < 90) return { unit: 'minutes', count: Math.max(1, Math.round(minutes)) }
  const hours = Math.round(minutes / 60)
  return hours < 48 ? { unit: 'hours', count: hours } : { unit: 'days', count: Math.round(hours / 24) }
}

/** How soon a dealer answers, measured, and out of how many answers; null while there are too few to say. */
export const useResponseLabels = (measured: ResponseTime | null): { time: string; sample: string } | null => {
  const { t } = useT('storefront')
  if (!measured) return null
  const { unit, count } = durationOf(measured.medianMinutes)
  return {
    time: t(`response.${unit}`, { count }),
    sample: t('response.sample', { count: measured.sample }),
  }
}
