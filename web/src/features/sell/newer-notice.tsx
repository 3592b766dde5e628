import { GitCompareArrows } from 'lucide-react'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from './notice.tsx'

/** The listing was changed elsewhere since the restored answers were begun: nothing is overwritten without a decision. */
export const NewerNotice = ({ onCompare }: { onCompare: () => void }) => {
  const { t } = useT('sell')
  return (
    <Notice
      tone="amber"
      icon={<GitCompareArrows />}
      title={t('newer.title')}
      actions={
        <Button size="sm" variant="secondary" aria-haspopup="dialog" onClick={onCompare}>
          {t('newer.compare')}
        </Button>
      }
    >
      {t('newer.text')}
    </Notice>
  )
}
