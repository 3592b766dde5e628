import { useEffect, useRef, useState } from 'react'
import { qatarDay } from '#shared/rules/qatar-day.ts'
import type { AuditView } from '#shared/schemas/audit.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { saveCsv } from '#web/ui/save-csv.ts'
import { saveFile } from '#web/ui/save-file.ts'
import { readAuditPage } from './api/list-audit.ts'
import type { AuditFilters } from './audit-filters.ts'
import { readEveryRecord, toCsv, toJsonLines } from './export-records.ts'
import { useRecordWords } from './use-record-words.ts'

type Format = 'csv' | 'jsonl'

const useSave = () => {
  const { t } = useT('audit')
  const words = useRecordWords()
  const headers = [
    t('export.sequence'),
    t('details.at'),
    t('export.actor'),
    t('export.actorId'),
    t('export.action'),
    t('column.act'),
    t('export.about'),
    t('export.subject'),
    t('export.detail'),
    t('details.previousHash'),
    t('details.hash'),
  ]
  return (format: Format, records: readonly AuditView[]) => {
    const name = `sayara-audit-${qatarDay(new Date())}.${format}`
    if (format === 'csv') saveCsv(name, toCsv(records, headers, words))
    else saveFile(name, new Blob([toJsonLines(records)], { type: 'application/x-ndjson' }))
  }
}

/**
 * Saves every record that the filters select, page after page. `count` says how many there are so far, undefined while
 * nothing is under way; leaving the tab stops it. `onEnd` is told when it is over, however it ended.
 */
export const useExport = (filters: AuditFilters, onEnd: () => void) => {
  const { t } = useT('audit')
  const errorText = useErrorText()
  const save = useSave()
  const [count, setCount] = useState<number>()
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  const start = async (format: Format) => {
    const controller = new AbortController()
    running.current = controller
    setCount(0)
    try {
      const records = await readEveryRecord({
        readPage: (page) => readAuditPage(filters, page),
        onProgress: setCount,
        signal: controller.signal,
      })
      save(format, records)
      showToast({ title: t('export.done', { count: records.length }), tone: 'success' })
    } catch (error) {
      if (controller.signal.aborted) showToast({ title: t('export.stopped') })
      else showToast({ title: t('export.failed'), description: errorText(error), tone: 'danger' })
    } finally {
      setCount(undefined)
      onEnd()
    }
  }
  return { count, start, stop: () => running.current?.abort() }
}
