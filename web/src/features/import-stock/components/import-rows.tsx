import { useState } from 'react'
import { rowActions, type ImportView, type RowAction } from '#shared/schemas/stock-import.ts'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { chipClass } from '#web/ui/chip.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useImportRows } from '#web/features/import-stock/api/list-import-rows.ts'
import { ImportRow } from './import-row.tsx'

const chip = `${chipClass} aria-pressed:bg-brand aria-pressed:text-white forced-colors:aria-pressed:border-4`
const skeletons = ['first', 'second', 'third', 'fourth']

const RowList = ({ of, action }: { of: ImportView; action: RowAction | undefined }) => {
  const { t } = useT('import')
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useImportRows(of, action)
  if (!data && error) return <LoadFailed title={t('rows.failed')} error={error} onRetry={refetch} />
  if (!data)
    return (
      <div aria-busy className="flex flex-col gap-3">
        {skeletons.map((name) => (
          <Skeleton key={name} className="h-20 rounded-card" />
        ))}
      </div>
    )
  const rows = data.pages.flatMap((page) => page.rows)
  if (rows.length === 0) return <p className="text-sm text-ink-2">{t('rows.none')}</p>
  return (
    <>
      <ul className="overflow-clip rounded-card border border-line bg-card">
        {rows.map((row) => (
          <li key={row.row} className="border-b border-line last:border-b-0">
            <ImportRow row={row} mode={of.mode} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button
          variant="secondary"
          className="self-center"
          pending={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t('rows.more')}
        </Button>
      )}
      {error && <LoadFailed title={t('rows.failed')} error={error} onRetry={fetchNextPage} />}
    </>
  )
}

/** The rows of an import, all of them or those of one action. */
export const ImportRows = ({ of }: { of: ImportView }) => {
  const { t, language } = useT('import')
  const [action, setAction] = useState<RowAction>()
  const all = rowActions.reduce((sum, one) => sum + of.counts[one], 0)
  const choices = [undefined, ...rowActions.filter((one) => of.counts[one] > 0)]
  return (
    <section className="flex flex-col gap-4">
      <h3 className="text-lg">{t('rows.title')}</h3>
      <div
        role="group"
        aria-label={t('filter')}
        className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:px-0"
      >
        {choices.map((one) => (
          <button
            key={one ?? 'ALL'}
            type="button"
            aria-pressed={one === action}
            onClick={() => setAction(one)}
            className={chip}
          >
            {t(one ? `count.${one}` : 'count.all')}
            <span className="text-xs tabular-nums">{formatNumber(one ? of.counts[one] : all, language)}</span>
          </button>
        ))}
      </div>
      <RowList of={of} action={action} />
    </section>
  )
}
