import { limits } from '#shared/constants/limits.ts'
import type { ImportView } from '#shared/schemas/stock-import.ts'
import { useT } from '#web/i18n/use-t.ts'
import { listOf } from '#web/features/import-stock/list-of.ts'
import { useFieldLabel } from '#web/features/import-stock/use-field-label.ts'
import { Notice } from './notice.tsx'
import { TemplateLinks } from './template-links.tsx'

/** Why the whole file cannot be used, and what to do about it. */
export const RefusedFile = ({ of }: { of: ImportView }) => {
  const { t, language } = useT('import')
  const labelOf = useFieldLabel()
  const { refusal, refusedColumns } = of
  const columns = listOf(refusedColumns.map(labelOf), language)
  const sentence = () => {
    if (refusal === 'MISSING_COLUMNS' || refusal === 'REPEATED_COLUMNS')
      return t(`refusal.${refusal}`, { count: refusedColumns.length, columns })
    if (refusal === 'TOO_MANY_ROWS') return t('refusal.TOO_MANY_ROWS', { rows: limits.selling.import.rows })
    return t(`refusal.${refusal ?? 'DAMAGED'}`)
  }
  return (
    <div role="alert">
      <Notice tone="red" title={t('refusal.title')}>
        <p>{sentence()}</p>
        {refusal === 'MISSING_COLUMNS' && <TemplateLinks />}
      </Notice>
    </div>
  )
}
