import type { ReactNode } from 'react'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { ReasonCode, ReviewedKind } from './refusal.ts'
import { RefusalForm, refusalFormId, type RefusalFormProps, type RefusalTexts } from './refusal-form.tsx'

export type RefuseDialogProps = {
  kind: ReviewedKind
  title: string
  /** The title of the rejected item, or the effect of the rejection. */
  subject?: string
  intro?: ReactNode
  submit: string
  offered: readonly ReasonCode[]
  texts: RefusalTexts
  isDeletion?: boolean
  onClose: () => void
  onSubmit: RefusalFormProps['onSubmit']
  draftKey?: string
}

/** Asks why something is refused, without a review of it. Open as long as it is there. */
export const RefuseDialog = ({ onClose, onSubmit, ...props }: RefuseDialogProps) => {
  const common = useT()
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
          <Button variant="danger" type="submit" form={refusalFormId}>
            {props.submit}
          </Button>
        </>
      }
    >
      {props.intro && <div className="mb-6 flex flex-col gap-4 text-sm text-ink-2">{props.intro}</div>}
      <RefusalForm
        kind={props.kind}
        {...(props.subject && { title: props.subject })}
        offered={props.offered}
        texts={props.texts}
        isDeletion={props.isDeletion}
        draftKey={props.draftKey}
        onSubmit={onSubmit}
        onKey={({ act }) => act === 'back' && onClose()}
      />
    </Dialog>
  )
}
