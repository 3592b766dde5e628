import { Check, X } from 'lucide-react'
import { plateTitle } from '#shared/reference/plate-title.ts'
import { canMovePlate } from '#shared/rules/plate.ts'
import type { AdminPlate } from '#shared/schemas/plate.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'

type PlateActionsProps = {
  plate: AdminPlate
  approving: boolean
  onApprove: () => void
  onReject: () => void
}

/** The decisions that a plate's status allows. */
export const PlateActions = ({ plate, approving, onApprove, onReject }: PlateActionsProps) => {
  const { t, language } = useT('admin')
  const title = plateTitle(plate, language)
  return (
    <>
      {canMovePlate(plate.status, 'APPROVED') && (
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
      {canMovePlate(plate.status, 'REJECTED') && (
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
