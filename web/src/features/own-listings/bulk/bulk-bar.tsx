import { useEffect } from 'react'
import { CircleCheck, Pause, Play, Trash2, X, type LucideIcon } from 'lucide-react'
import type { BulkAction } from '#shared/schemas/availability.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import type { BulkChange } from './use-bulk-change.ts'

const actions: readonly { action: BulkAction; icon: LucideIcon }[] = [
  { action: 'PAUSE', icon: Pause },
  { action: 'RESUME', icon: Play },
  { action: 'SELL', icon: CircleCheck },
  { action: 'DELETE', icon: Trash2 },
]

type BulkBarProps = {
  count: number
  /** How many the filters find; all of them can be taken at once. */
  found: number
  progress: BulkChange['progress']
  onSelectAll: () => void
  onClear: () => void
  onAction: (action: BulkAction) => void
}

/** What can be done with the selected cars, in sight while the list scrolls. */
export const BulkBar = ({ count, found, progress, onSelectAll, onClear, onAction }: BulkBarProps) => {
  const { t } = useT('inventory')
  // What the keyboard reaches in the list is not left under the bar.
  useEffect(() => {
    const { style } = document.documentElement
    style.scrollPaddingBlockEnd = '10rem'
    return () => void style.removeProperty('scroll-padding-block-end')
  }, [])
  return (
    <section
      aria-label={t('bulk')}
      className="sticky bottom-3 z-10 flex flex-col gap-3 rounded-panel border border-line bg-raised p-3 shadow-float sm:p-4"
    >
      {progress ? (
        <div role="status" className="flex flex-col gap-2 text-sm">
          {t('bulk.progress', progress)}
          <ProgressBar label={t('bulk.running')} value={progress.answered / progress.total} />
        </div>
      ) : (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <p role="status" className="text-sm font-medium">
            {t('bulk.selected', { count })}
          </p>
          {count < found && (
            <Button variant="ghost" size="sm" onClick={onSelectAll}>
              {t('bulk.all', { count: found })}
            </Button>
          )}
          <span className="ms-auto sm:order-last sm:ms-0">
            <IconButton label={t('bulk.clear')} icon={<X className="size-5" />} onClick={onClear} />
          </span>
          <div className="flex flex-wrap gap-2 max-sm:w-full sm:ms-auto">
            {actions.map(({ action, icon: Icon }) => (
              <Button
                key={action}
                variant={action === 'DELETE' ? 'danger' : 'secondary'}
                onClick={() => onAction(action)}
                className="max-sm:flex-1"
              >
                <Icon aria-hidden className="size-4" />
                {t(`bulk.${action}`)}
              </Button>
            ))}
          </div>
        </div>
      )}
    </section>
  )
}
