import { useState } from 'react'
import type { ImportRowView, ImportView } from '#shared/schemas/stock-import.ts'
import { titleIn } from '#shared/rules/title-in.ts'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { useErrorText } from '#web/api/use-error-text.ts'
import { DoubtsDialog } from '#web/entities/price-rating/doubts-dialog.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { FileNotes, RefusedDownload } from './import-outcome.tsx'
import { ImportRows } from './import-rows.tsx'
import { PhotoSection } from './photo-section.tsx'
import { doubtedRows, priceOf, rowDoubts } from './price-doubts.tsx'
import { useAllRows, useStartImport } from './queries.ts'

/** The result of the check row by row, and the button that applies the file. */
export const DryRun = ({ of }: { of: ImportView }) => {
  const { t } = useT('import')
  const { CREATE, CHANGE, SAME, REFUSE } = of.counts
  const count = CREATE + CHANGE
  const { data, error, refetch } = useAllRows(of)
  const doubted = doubtedRows(data ?? [], of.mode)
  return (
    <>
      <Card flat className="flex flex-col gap-4 p-4 sm:p-6">
        <div role="status" className="flex flex-col gap-1 text-sm text-ink-2">
          <h3 className="text-lg font-semibold text-ink">{t(count > 0 ? 'check.title' : 'check.none')}</h3>
          {CREATE > 0 && <p>{t(`start.${of.mode}`)}</p>}
          {doubted.length > 0 && <p className="text-amber">{t('doubts', { count: doubted.length })}</p>}
          {count === 0 && SAME > 0 && <p>{t('check.noneText')}</p>}
          {count + SAME === 0 && REFUSE > 0 && <p>{t('check.refusedText')}</p>}
          {REFUSE > 0 && <p>{t('refused.text')}</p>}
          <FileNotes of={of} />
        </div>
        {/* Without its rows nobody knows what there is to ask. */}
        {!data && error ? (
          <LoadFailed title={t('rows.failed')} error={error} onRetry={refetch} />
        ) : (
          <StartImport of={of} doubted={data && doubted} />
        )}
      </Card>
      {/* A file that changes nothing may still bring the photos that are missing. */}
      {count === 0 && SAME > 0 && <PhotoSection of={of} />}
      <ImportRows of={of} doubted={doubted} />
    </>
  )
}

type StartImportProps = {
  of: ImportView
  /** Undefined until it is known which they are. */
  doubted: readonly ImportRowView[] | undefined
}

/** Starts an import, after a question where one of its prices is unlikely. */
const StartImport = ({ of, doubted }: StartImportProps) => {
  const { t, language } = useT('import')
  const errorText = useErrorText()
  const [isAsked, setAsked] = useState(false)
  const { mutate, isPending, error } = useStartImport(of.id)
  const count = of.counts.CREATE + of.counts.CHANGE
  const asked = (doubted ?? []).map((row) => ({
    id: String(row.row),
    title: [row.stockNumber, titleIn(row, language) || t('untitled')].filter(Boolean).join(' · '),
    price: priceOf(row),
    doubts: rowDoubts(row),
  }))
  const start = () => {
    setAsked(false)
    mutate()
  }
  return (
    <>
      <div className="flex flex-wrap gap-3 empty:hidden">
        {count > 0 && (
          <Button
            className="max-sm:w-full"
            pending={isPending || !doubted}
            onClick={() => (asked.length > 0 ? setAsked(true) : start())}
          >
            {t('start', { count })}
          </Button>
        )}
        {of.counts.REFUSE > 0 && <RefusedDownload of={of} />}
      </div>
      <FormFailure title={t('start.failed')} text={error ? errorText(error) : undefined} />
      <DoubtsDialog
        confirm={t('start', { count })}
        doubted={isAsked ? asked : []}
        onClose={() => setAsked(false)}
        onConfirm={start}
      />
    </>
  )
}
