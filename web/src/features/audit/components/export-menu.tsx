import { useId, useRef } from 'react'
import { Download, FileJson, Sheet } from 'lucide-react'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { Menu, menuItemClass } from '#web/ui/menu.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { useFocusLater } from '#web/ui/use-focus-later.ts'
import type { AuditFilters } from '../audit-filters.ts'
import { useExport } from '../use-export.ts'

// What was pressed has gone with its menu.
const focus = (button: HTMLButtonElement | null) => button?.focus()

/** Saves what the filters select as a file, all pages of it; while it is under way, how far it is and how to stop it. */
export const ExportMenu = ({ filters }: { filters: AuditFilters }) => {
  const { t } = useT('audit')
  const common = useT()
  const id = useId()
  const trigger = useRef<HTMLButtonElement>(null)
  const focusTrigger = useFocusLater(trigger)
  const { count, start, stop } = useExport(filters, focusTrigger)
  if (count !== undefined)
    return (
      <div className="flex flex-wrap items-center gap-3 text-sm">
        <p id={id} className="flex items-center gap-2 text-ink-2 tabular-nums">
          <Spinner className="size-4" />
          {t('export.running', { count })}
        </p>
        <Button variant="secondary" size="sm" ref={focus} aria-describedby={id} onClick={stop}>
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
