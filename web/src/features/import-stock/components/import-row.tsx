import type { ImportMode, ImportRowView, RowAction } from '#shared/schemas/stock-import.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { RowChanges } from './row-changes.tsx'
import { RowProblems } from './row-problems.tsx'

const tones: Record<RowAction, BadgeTone> = {
  CREATE: 'green',
  CHANGE: 'amber',
  SAME: 'neutral',
  REFUSE: 'red',
}

/** One row of the file: which car it is, and what it does or why it cannot. */
export const ImportRow = ({ row, mode }: { row: ImportRowView; mode: ImportMode }) => {
  const { t, language } = useT('import')
  const { action, outcome } = row
  const title = (language === 'ar' ? row.titleAr : row.title) || t('untitled')
  return (
    <article className="grid gap-x-5 gap-y-2 p-4 lg:grid-cols-[8rem_minmax(0,1fr)_auto]">
      <div className="flex flex-wrap gap-1.5 justify-self-start lg:order-last lg:justify-self-end">
        <Badge tone={tones[action]}>
          {t(action === 'CREATE' && mode === 'DRAFT' ? 'action.CREATE.draft' : `action.${action}`)}
        </Badge>
        {outcome === 'FAILED' && <Badge tone="red">{t('outcome.FAILED')}</Badge>}
      </div>
      <p className="flex min-w-0 flex-wrap gap-x-3 text-sm text-ink-3 lg:flex-col lg:items-start">
        <bdi className="max-w-full font-medium break-words text-ink-2">
          {row.stockNumber ?? t('noStockNumber')}
        </bdi>
        <span>{t('row', { row: row.row })}</span>
      </p>
      <div className="min-w-0 text-sm">
        <h4 className="text-base font-medium break-words">
          <bdi>{title}</bdi>
        </h4>
        <RowChanges changes={row.changes} />
        <RowProblems row={row} />
        {row.photoNames.length > 0 && (
          <p className="text-ink-3">{t('rows.photos', { count: row.photoNames.length })}</p>
        )}
      </div>
    </article>
  )
}
