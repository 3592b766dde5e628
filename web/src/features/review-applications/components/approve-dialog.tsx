import { useState } from 'react'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import type { Target } from '#web/features/review-applications/api/decide.ts'
import type { Decision } from '#web/features/review-applications/use-decision.ts'

type ApproveDialogProps = { name: string; target: Target; decision: Decision; onClose: () => void }

/** Asks before a dealership is verified that has sent no papers. */
export const ApproveDialog = ({ name, target, decision, onClose }: ApproveDialogProps) => {
  const { t } = useT('applications')
  const common = useT()
  const [failure, setFailure] = useState<string>()
  const approve = async () => {
    const outcome = await decision.decide(target, { status: 'APPROVED' })
    if (outcome.kind === 'failed') setFailure(outcome.text)
    else onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('approve.ask', { name })}
      size="sm"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {common.t('cancel')}
          </Button>
          <Button pending={decision.deciding !== null} onClick={() => void approve()}>
            {t('approveDealership')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-ink-2">{t('approve.unseen')}</p>
        <FormFailure title={t('failed')} text={failure} />
      </div>
    </Dialog>
  )
}
