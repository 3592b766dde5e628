import { History } from 'lucide-react'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'

/** Says that what was left unsent is here again, and offers to drop it. */
export const RestoredLine = ({ onDiscard }: { onDiscard: () => void }) => {
  const { t } = useT('plate-form')
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control bg-sand px-3.5 py-2.5 text-sm">
      <History aria-hidden className="size-5 shrink-0 text-ink-3" />
      <p className="min-w-0 flex-1">{t('restored')}</p>
      <Button size="sm" variant="secondary" onClick={onDiscard}>
        {t('restored.discard')}
      </Button>
    </div>
  )
}
