import { Check, X } from 'lucide-react'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'

type RowButtonsProps = {
  /** The dealership, for who cannot see which row the buttons stand in. */
  name: string
  canApprove: boolean
  canReject: boolean
  approving: boolean
  onReview: () => void
  onApprove: () => void
  onReject: () => void
}

/** To look at an application, and the two decisions about it. */
export const RowButtons = ({ name, canApprove, canReject, approving, ...on }: RowButtonsProps) => {
  const { t } = useT('applications')
  return (
    <>
      <Button size="sm" aria-haspopup="dialog" aria-label={t('review.label', { name })} onClick={on.onReview}>
        {t('review')}
      </Button>
      {canApprove && (
        <Button
          variant="secondary"
          size="sm"
          pending={approving}
          aria-label={t('approve.label', { name })}
          onClick={on.onApprove}
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
          aria-label={t('reject.label', { name })}
          onClick={on.onReject}
        >
          <X aria-hidden className="size-4 text-red max-sm:hidden" />
          {t('reject')}
        </Button>
      )}
    </>
  )
}
