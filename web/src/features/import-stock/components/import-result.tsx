import { Link } from 'react-router-dom'
import type { ImportRowView, ImportView } from '#shared/schemas/stock-import.ts'
import { paths } from '#web/app/paths.ts'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { useAllRows } from '#web/features/import-stock/api/list-import-rows.ts'
import { FileNotes } from './file-notes.tsx'
import { ImportRow } from './import-row.tsx'
import { ImportRows } from './import-rows.tsx'
import type { ImportPanelProps } from './import-panel.tsx'
import { Notice } from './notice.tsx'
import { PhotoSection } from './photo-section.tsx'
import { RefusedDownload } from './refused-download.tsx'

type ImportResultProps = Pick<ImportPanelProps, 'tools' | 'listings'> & { of: ImportView }

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

/** What came of an import, and what is left to do: mend what failed, add the photos, look at the stock. */
export const ImportResult = ({ of, tools, listings }: ImportResultProps) => {
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
      <PhotoSection of={of} tools={tools} listings={listings} />
      <ImportRows of={of} />
    </>
  )
}
