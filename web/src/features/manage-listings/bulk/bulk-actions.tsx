import { Check, Trash2, X, type LucideIcon } from 'lucide-react'
import { useT } from '#web/i18n/use-t.ts'
import { BulkBar } from '#web/ui/bulk-bar.tsx'
import { Button } from '#web/ui/button.tsx'
import type { BulkAction } from '#web/features/manage-listings/api/decide-listings.ts'

const actions: readonly { action: BulkAction; icon: LucideIcon }[] = [
  { action: 'APPROVE', icon: Check },
  { action: 'REJECT', icon: X },
  { action: 'DELETE', icon: Trash2 },
]

type BulkActionsProps = {
  count: number
  progress: { answered: number; total: number } | null
  onClear: () => void
  onAsk: (action: BulkAction) => void
}

/** What can be done with the selected listings; each asks before. */
export const BulkActions = ({ count, progress, onClear, onAsk }: BulkActionsProps) => {
  const { t } = useT('admin-listings')
  return (
    <BulkBar
      label={t('bulk')}
      status={t('bulk.selected', { count })}
      clear={{ label: t('bulk.clear'), onPress: onClear }}
      progress={
        progress && {
          text: t('bulk.progress', progress),
          label: t('bulk.running'),
          value: progress.answered / progress.total,
        }
      }
    >
      {actions.map(({ action, icon: Icon }) => (
        <Button
          key={action}
          variant={action === 'DELETE' ? 'danger' : 'secondary'}
          aria-haspopup="dialog"
          onClick={() => onAsk(action)}
        >
          <Icon aria-hidden className="size-4" />
          {t(`bulk.${action}`)}
        </Button>
      ))}
    </BulkBar>
  )
}
