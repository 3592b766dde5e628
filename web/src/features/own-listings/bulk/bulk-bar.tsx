import { CircleCheck, Pause, Play, Trash2, type LucideIcon } from 'lucide-react'
import type { BulkAction } from '#shared/schemas/availability.ts'
import { useT } from '#web/i18n/use-t.ts'
import { BulkBar as Bar } from '#web/ui/bulk-bar.tsx'
import { Button } from '#web/ui/button.tsx'
import type { BulkChange } from './use-bulk-change.ts'

const actions: readonly { action: BulkAction; icon: LucideIcon }[] = [
  { action: 'PAUSE', icon: Pause },
  { action: 'RESUME', icon: Play },
  { action: 'SELL', icon: CircleCheck },
  { action: 'DELETE', icon: Trash2 },
]

type BulkBarProps = {
  count: number
  /** A dealership that is not verified may only look and delete. */
  canEdit: boolean
  /** How many the filters find; all of them can be taken at once. */
  found: number
  progress: BulkChange['progress']
  onSelectAll: () => void
  onClear: () => void
  onAction: (action: BulkAction) => void
}

/** What can be done with the selected cars, in sight while the list scrolls. */
export const BulkBar = ({
  count,
  canEdit,
  found,
  progress,
  onSelectAll,
  onClear,
  onAction,
}: BulkBarProps) => {
  const { t } = useT('inventory')
  const possible = canEdit ? actions : actions.filter(({ action }) => action === 'DELETE')
  return (
    <Bar
      label={t('bulk')}
      status={t('bulk.selected', { count })}
      all={count < found ? { label: t('bulk.all', { count: found }), onPress: onSelectAll } : undefined}
      clear={{ label: t('bulk.clear'), onPress: onClear }}
      progress={
        progress && {
          text: t('bulk.progress', progress),
          label: t('bulk.running'),
          value: progress.answered / progress.total,
        }
      }
    >
      {possible.map(({ action, icon: Icon }) => (
        <Button
          key={action}
          variant={action === 'DELETE' ? 'danger' : 'secondary'}
          onClick={() => onAction(action)}
        >
          <Icon aria-hidden className="size-4" />
          {t(`bulk.${action}`)}
        </Button>
      ))}
    </Bar>
  )
}
