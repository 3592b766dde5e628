import { useId, useState } from 'react'
import { limits } from '#shared/constants/limits.ts'
import type { SuspensionReasonCode } from '#shared/reference/moderation-codes.ts'
import type { AdminUser } from '#shared/schemas/user.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import { useSetUserStatus } from '../api/set-user-status.ts'
import { fullName } from '../full-name.ts'
import { useUserAct } from '../use-user-act.ts'
import { firstReasonId, SuspensionReasons } from './suspension-reasons.tsx'

type SuspendDialogProps = { user: AdminUser; onClose: () => void }

/** Asks why somebody is kept out, and says what that means for them. */
export const SuspendDialog = ({ user, onClose }: SuspendDialogProps) => {
  const { t } = useT('users')
  const common = useT()
  const formId = useId()
  const [reasonCodes, setReasonCodes] = useState<SuspensionReasonCode[]>([])
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { mutateAsync: setStatus, isPending } = useSetUserStatus()
  const { run, failure } = useUserAct(onClose, { done: t('suspend.done'), failed: t('suspend.failed') })

  const submit = () => {
    setMissing(reasonCodes.length === 0)
    if (reasonCodes.length === 0) return document.getElementById(firstReasonId)?.focus()
    const words = reason.trim()
    return void run(() =>
      setStatus({
        id: user.id,
        change: { status: 'SUSPENDED', reasonCodes, ...(words && { reason: words }) },
      }),
    )
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('suspend.title', { name: fullName(user) })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {common.t('cancel')}
          </Button>
          <Button variant="danger" type="submit" form={formId} pending={isPending}>
            {t(isPending ? 'suspend.pending' : 'suspend.confirm')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
        className="flex flex-col gap-5"
      >
        <p className="text-sm text-ink-2">{t('suspend.text')}</p>
        <SuspensionReasons
          chosen={reasonCodes}
          isMissing={isMissing}
          onChange={(codes) => {
            setReasonCodes(codes)
            setMissing(false)
          }}
        />
        <TextareaField
          label={t('suspend.words')}
          hint={t('suspend.wordsHint')}
          optional
          maxLength={limits.rejectionReason}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <FormFailure title={t('suspend.failed')} text={failure} />
      </form>
    </Dialog>
  )
}
