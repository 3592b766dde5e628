import { formatMoney } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import type { ActiveFilter } from './active-filters.ts'
import type { CarNames } from '#web/entities/catalogue/queries.ts'
import { wordOf } from './filter-words.ts'

/** Words for an active filter, as its chip says them: `Toyota`, `From QAR 50,000`, `GCC specs: Yes`. */
export const useFilterLabel = ({ makeName, modelName }: CarNames): ((filter: ActiveFilter) => string) => {
  const { t, language } = useT('filters')
  const common = useT()
  return ({ name, value }) => {
    switch (name) {
      case 'make':
        return makeName(value)
      case 'model':
        return modelName(value)
      case 'minPrice':
      case 'maxPrice':
        return t(`chip.${name}`, { value: formatMoney(Number(value), language) })
      // As text: a year has no thousands separator.
      case 'minYear':
      case 'maxYear':
      case 'search':
        return t(`chip.${name}`, { value })
      case 'dealerOnly':
      case 'isGCCSpec':
      case 'hasWarranty':
        return t('chip.flag', { name: t(name), value: common.t('yes') })
      default:
        return wordOf(name, value, language)
    }
  }
}
