import { yesNoWords } from '#shared/reference/yes-no.ts'
import { limits } from '#shared/constants/limits.ts'
import { newestYear } from '#shared/rules/listing.ts'
import type { ImportRowView } from '#shared/schemas/stock-import.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { listOf } from './list-of.ts'
import { useFieldLabel } from './use-field-label.ts'
import { vocabularies } from '#web/entities/listing/stock-cells.ts'

type Problem = ImportRowView['problems'][number]

const choicesOf: typeof vocabularies = {
  ...vocabularies,
  isGCCSpec: yesNoWords,
  hasWarranty: yesNoWords,
  isAccidentFree: yesNoWords,
}

const of = limits.listing
const longestOf: Readonly<Record<string, number>> = {
  stockNumber: limits.selling.stockNumber,
  variant: of.variant,
  engineSize: of.engineSize,
  description: of.description,
  features: of.feature,
}
const mostOf: Readonly<Record<string, number>> = { features: of.features, photos: of.photos }

/** Words a problem of a row: what is wrong with which column, what the file says, and what would be right. */
export const useProblemWords = (): ((problem: Problem) => string) => {
  const { t, language } = useT('import')
  const labelOf = useFieldLabel()

  const rangeOf = (field: string): [string, string] | undefined => {
    const number = (value: number) => formatNumber(value, language)
    if (field === 'year') return [String(of.firstYear), String(newestYear(new Date()))]
    if (field === 'priceQAR') return [number(of.price.min), number(of.price.max)]
    return field === 'mileage' ? [number(of.mileage.min), number(of.mileage.max)] : undefined
  }
  const hintOf = ({ problem, field }: Problem): string => {
    if (!field) return ''
    const range = problem === 'OUT_OF_RANGE' && rangeOf(field)
    if (range) return t('problem.range', { least: range[0], most: range[1] })
    const choices = problem === 'UNKNOWN_VALUE' && choicesOf[field]
    if (choices) {
      const names = Object.values(choices).map((words) => words[language])
      return t('problem.choices', { list: listOf(names, language, 'disjunction') })
    }
    const most = { TOO_LONG: longestOf[field], TOO_MANY: mostOf[field] }[problem as 'TOO_LONG' | 'TOO_MANY']
    return most ? t('problem.most', { most }) : ''
  }
  const sentenceOf = ({ problem, field, value }: Problem): string => {
    const words = { field: field ? labelOf(field) : '', value: value ?? '' }
    switch (problem) {
      case 'WRONG_COLUMN_COUNT':
        return t('problem.WRONG_COLUMN_COUNT', words)
      case 'CANNOT_CHANGE':
        return field ? t('problem.CANNOT_CHANGE', words) : t('problem.CANNOT_CHANGE.car')
      case 'REPEATED':
        return field && field !== 'stockNumber'
          ? t('problem.REPEATED.field', words)
          : t('problem.REPEATED', words)
      default:
        return t(`problem.${problem}`, words)
    }
  }
  return (problem) => [sentenceOf(problem), hintOf(problem)].filter(Boolean).join(' ')
}
