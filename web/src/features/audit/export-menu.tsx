import { useEffect, useId, useRef, useState } from 'react'
import { Download, FileJson, Sheet } from 'lucide-react'
import { qatarDay } from '#shared/rules/qatar-day.ts'
import type { AuditView } from '#shared/schemas/audit.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Menu, menuItemClass } from '#web/ui/menu.tsx'
import { saveCsv } from '#web/ui/save-csv.ts'
import { saveFile } from '#web/ui/save-file.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { useFocusLater } from '#web/ui/use-focus-later.ts'
import { readEveryRecord, toCsv, toJsonLines } from './export-records.ts'
import { readAuditPage, type AuditFilters } from './queries.ts'
import { useRecordTexts } from './record-texts.ts'

type Format = 'csv' | 'jsonl'

/** Saves what the filters select as a file, all pages of it; while it is under way, how far it is and how to stop it. */
export const ExportMenu = ({ filters }: { filters: AuditFilters }) => {
  const { t } = useT('audit')
  const common = useT()
  const id = useId()
  const [trigger, focusTrigger] = useFocusLater<HTMLButtonElement>()
  const { count, start, stop } = useExport(filters, focusTrigger)
  if (count !== undefined)
    return (
      <div className="flex flex-wrap items-center gap-3 text-sm">
        <p id={id} className="flex items-center gap-2 text-ink-2 tabular-nums">
          <Spinner className="size-4" />
          {t('export.running', { count })}
        </p>
        <Button
          variant="secondary"
          size="sm"
          // The pressed item has gone with its menu.
          ref={focus}
          aria-describedby={id}
          onClick={stop}
        >
          {common.t('cancel')}
        </Button>
      </div>
    )
  return (
    <Menu
      label={t('export')}
      trigger={
        <Button ref={trigger} variant="secondary">
          <Download aria-hidden className="size-4.5" />
          {t('export')}
        </Button>
      }
    >
      <button type="button" className={menuItemClass} onClick={() => void start('csv')}>
        <Sheet aria-hidden />
        {t('export.csv')}
      </button>
      <button type="button" className={menuItemClass} onClick={() => void start('jsonl')}>
        <FileJson aria-hidden />
        {t('export.jsonl')}
      </button>
    </Menu>
  )
}

const focus = (button: HTMLButtonElement | null) => button?.focus()

/**
 * Saves every record that the filters select, page after page. `count` says how many there are so far, undefined while
 * nothing is under way; leaving the tab stops it. `onEnd` is called when it is over, however it ended.
 */
const useExport = (filters: AuditFilters, onEnd: () => void) => {
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

const columns = [
  'export.sequence',
  'details.at',
  'export.actor',
  'export.actorId',
  'export.action',
  'column.act',
  'export.about',
  'export.subject',
  'export.detail',
  'details.previousHash',
  'details.hash',
] as const

const useSave = () => {
  const { t } = useT('audit')
  const texts = useRecordTexts()
  return (format: Format, records: readonly AuditView[]) => {
    const name = `sayara-audit-${qatarDay(new Date())}.${format}`
    if (format === 'csv')
      saveCsv(
        name,
        toCsv(
          records,
          columns.map((column) => t(column)),
          texts,
        ),
      )
    else saveFile(name, new Blob([toJsonLines(records)], { type: 'application/x-ndjson' }))
  }
}
