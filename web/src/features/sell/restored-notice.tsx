import { useState } from 'react'
import { History } from 'lucide-react'
import { formatDate } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import type { Start } from './start.ts'
import { Notice } from './notice.tsx'

/** Says that what was left unsaved is here again, and offers to drop it. */
export const RestoredNotice = ({ start, onDiscard }: { start: Start; onDiscard: () => void }) => {
  const { t, language } = useT('sell')
  const [isRead, setIsRead] = useState(false)
  if (isRead) return null
  const when = formatDate(new Date(start.keptAt ?? 0).toISOString(), language, { time: true })
  return (
    <Notice
      tone="sand"
      icon={<History />}
      title={t('restored.title', { when })}
      actions={
        <>
          <Button size="sm" variant="secondary" onClick={() => setIsRead(true)}>
            {t('restored.keep')}
          </Button>
          <Button size="sm" variant="ghost" onClick={onDiscard}>
            {t('restored.discard')}
          </Button>
        </>
      }
    >
      {start.lostFiles > 0 && t('restored.files', { count: start.lostFiles })}
    </Notice>
  )
}
