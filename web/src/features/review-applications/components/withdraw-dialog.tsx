import { useState } from 'react'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import type { Target } from '#web/features/review-applications/api/decide.ts'
import { emptyRefusal, saysWhy } from '#web/features/review-applications/refusal.ts'
import type { Decision } from '#web/features/review-applications/use-decision.ts'
import { RefuseForm, refuseFormId } from './refuse-form.tsx'

type WithdrawDialogProps = { name: string; target: Target; decision: Decision; onClose: () => void }

/** Why a verified dealership is verified no longer, and what that does. */
export const WithdrawDialog = ({ name, target, decision, onClose }: WithdrawDialogProps) => {
  const { t } = useT('applications')
  const common = useT()
  const [refusal, setRefusal] = useState(emptyRefusal)
  const [isMissing, setMissing] = useState(false)
  const [failure, setFailure] = useState<string>()
  const withdraw = async () => {
    setMissing(!saysWhy(refusal))
    if (!saysWhy(refusal)) return
    const outcome = await decision.decide(target, { status: 'REJECTED', refusal })
    if (outcome.kind === 'failed') setFailure(outcome.text)
    else onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('withdraw.title', { name })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {common.t('cancel')}
          </Button>
          <Button variant="danger" type="submit" form={refuseFormId} pending={decision.deciding !== null}>
            {t('withdraw')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-6">
        <p className="text-sm text-ink-2">{t('withdraw.text')}</p>
        <RefuseForm
          refusal={refusal}
          isApplied={false}
          isMissing={isMissing}
          onChange={(next) => {
            setRefusal(next)
            if (saysWhy(next)) setMissing(false)
          }}
          onSubmit={() => void withdraw()}
        />
        <FormFailure title={t('failed')} text={failure} />
      </div>
    </Dialog>
  )
}
