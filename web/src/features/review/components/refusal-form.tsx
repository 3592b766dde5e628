import { useEffect, useId, useRef, type ReactNode } from 'react'
import { CircleAlert } from 'lucide-react'
import { limits } from '#shared/constants/limits.ts'
import { useT } from '#web/i18n/use-t.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { useDialogFocus } from '#web/ui/use-dialog-focus.ts'
import { toggleCode, type Refusal, type RefusalCode, type RefusedKind } from '#web/features/review/refusal.ts'
import { ReasonPills } from './reason-pills.tsx'
import { RefusalPreview } from './refusal-preview.tsx'

/** For the button that submits it, which stands in the dialog's footer. */
export const refusalFormId = 'refusal'

type RefusalFormProps = {
  kind: RefusedKind
  /** What is refused, in words. */
  title: string
  offered: readonly RefusalCode[]
  refusal: Refusal
  /** It was sent without a reason. */
  isMissing: boolean
  onChange: (refusal: Refusal) => void
  onSubmit: () => void
  /** What it is about. */
  children?: ReactNode
}

/** Why something is refused: reasons that its seller reads in their own language, and words of one's own. */
export const RefusalForm = ({ kind, title, offered, refusal, isMissing, ...rest }: RefusalFormProps) => {
  const { t } = useT('admin')
  const words = useT('moderation')
  const first = useRef<HTMLInputElement>(null)
  const missingId = useId()
  useDialogFocus(first)
  useEffect(() => {
    if (isMissing) first.current?.focus()
  }, [isMissing])
  return (
    <form
      id={refusalFormId}
      onSubmit={(event) => {
        event.preventDefault()
        rest.onSubmit()
      }}
      className="flex flex-col gap-5"
    >
      <h3 className="text-base">{title}</h3>
      <ReasonPills
        ref={first}
        kind={kind}
        offered={offered}
        chosen={refusal.codes}
        describedBy={isMissing ? missingId : undefined}
        onToggle={(code) => rest.onChange(toggleCode(refusal, code))}
      />
      <TextField
        label={t('reject.reason')}
        maxLength={limits.rejectionReason}
        value={refusal.text}
        onChange={(event) => rest.onChange({ ...refusal, text: event.target.value })}
      />
      {isMissing && (
        <p id={missingId} role="alert" className="flex items-start gap-1.5 text-sm text-red">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {words.t('refusal.missing')}
        </p>
      )}
      {rest.children}
      <RefusalPreview kind={kind} refusal={refusal} />
    </form>
  )
}
