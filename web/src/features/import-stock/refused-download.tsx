import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import type { ImportView } from '#shared/schemas/stock-import.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { saveCsv } from '#web/ui/save-csv.ts'
import { refusedCsv } from './csv.ts'
import { allRowsQuery } from './queries.ts'
import { useFieldLabel, useProblemText } from './row-text.ts'

/** Downloads the refused rows, each with what to fix. */
export const RefusedDownload = ({ of }: { of: ImportView }) => {
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
