import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import type { ImportView } from '#shared/schemas/stock-import.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { allRowsQuery } from '#web/features/import-stock/api/list-import-rows.ts'
import { refusedCsv } from '#web/features/import-stock/csv/refused-csv.ts'
import { saveCsv } from '#web/ui/save-csv.ts'
import { sentFile } from '#web/features/import-stock/sent-files.ts'
import { useFieldLabel } from '#web/features/import-stock/use-field-label.ts'
import { useProblemWords } from '#web/features/import-stock/use-problem-words.ts'

/** The refused rows as a file, each with what is to be mended. */
export const RefusedDownload = ({ of }: { of: ImportView }) => {
  const { t } = useT('import')
  const errorText = useErrorText()
  const client = useQueryClient()
  const wordsOf = useProblemWords()
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
        { headers, wordsOf, labelOf },
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
