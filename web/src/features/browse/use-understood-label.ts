import type { UnderstoodRange } from '#shared/schemas/understood.ts'
import { formatKilometres, formatMoney } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { isWord, type UnderstoodPart } from './understood-parts.ts'

/** What a part of the text was taken to mean: `Toyota (corrected)`, `2018–2020`, `Up to QAR 100,000`. */
export const useUnderstoodLabel = (): ((part: UnderstoodPart) => string) => {
  const { t, language } = useT('filters')
  const amounts = {
    // As text: a year has no thousands separator.
    year: String,
    price: (riyals: number) => formatMoney(riyals, language),
    mileage: (kilometres: number) => formatKilometres(kilometres, language),
  }
  const range = ({ kind, min, max }: UnderstoodRange) => {
    const [from, to] = [min, max].map((end) => (end === undefined ? undefined : amounts[kind](end)))
    if (from === undefined) return t('understood.max', { max: to ?? '' })
    if (to === undefined) return t('understood.min', { min: from })
    if (from === to) return from
    return t(kind === 'year' ? 'understood.years' : 'understood.between', { min: from, max: to })
  }
  return (part) => {
    if (!isWord(part)) return range(part)
    const name = part.label[language]
    return part.corrected ? t('understood.corrected', { name }) : name
  }
}
