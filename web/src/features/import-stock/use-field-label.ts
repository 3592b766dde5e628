import { stockColumns } from '#shared/reference/stock-columns.ts'
import { useT } from '#web/i18n/use-t.ts'

/** The name of a field as its column is headed in the language in use; one without a column keeps its own. */
export const useFieldLabel = (): ((field: string) => string) => {
  const { language } = useT('import')
  return (field) => stockColumns.find((column) => column.field === field)?.[language] ?? field
}
