import { useState } from 'react'
import { Download } from 'lucide-react'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { ImportRowView, ImportView } from '#shared/schemas/stock-import.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { paths } from '#web/app/paths.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { saveCsv } from '#web/ui/save-csv.ts'
import { refusedCsv } from './csv.ts'
import { ImportRow, ImportRows } from './import-rows.tsx'
import { PhotoSection } from './photo-section.tsx'
import { allRowsQuery, useAllRows, useStartImport } from './queries.ts'
import { listOf, useFieldLabel, useProblemText } from './row-text.ts'

/** The result of the check row by row, and the button that applies the file. */
export const DryRun = ({ of }: { of: ImportView }) => {
  const { t } = useT('import')
  const errorText = useErrorText()
  const { mutate: start, isPending, error } = useStartImport(of.id)
  const { CREATE, CHANGE, SAME, REFUSE } = of.counts
  const count = CREATE + CHANGE
  return (
    <>
      <Card flat className="flex flex-col gap-4 p-4 sm:p-6">
        <div role="status" className="flex flex-col gap-1 text-sm text-ink-2">
          <h3 className="text-lg font-semibold text-ink">{t(count > 0 ? 'check.title' : 'check.none')}</h3>
          {CREATE > 0 && <p>{t(`start.${of.mode}`)}</p>}
          {count === 0 && SAME > 0 && <p>{t('check.noneText')}</p>}
          {count + SAME === 0 && REFUSE > 0 && <p>{t('check.refusedText')}</p>}
          {REFUSE > 0 && <p>{t('refused.text')}</p>}
          <FileNotes of={of} />
        </div>
        <div className="flex flex-wrap gap-3 empty:hidden">
          {count > 0 && (
            <Button className="max-sm:w-full" pending={isPending} onClick={() => start()}>
              {t('start', { count })}
            </Button>
          )}
          {REFUSE > 0 && <RefusedDownload of={of} />}
        </div>
        <FormFailure title={t('start.failed')} text={error ? errorText(error) : undefined} />
      </Card>
      {/* A file that changes nothing may still bring the photos that are missing. */}
      {count === 0 && SAME > 0 && <PhotoSection of={of} />}
      <ImportRows of={of} />
    </>
  )
}

const FailedRows = ({ of, rows }: { of: ImportView; rows: readonly ImportRowView[] }) => {
  const { t } = useT('import')
  return (
    <section className="flex flex-col gap-4">
      <div>
        <h3 className="text-lg">{t('done.failedTitle')}</h3>
        <p className="text-sm text-ink-2">{t('done.failedText')}</p>
      </div>
      <ul className="overflow-clip rounded-card border border-line bg-card">
        {rows.map((row) => (
          <li key={row.row} className="border-b border-line last:border-b-0">
            <ImportRow row={row} mode={of.mode} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The result of an import and what is left to do: fix what failed, add the photos, look at the stock. */
export const ImportResult = ({ of }: { of: ImportView }) => {
  const { t } = useT('import')
  const { data: rows } = useAllRows(of)
  const failed = rows?.filter(({ outcome }) => outcome === 'FAILED') ?? []
  const doneOf = (action: 'CREATE' | 'CHANGE') =>
    rows ? rows.filter((row) => row.action === action && row.outcome === 'DONE').length : of.counts[action]
  const [created, changed] = [doneOf('CREATE'), doneOf('CHANGE')]
  return (
    <>
      <div role="status">
        <Notice
          tone={of.failed > 0 ? 'amber' : 'green'}
          title={t(of.failed > 0 ? 'done.partly' : 'done.title')}
          actions={
            <>
              <Link
                to={paths.dashboard('my-listings')}
                className={`${buttonClass({ variant: 'secondary' })} max-sm:w-full`}
              >
                {t('done.stock')}
              </Link>
              {of.counts.REFUSE > 0 && <RefusedDownload of={of} />}
            </>
          }
        >
          {created > 0 && <p>{t('done.created', { count: created })}</p>}
          {changed > 0 && <p>{t('done.changed', { count: changed })}</p>}
          {of.failed > 0 && <p>{t('done.failed', { count: of.failed })}</p>}
          <FileNotes of={of} />
        </Notice>
      </div>
      {failed.length > 0 && <FailedRows of={of} rows={failed} />}
      <PhotoSection of={of} />
      <ImportRows of={of} />
    </>
  )
}

/** How the file was read: ignored columns, and an encoding that was guessed. */
const FileNotes = ({ of }: { of: ImportView }) => {
  const { t, language } = useT('import')
  const { encoding, ignoredColumns } = of
  const isGuessed = encoding === 'windows-1256'
  return (
    <>
      {ignoredColumns.length > 0 && (
        <p>{t('ignored', { count: ignoredColumns.length, columns: listOf(ignoredColumns, language) })}</p>
      )}
      {encoding && encoding !== 'utf-8' && (
        <p>
          {isGuessed ? t('encoding.windows-1256') : t('encoding.other', { encoding: encoding.toUpperCase() })}
        </p>
      )}
    </>
  )
}

/** Downloads the refused rows, each with what to fix. */
const RefusedDownload = ({ of }: { of: ImportView }) => {
  const { t } = useT('import')
  const errorText = useErrorText()
  const client = useQueryClient()
  const problemText = useProblemText()
  const labelOf = useFieldLabel()
  const [pending, setPending] = useState(false)
  const save = async () => {
    setPending(true)
    try {
      const rows = await client.fetchQuery(allRowsQuery(of, 'REFUSE'))
      const headers = {
        reason: t('refused.reason'),
        row: t('refused.row'),
        stockNumber: labelOf('stockNumber'),
        field: t('refused.field'),
        value: t('refused.value'),
      }
      const csv = await refusedCsv(
        rows,
        { file: sentFile(of.id), encoding: of.encoding },
        { headers, problemText, labelOf },
      )
      saveCsv(`refused-${of.fileName.replace(/\.\w+$/, '')}.csv`, csv)
    } catch (error) {
      showToast({ title: t('refused.downloadFailed'), description: errorText(error), tone: 'danger' })
    } finally {
      setPending(false)
    }
  }
  return (
    <Button variant="secondary" className="max-sm:w-full" pending={pending} onClick={() => void save()}>
      <Download aria-hidden className="size-4.5" />
      {t('refused.download')}
    </Button>
  )
}

// The server does not return a file, and the dealer fixes the refused rows in the file as it was.
const sent = new Map<string, Blob>()

/** Remembers the file of an import for as long as this tab lives. */
export const keepSentFile = (importId: string, file: Blob): void => void sent.set(importId, file)

/** The file of an import, if it was sent from this tab. */
const sentFile = (importId: string): Blob | undefined => sent.get(importId)
