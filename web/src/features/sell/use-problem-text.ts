import { limits } from '#shared/constants/limits.ts'
import { formatKilometres, formatMoney } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import type { Problem } from './steps.ts'

/** Turns what is wrong with an answer into a sentence. A server's own sentence is English; Arabic has one for all of them. */
export const useProblemText = () => {
  const { t, language } = useT('sell')
  const { price, mileage } = limits.listing
  return (problem: Problem | { refusal: string }): string => {
    if (typeof problem === 'object') return language === 'en' ? problem.refusal : t('problem.refused')
    switch (problem) {
      case 'required':
        return t('problem.required')
      case 'stockNumber':
        return t('problem.stockNumber')
      case 'asked':
        return t('problem.asked')
      case 'number':
        return t('problem.number')
      case 'mileage':
        return t('problem.mileage', { most: formatKilometres(mileage.max, language) })
      case 'price':
        return t('problem.price', {
          least: formatMoney(price.min, language),
          most: formatMoney(price.max, language),
        })
    }
  }
}
