import type { ImportRowView } from '#shared/schemas/stock-import.ts'
import { formatKilometres, formatMoney } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { useFieldLabel } from './use-field-label.ts'
import { listOf } from './list-of.ts'
import { valueLabel } from '#web/entities/listing/stock-cells.ts'

type Change = ImportRowView['changes'][number]

// A description is recognised by its beginning.
const longest = 120
const clipped = (text: string): string => (text.length > longest ? `${text.slice(0, longest).trim()}…` : text)

/** A change in words: the field, and what it is before and after, or what a list gains and loses. */
type ChangeWords = { label: string } & ({ before: string; after: string } | { news: readonly string[] })

/** Words a change of a row in the language in use. */
export const useChangeWords = (): ((change: Change, all: readonly Change[]) => ChangeWords) => {
  const { t, language } = useT('import')
  const common = useT()
  const labelOf = useFieldLabel()

  const word = (field: string, value: Change['after'], make: string): string => {
    if (value === null || value === '' || Array.isArray(value)) return t('change.nothing')
    if (typeof value === 'boolean') return common.t(value ? 'yes' : 'no')
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
      const news = [
        ...(added.length ? [t('change.added', { list: list(field, added) })] : []),
        ...(removed.length ? [t('change.removed', { list: list(field, removed) })] : []),
      ]
      return { label, news }
    }
    const make = all.find((one) => one.field === 'make')
    return {
      label,
      before: word(field, before, String(make?.before ?? '')),
      after: word(field, after, String(make?.after ?? '')),
    }
  }
}
