import { useState } from 'react'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import type { ReasonCode, RefusalDecision, ReviewedKind } from './refusal.ts'
import { RefusalForm, refusalFormId, type RefusalTexts } from './refusal-form.tsx'

export type RefuseDialogProps = {
  kind: ReviewedKind
  title: string
  /** The title of the rejected item, or the effect of the rejection. */
  subject?: string
  intro?: string
  submit: string
  offered: readonly ReasonCode[]
  texts: RefusalTexts
  start?: ReasonCode
  pending: boolean
  /** The title of a failure. */
  failed: string
  onClose: () => void
  /** Resolves to why it failed, if it did. */
  onSubmit: (decision: RefusalDecision) => Promise<string | undefined>
}

/** Asks why something is refused, without a review of it. Open as long as it is there. */
export const RefuseDialog = ({ pending, onClose, onSubmit, ...props }: RefuseDialogProps) => {
  const common = useT()
  const [failure, setFailure] = useState<string>()
  const submit = async (decision: RefusalDecision) => {
    if (pending) return
    setFailure(undefined)
    setFailure(await onSubmit(decision))
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={props.title}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {common.t('cancel')}
          </Button>
          <Button variant="danger" type="submit" form={refusalFormId} pending={pending}>
            {props.submit}
          </Button>
        </>
      }
    >
      {props.intro && <p className="mb-6 text-sm text-ink-2">{props.intro}</p>}
      <RefusalForm
        kind={props.kind}
        {...(props.subject && { title: props.subject })}
        offered={props.offered}
        texts={props.texts}
        start={props.start}
        onSubmit={submit}
        onKey={({ act }) => act === 'back' && onClose()}
      />
      <div className="mt-4 empty:hidden">
        <FormFailure title={props.failed} text={failure} />
      </div>
    </Dialog>
  )
}
