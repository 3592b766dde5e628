import { Check, X } from 'lucide-react'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'

type DecideButtonsProps = {
  /** What is decided about, for who cannot see which row the buttons stand in. */
  title: string
  canApprove: boolean
  canReject: boolean
  approving: boolean
  onApprove: () => void
  /** Opens the form that asks for a reason. */
  onReject: () => void
}

/** The two decisions about a row of a queue. */
export const DecideButtons = ({
  title,
  canApprove,
  canReject,
  approving,
  onApprove,
  onReject,
}: DecideButtonsProps) => {
  const { t } = useT('admin')
  return (
    <>
      {canApprove && (
        <Button
          variant="secondary"
          size="sm"
          pending={approving}
          aria-label={t('approve.label', { title })}
          onClick={onApprove}
        >
          {!approving && <Check aria-hidden className="size-4 text-green max-sm:hidden" />}
          {t('approve')}
        </Button>
      )}
      {canReject && (
        <Button
          variant="secondary"
          size="sm"
          aria-haspopup="dialog"
          aria-label={t('reject.label', { title })}
          onClick={onReject}
        >
          <X aria-hidden className="size-4 text-red max-sm:hidden" />
          {t('reject')}
        </Button>
      )}
    </>
  )
}
