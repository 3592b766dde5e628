import { CalendarClock, HandCoins, MessageSquareText } from 'lucide-react'
import type { ContactAct } from '#web/app/paths.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

type MessageButtonProps = {
  /** The caller sells this car. */
  isOwn: boolean
  onPress: () => void
  /** Only the picture, where there is little room. */
  compact: boolean
}

/** Opens the contact form of a car. */
export const MessageButton = ({ isOwn, onPress, compact }: MessageButtonProps) => {
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

type ActButtonsProps = { mayOffer: boolean; onPress: (act: ContactAct) => void }

/** Open the forms in which a price is offered for a car, where one can be, and a viewing of it is asked for. */
export const ActButtons = ({ mayOffer, onPress }: ActButtonsProps) => {
  const { t } = useT('lead')
  return (
    <>
      {mayOffer && (
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => onPress('offer')}>
          <HandCoins aria-hidden className="size-4.5" />
          {t('offer')}
        </Button>
      )}
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => onPress('viewing')}>
        <CalendarClock aria-hidden className="size-4.5" />
        {t('viewing')}
      </Button>
    </>
  )
}
