import { formatMoney } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import type { ActivePlateFilter } from './active-filters.ts'
import { plateWord } from './words.ts'

/** Words for an active filter, as its chip says them: `3 digits`, `From QAR 50,000`, `Mirror`. A text stays as it was typed. */
export const usePlateFilterLabel = (): ((filter: ActivePlateFilter) => string) => {
  const { t, language } = useT('plates')
  return ({ name, value }) => {
    switch (name) {
      case 'search':
        return value
      case 'digits':
        return value === '4+' ? t('digits.more') : t('digits.name', { count: Number(value) })
      case 'series':
        return value === 'none' ? t('series.noLetter') : t('series.name', { letter: value })
      case 'minPrice':
      case 'maxPrice':
        return t(`chip.${name}`, { value: formatMoney(Number(value), language) })
      default:
        return plateWord(value, language)
    }
  }
}
