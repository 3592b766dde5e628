import { MessageSquareX } from 'lucide-react'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** In place of a conversation that a notification or an old link still names. */
export const MissingThread = ({ onBack }: { onBack: () => void }) => {
  const { t } = useT('messages')
  return (
    <div className="p-3.5">
      <EmptyState
        icon={<MessageSquareX />}
        title={t('missing')}
        actions={
          <Button variant="secondary" onClick={onBack}>
            {t('back')}
          </Button>
        }
      >
        {t('missingText')}
      </EmptyState>
    </div>
  )
}
