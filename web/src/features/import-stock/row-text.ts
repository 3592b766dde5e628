import { limits } from '#shared/constants/limits.ts'
import type { Language } from '#shared/constants/market.ts'
import { stockColumns, yesNoLabels } from '#shared/reference/stock-columns.ts'
import { lastMonthOf, newestYear } from '#shared/rules/listing.ts'
import { vinLength } from '#shared/rules/vin.ts'
import type { CarDraft } from '#shared/schemas/listing.ts'
import type { ImportRowView } from '#shared/schemas/stock-import.ts'
import { monthName } from '#shared/rules/qatar-day.ts'
import { valueLabel, vocabularies } from '#web/entities/listing/stock-cells.ts'
import { formatKilometres, formatMoney, formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'

type Change = ImportRowView['changes'][number]

const isMonthField = (field: string) => field === 'istimaraUntil' || field === 'fahesAt'

// A description is recognised by its beginning.
const longest = 120
const clipped = (text: string): string => (text.length > longest ? `${text.slice(0, longest).trim()}…` : text)

/** A change as text: the field with its values before and after, or what a list gains and loses. */
type ChangeText = { label: string } & ({ before: string; after: string } | { parts: readonly string[] })

/** Gives the text of a change. */
export const useChangeText = (): ((change: Change, all: readonly Change[]) => ChangeText) => {
  const { t, language } = useT('import')
  const common = useT()
  const labelOf = useFieldLabel()

  const valueText = (field: string, value: Change['after'], make: string): string => {
    if (value === null || value === '' || Array.isArray(value)) return t('change.nothing')
    if (typeof value === 'boolean') return common.t(value ? 'yes' : 'no')
    if (typeof value === 'string' && isMonthField(field)) return monthName(value, language)
    if (typeof value === 'string') return clipped(valueLabel(field, value, language, make))
    if (field === 'priceQAR') return formatMoney(value, language)
    return field === 'mileage' ? formatKilometres(value, language) : String(value)
  }
  const list = (field: string, values: readonly string[]) =>
    listOf(
      values.map((value) => valueLabel(field, value, language)),
      language,
    )

  return ({ field, before, after }, all) => {
    const label = labelOf(field)
    if (Array.isArray(before) || Array.isArray(after)) {
      const [old, now] = [before, after].map((value) => (Array.isArray(value) ? value : []))
      const added = now!.filter((value) => !old!.includes(value))
      const removed = old!.filter((value) => !now!.includes(value))
      const parts = [
        ...(added.length ? [t('change.added', { list: list(field, added) })] : []),
        ...(removed.length ? [t('change.removed', { list: list(field, removed) })] : []),
      ]
      return { label, parts }
    }
    const make = all.find((one) => one.field === 'make')
    return {
      label,
      before: valueText(field, before, String(make?.before ?? '')),
      after: valueText(field, after, String(make?.after ?? '')),
    }
  }
}

type RowProblem = ImportRowView['problems'][number]

/** The answers whose values are of a type; a new one that is not named below does not compile. */
type AnswersOf<Value> = {
  [Field in keyof CarDraft]-?: NonNullable<CarDraft[Field]> extends Value ? Field : never
}[keyof CarDraft]

const flags: Readonly<Record<AnswersOf<boolean>, typeof yesNoLabels>> = {
  isGCCSpec: yesNoLabels,
  hasWarranty: yesNoLabels,
  isAccidentFree: yesNoLabels,
  isPriceFixed: yesNoLabels,
}
const choicesOf: typeof vocabularies = { ...vocabularies, ...flags }

const listingLimits = limits.listing
const { price: priceQAR, mileage, cylinders, seats, doors } = listingLimits
/** The bounds of each number; those of a year, which is no quantity, have no separators. */
const bounds: Readonly<Record<Exclude<AnswersOf<number>, 'year'>, { min: number; max: number }>> = {
  priceQAR,
  mileage,
  cylinders,
  seats,
  doors,
}
const isBound = (field: string): field is keyof typeof bounds => field in bounds

const longestOf: Readonly<Record<string, number>> = {
  stockNumber: limits.selling.stockNumber,
  variant: listingLimits.variant,
  engineSize: listingLimits.engineSize,
  description: listingLimits.description,
  secondDescription: listingLimits.description,
  vin: vinLength,
  features: listingLimits.feature,
}
const mostOf: Readonly<Record<string, number>> = {
  features: listingLimits.features,
  photos: listingLimits.photos,
}

/** Returns the text of a problem: the column, its value, and the accepted values. */
export const useProblemText = (): ((problem: RowProblem) => string) => {
  const { t, language } = useT('import')
  const labelOf = useFieldLabel()

  const rangeOf = (field: string): [string, string] | undefined => {
    const number = (value: number) => formatNumber(value, language)
    if (field === 'year') return [String(listingLimits.firstYear), String(newestYear(new Date()))]
    if (field === 'istimaraUntil' || field === 'fahesAt') {
      const last = monthName(lastMonthOf(field, new Date()), language)
      return [monthName('2000-01', language), last]
    }
    return isBound(field) ? [number(bounds[field].min), number(bounds[field].max)] : undefined
  }
  const hintOf = ({ problem, field }: RowProblem): string => {
    if (!field) return ''
    const range = problem === 'OUT_OF_RANGE' && rangeOf(field)
    if (range) return t('problem.range', { least: range[0], most: range[1] })
    const choices = problem === 'UNKNOWN_VALUE' && choicesOf[field]
    if (choices) {
      const names = Object.values(choices).map((label) => label[language])
      return t('problem.choices', { list: listOf(names, language, 'disjunction') })
    }
    const most = { TOO_LONG: longestOf[field], TOO_MANY: mostOf[field] }[problem as 'TOO_LONG' | 'TOO_MANY']
    return most ? t('problem.most', { most }) : ''
  }
  const sentenceOf = ({ problem, field, value }: RowProblem): string => {
    const values = { field: field ? labelOf(field) : '', value: value ?? '' }
    switch (problem) {
      case 'WRONG_COLUMN_COUNT':
        return t('problem.WRONG_COLUMN_COUNT', values)
      case 'CANNOT_CHANGE':
        return field
          ? t('problem.CANNOT_CHANGE', { ...values, value: valueLabel(field, values.value, language) })
          : t('problem.CANNOT_CHANGE.car')
      case 'REPEATED':
        if (field === 'vin') return t('problem.REPEATED.vin', values)
        return field && field !== 'stockNumber'
          ? t('problem.REPEATED.field', values)
          : t('problem.REPEATED', values)
      default:
        return t(`problem.${problem}`, values)
    }
  }
  return (problem) => [sentenceOf(problem), hintOf(problem)].filter(Boolean).join(' ')
}

/** Gives the reason why a row, or some of its fields, was not taken back. */
export const useKeptText = (): ((undo: NonNullable<ImportRowView['undo']>) => string) => {
  const { t, language } = useT('import')
  const labelOf = useFieldLabel()
  return ({ reason, fields }) => {
    if (!reason) return ''
    if (reason === 'CHANGED_SINCE' && fields.length > 0)
      return t('undo.CHANGED_SINCE.fields', { list: listOf(fields.map(labelOf), language) })
    return t(`undo.${reason}`)
  }
}

/** Gives the column header of a field; a field without a column keeps its name. */
export const useFieldLabel = (): ((field: string) => string) => {
  const { language } = useT('import')
  return (field) => stockColumns.find((column) => column.field === field)?.[language] ?? field
}
/** Joins names for a sentence: `Make, Model, and Year`, or with `disjunction` `Good, Fair, or New`. */
export const listOf = (
  names: readonly string[],
  language: Language,
  type: Intl.ListFormatType = 'conjunction',
): string => new Intl.ListFormat(language, { type }).format(names)
