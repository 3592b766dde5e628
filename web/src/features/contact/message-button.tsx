import { HandCoins, MessageSquareText } from 'lucide-react'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

type MessageButtonProps = {
  /** The caller sells this car. */
  isOwn: boolean
  onPress: () => void
  /** Only the picture, where there is little room. */
  compact?: boolean
}

/** Opens the contact form of a car. */
export const MessageButton = ({ isOwn, onPress, compact = false }: MessageButtonProps) => {
  const { t } = useT('lead')
  return (
    <Button
      wide={!compact}
      variant="secondary"
      aria-haspopup="dialog"
      onClick={onPress}
      disabledReason={isOwn ? t('own') : undefined}
    >
      <MessageSquareText aria-hidden className="size-4.5" />
      {compact ? <VisuallyHidden>{t('button')}</VisuallyHidden> : t('button')}
    </Button>
  )
}

/** Opens the form in which a price is offered for a car. */
export const OfferButton = ({ onPress }: { onPress: () => void }) => {
  const { t } = useT('lead')
  return (
    <Button wide variant="secondary" aria-haspopup="dialog" onClick={onPress}>
      <HandCoins aria-hidden className="size-4.5" />
      {t('offer')}
    </Button>
  )
}
