import type { KeyboardEvent, SyntheticEvent } from 'react'
import { SendHorizontal } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { limits } from '#shared/constants/limits.ts'
import { newLeadMessage, type LeadView } from '#shared/schemas/lead.ts'
import { useContractForm } from '#web/api/use-contract-form.ts'
import { useSendMessage } from '#web/entities/lead/queries.ts'
import { useT } from '#web/i18n/use-t.ts'
import { tabDraft } from '#web/stores/draft.ts'
import { Button } from '#web/ui/button.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import { useInsert } from './message-text.ts'
import { ReplyTemplateMenu } from './reply-template-menu.tsx'

type ComposerProps = {
  lead: LeadView
  /** Opens the reply templates; only a seller has them. */
  onManageTemplates: (() => void) | undefined
}

/** Writes the next message. A text that could not be sent stays, through a reload and an ended session too, and says why. */
export const Composer = ({ lead, onManageTemplates }: ComposerProps) => {
  const { t } = useT('messages')
  const { mutateAsync: send } = useSendMessage(lead.id)
  const form = useContractForm({
    schema: newLeadMessage,
    start: { text: '' },
    send: ({ text }) => send(text),
    onSent: (): void => form.discard(),
    draft: tabDraft(`message:${lead.id}`),
    mode: 'onSubmit',
  })
  const { isSubmitting } = form
  const field = form.field('text')
  const { ref, insert } = useInsert(field.ref)
  const isEmpty = !useWatch({ control: form.rhf.control, name: 'text' }).trim()
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!isEmpty) void form.submit()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event)
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-3 border-t border-line p-4">
      <TextareaField
        {...field}
        ref={ref}
        label={t('write')}
        labelHidden
        placeholder={t('write')}
        onKeyDown={onKeyDown}
        maxLength={limits.lead.message}
        rows={2}
        error={field.error ?? form.failure}
      />
      <div className="flex items-center justify-between gap-3">
        <span>
          {onManageTemplates && (
            <ReplyTemplateMenu lead={lead} onInsert={insert} onManage={onManageTemplates} />
          )}
        </span>
        <Button type="submit" pending={isSubmitting} aria-disabled={isEmpty || isSubmitting || undefined}>
          {!isSubmitting && <SendHorizontal aria-hidden className="mirrored size-4.5" />}
          {t(isSubmitting ? 'sending' : 'send')}
        </Button>
      </div>
    </form>
  )
}
