import { useEffect, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { limits } from '#shared/constants/limits.ts'
import type { ImportView } from '#shared/schemas/stock-import.ts'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { useErrorText } from '#web/api/use-error-text.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { useLasting } from '#web/ui/use-lasting.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { DryRun } from './dry-run.tsx'
import { ImportResult } from './import-outcome.tsx'
import { importsQuery, useImport, useStartImport } from './queries.ts'
import { listOf, useFieldLabel } from './row-text.ts'
import { TemplateLinks } from './template-links.tsx'

type ImportPanelProps = { id: string; onAgain: () => void }

/** One import in whichever state it is. */
export const ImportPanel = ({ id, onAgain }: ImportPanelProps) => {
  const { t, language } = useT('import')
  const errorText = useErrorText()
  const client = useQueryClient()
  const { data: one, error, refetch } = useImport(id)
  const stage = one && `${one.state} ${one.undo?.state}`
  useEffect(() => {
    // Its line in the list of imports says how far it is too.
    if (stage) void client.invalidateQueries(importsQuery)
  }, [client, stage])

  const again = (
    <Button variant="secondary" onClick={onAgain}>
      {t('again')}
    </Button>
  )
  if (!one && error)
    return (
      <div className="flex flex-col items-center gap-5">
        <div className="w-full">
          <LoadFailed title={t('open.failed')} error={error} onRetry={refetch} />
        </div>
        {again}
      </div>
    )
  if (!one)
    return (
      <div aria-busy className="flex flex-col gap-6">
        <Skeleton className="h-12 w-1/2" />
        <Skeleton className="h-48 rounded-card" />
      </div>
    )
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4 border-b border-line pb-4">
        <div className="min-w-0">
          <bdi dir="ltr" className="font-medium break-words">
            {one.fileName}
          </bdi>
          <p className="text-sm text-ink-3">
            {formatDate(one.createdAt, language, { time: true })} · {t(`mode.${one.mode}`)}
          </p>
        </div>
        {again}
      </div>
      {/* It is polled again; meanwhile the shown state may be old. */}
      {error && <Notice tone="amber">{errorText(error)}</Notice>}
      {one.state === 'AWAITING_FILE' && <Awaiting of={one} />}
      {one.state === 'CHECKING' && <Checking />}
      {one.state === 'REFUSED' && <RefusedFile of={one} />}
      {one.state === 'CHECKED' && <DryRun of={one} />}
      {one.state === 'APPLYING' && <Applying of={one} />}
      {one.state === 'DONE' && <ImportResult of={one} />}
    </div>
  )
}

/** The file is being uploaded; once its upload address has expired it never arrives. */
const Awaiting = ({ of }: { of: ImportView }) => {
  const { t } = useT('import')
  const [openedAt] = useState(() => Date.now())
  const isLate = openedAt - Date.parse(of.createdAt) > limits.uploadUrlSeconds * 1000
  return isLate ? <Notice tone="amber">{t('neverArrived')}</Notice> : <Checking />
}

// A thousand rows take a few seconds; after half a minute the page says that it takes long.
const slowMs = 30_000

const Checking = () => {
  const { t } = useT('import')
  const isSlow = useLasting(true, slowMs)
  return (
    <div
      role="status"
      className="flex flex-col items-center gap-3 rounded-card bg-sand px-6 py-14 text-center"
    >
      <Spinner className="size-8 text-maroon" />
      <p className="text-lg font-medium">{t('checking')}</p>
      <p className="max-w-md text-sm text-ink-2">{t(isSlow ? 'checking.slow' : 'checking.text')}</p>
    </div>
  )
}

/** Why the whole file was refused, and what to do about it. */
const RefusedFile = ({ of }: { of: ImportView }) => {
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

/** The import runs on the server. */
const Applying = ({ of }: { of: ImportView }) => {
  const { t } = useT('import')
  const count = of.counts.CREATE + of.counts.CHANGE
  const worked = of.done + of.failed
  const share = count > 0 ? worked / count : 0
  return (
    <Card flat className="flex flex-col gap-3 p-4 sm:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-lg font-semibold">{t('applying')}</h3>
        <p className="text-sm text-ink-2 tabular-nums">{t('applying.progress', { done: worked, count })}</p>
      </div>
      <ProgressBar value={share} label={t('applying')} />
      <p className="text-sm text-ink-2">{t('applying.text')}</p>
      {/* Every progress restarts the wait. */}
      <Restart key={worked} id={of.id} />
      {/* Announced in quarters only: every second would be too much. */}
      <VisuallyHidden>
        <span role="status">
          {t('applying.progress', { done: Math.floor(share * 4) * Math.round(count / 4), count })}
        </span>
      </VisuallyHidden>
    </Card>
  )
}

// Twenty rows take half a second. The server tries a run again by itself, at most a few minutes later.
const stuckMs = 60_000

/** Offers to restart an import without progress; a restart repeats nothing. */
const Restart = ({ id }: { id: string }) => {
  const { t } = useT('import')
  const errorText = useErrorText()
  const { mutate: start, isPending, error } = useStartImport(id)
  const isStuck = useLasting(true, stuckMs)
  if (!isStuck) return null
  return (
    <div className="flex flex-col items-start gap-3">
      <p role="status" className="text-sm text-ink-2">
        {t('applying.stuck')}
      </p>
      <Button size="sm" variant="secondary" pending={isPending} onClick={() => start()}>
        {t('applying.goOn')}
      </Button>
      <FormFailure title={t('start.failed')} text={error ? errorText(error) : undefined} />
    </div>
  )
}
