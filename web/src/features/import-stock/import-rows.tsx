import { titleIn } from '#shared/rules/title-in.ts'
import { useState, type Ref } from 'react'
import { ArrowRight, CircleAlert } from 'lucide-react'
import type { ErrorCode } from '#shared/errors.ts'
import {
  type ImportRowView,
  type ImportView,
  type RowAction,
  rowActions,
} from '#shared/schemas/stock-import.ts'
import { ApiError } from '#web/api/api-error.ts'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { useErrorText } from '#web/api/use-error-text.ts'
import { formatMoney, formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { choiceChipClass } from '#web/ui/chip.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { useFocusFirstNew } from '#web/ui/use-focus-first-new.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { RowDoubts } from './price-doubts.tsx'
import { useImportRows } from './queries.ts'
import { useChangeText, useKeptText, useProblemText } from './row-text.ts'

const RowList = ({ of, action }: { of: ImportView; action: RowAction | undefined }) => {
  const { t } = useT('import')
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useImportRows(of, action)
  const [list, noteShown] = useFocusFirstNew<HTMLUListElement>(!hasNextPage)
  const more = () => {
    noteShown()
    void fetchNextPage()
  }
  if (!data && error) return <LoadFailed title={t('rows.failed')} error={error} onRetry={refetch} />
  if (!data) return <SkeletonRows className="h-20 rounded-card" />
  const rows = data.pages.flatMap((page) => page.rows)
  if (rows.length === 0) return <p className="text-sm text-ink-2">{t('rows.none')}</p>
  return (
    <>
      <ImportRowList ref={list} rows={rows} of={of} />
      {hasNextPage && (
        <Button variant="secondary" className="self-center" pending={isFetchingNextPage} onClick={more}>
          {t('rows.more')}
        </Button>
      )}
      {error && <LoadFailed title={t('rows.failed')} error={error} onRetry={fetchNextPage} />}
    </>
  )
}

type ImportRowsProps = {
  of: ImportView
  /** Those whose price is asked about. */
  doubted?: readonly ImportRowView[]
}

/** The rows of an import: all of them, those of one action, or those to look at once more. */
export const ImportRows = ({ of, doubted }: ImportRowsProps) => {
  const { t, language } = useT('import')
  const [chosen, setChosen] = useState<RowAction | 'doubts'>()
  const all = rowActions.reduce((sum, one) => sum + of.counts[one], 0)
  const choices = [
    { key: undefined, count: all },
    ...rowActions.map((key) => ({ key, count: of.counts[key] })).filter(({ count }) => count > 0),
    ...(doubted?.length ? [{ key: 'doubts' as const, count: doubted.length }] : []),
  ]
  return (
    <section className="flex flex-col gap-4">
      <h3 className="text-lg">{t('rows.title')}</h3>
      <div
        role="group"
        aria-label={t('filter')}
        className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0"
      >
        {choices.map(({ key, count }) => (
          <button
            key={key ?? 'ALL'}
            type="button"
            aria-pressed={key === chosen}
            onClick={() => setChosen(key)}
            className={choiceChipClass}
          >
            {t(key ? `count.${key}` : 'count.all')}
            <span className="text-xs tabular-nums">{formatNumber(count, language)}</span>
          </button>
        ))}
      </div>
      {chosen === 'doubts' ? (
        <ImportRowList rows={doubted ?? []} of={of} />
      ) : (
        <RowList of={of} action={chosen} />
      )}
    </section>
  )
}

const tones: Record<RowAction, BadgeTone> = {
  CREATE: 'green',
  CHANGE: 'amber',
  SAME: 'neutral',
  REFUSE: 'red',
}

type ImportRowListProps = {
  rows: readonly ImportRowView[]
  of: Pick<ImportView, 'mode' | 'held' | 'undo'>
  /** For screen readers, where no heading names the list. */
  label?: string
  ref?: Ref<HTMLUListElement>
}

/** Rows of a file, each with its car and what it does or why it cannot. */
export const ImportRowList = ({ rows, of, label, ref }: ImportRowListProps) => (
  <ul ref={ref} aria-label={label} className="overflow-clip rounded-card border border-line bg-card">
    {rows.map((row) => (
      <li key={row.row} className="border-b border-line last:border-b-0">
        <ImportRow row={row} of={of} />
      </li>
    ))}
  </ul>
)

const ImportRow = ({ row, of }: Pick<ImportRowListProps, 'of'> & { row: ImportRowView }) => {
  const { t, language } = useT('import')
  const { action, outcome } = row
  const isUndone = row.undo?.outcome === 'UNDONE' && (action === 'CREATE' || action === 'CHANGE')
  const title = titleIn(row, language) || t('untitled')
  return (
    <article className="grid gap-x-5 gap-y-2 p-4 lg:grid-cols-[8rem_minmax(0,1fr)_auto]">
      <div className="flex flex-wrap gap-1.5 self-start justify-self-start lg:order-last lg:justify-self-end">
        {isUndone ? (
          <Badge tone="neutral">{t(`undone.${action}`)}</Badge>
        ) : (
          <Badge tone={tones[action]}>
            {t(action === 'CREATE' && of.mode === 'DRAFT' ? 'action.CREATE.draft' : `action.${action}`)}
          </Badge>
        )}
        {outcome === 'FAILED' && <Badge tone="red">{t('outcome.FAILED')}</Badge>}
      </div>
      <p className="flex min-w-0 flex-wrap gap-x-3 text-sm text-ink-3 lg:flex-col lg:items-start">
        <bdi className="max-w-full font-medium break-words text-ink-2">
          {row.stockNumber ?? t('noStockNumber')}
        </bdi>
        <span>{row.isGone ? t('row.gone') : t('row', { row: row.row })}</span>
      </p>
      <div className="min-w-0 text-sm">
        <h4 className="text-base font-medium break-words">
          <bdi>{title}</bdi>
        </h4>
        {row.priceQAR !== undefined && (
          <p className="font-medium tabular-nums">
            {row.priceQAR === null ? t('rows.noPrice') : formatMoney(row.priceQAR, language)}
          </p>
        )}
        <RowChanges changes={row.changes} />
        {!isUndone && <RowDoubts row={row} />}
        {row.held && row.outcome === null && !of.undo && (
          <p className="font-medium text-amber">{t(of.held === 0 ? 'held.passed' : `held.${row.held}`)}</p>
        )}
        <RowProblems row={row} />
        {row.photoNames.length > 0 && (
          <p className="text-ink-3">{t('rows.photos', { count: row.photoNames.length })}</p>
        )}
      </div>
    </article>
  )
}

const RowChanges = ({ changes }: Pick<ImportRowView, 'changes'>) => {
  const { t } = useT('import')
  const textOf = useChangeText()
  if (changes.length === 0) return null
  return (
    <ul className="flex flex-col gap-0.5">
      {changes.map((change) => {
        const text = textOf(change, changes)
        return (
          <li key={change.field} className="flex flex-wrap items-center gap-x-2 text-ink-2">
            <span>{text.label}:</span>
            {'parts' in text ? (
              text.parts.map((part) => (
                <span key={part} className="break-words text-ink">
                  {part}
                </span>
              ))
            ) : (
              <>
                <bdi className="break-words text-ink-3 line-through">{text.before}</bdi>
                <ArrowRight aria-hidden className="mirrored size-3.5 shrink-0 text-ink-3" />
                <VisuallyHidden>{t('change.becomes')}</VisuallyHidden>
                <bdi className="font-medium break-words text-ink">{text.after}</bdi>
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** Why a row was refused, or why applying it failed. */
const RowProblems = ({ row }: { row: ImportRowView }) => {
  const textOf = useProblemText()
  const keptText = useKeptText()
  const errorText = useErrorText()
  const { problems, failure } = row
  // The server stores the code of an error with the row.
  const error = failure && new ApiError(0, failure as ErrorCode, { message: failure })
  const sentences = [
    ...problems.map(textOf),
    ...(error ? [errorText(error)] : []),
    ...(row.undo?.reason ? [keptText(row.undo)] : []),
  ]
  if (sentences.length === 0) return null
  return (
    <ul className="flex flex-col gap-1">
      {sentences.map((sentence) => (
        <li key={sentence} className="flex items-start gap-2 text-red">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0 break-words">{sentence}</span>
        </li>
      ))}
    </ul>
  )
}
