import { useErrorText } from '#web/api/use-error-text.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { useStartImport } from '#web/features/import-stock/api/start-import.ts'
import { FileNotes } from './file-notes.tsx'
import type { ImportPanelProps } from './import-panel.tsx'
import { ImportRows } from './import-rows.tsx'
import { PhotoSection } from './photo-section.tsx'
import { RefusedDownload } from './refused-download.tsx'
import type { ImportView } from '#shared/schemas/stock-import.ts'

type DryRunProps = Pick<ImportPanelProps, 'tools' | 'listings'> & { of: ImportView }

/** What the file would do, row by row, and the button that does it. */
export const DryRun = ({ of, tools, listings }: DryRunProps) => {
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
      {count === 0 && SAME > 0 && <PhotoSection of={of} tools={tools} listings={listings} />}
      <ImportRows of={of} />
    </>
  )
}
