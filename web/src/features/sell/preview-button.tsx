import { Eye } from 'lucide-react'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { gapsIn } from './steps.ts'
import type { Wizard } from './use-wizard.ts'

type PreviewButtonProps = { wizard: Wizard; onPress: () => void; wide?: boolean }

/** Opens the car's page as buyers will see it, as soon as there is enough for one. */
export const PreviewButton = ({
  wizard: { answers, attached },
  onPress,
  wide = false,
}: PreviewButtonProps) => {
  const { t } = useT('sell')
  const isReady = (['basics', 'details'] as const).every(
    (step) => gapsIn(step, answers, attached).length === 0,
  )
  return (
    <Button
      variant="secondary"
      wide={wide}
      className={wide ? 'mt-3' : 'self-start'}
      aria-haspopup="dialog"
      disabledReason={isReady ? undefined : t('preview.notYet')}
      onClick={onPress}
    >
      <Eye aria-hidden className="size-4.5" />
      {t('preview.open')}
    </Button>
  )
}
