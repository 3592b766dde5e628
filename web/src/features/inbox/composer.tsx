import { useState, type KeyboardEvent, type SyntheticEvent } from 'react'
import { SendHorizontal } from 'lucide-react'
import { limits } from '#shared/constants/limits.ts'
import type { LeadView } from '#shared/schemas/lead.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { useSendMessage } from '#web/entities/lead/queries.ts'
import { useT } from '#web/i18n/use-t.ts'
import { forgetDraft, keepDraft, readDraft } from '#web/stores/draft.ts'
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
  const errorText = useErrorText()
  const { mutateAsync: send, isPending, error } = useSendMessage(lead.id)
  const draftKey = `message:${lead.id}`
  const [text, setText] = useState(() => readDraft<{ text: string }>(draftKey)?.text ?? '')
  const change = (next: string) => {
    setText(next)
    if (next) keepDraft(draftKey, { text: next })
    else forgetDraft(draftKey)
  }
  const { area, insert } = useInsert(text, limits.lead.message, change)
  const submit = async () => {
    if (!text.trim() || isPending) return
    try {
      await send(text)
      change('')
    } catch {
      // The field shows the error, and the text stays.
    }
  }
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    void submit()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit()
  }
  return (
    <form onSubmit={onSubmit} className="flex flex-col gap-3 border-t border-line p-4">
      <TextareaField
        ref={area}
        label={t('write')}
        labelHidden
        placeholder={t('write')}
        value={text}
        onChange={(event) => change(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        maxLength={limits.lead.message}
        rows={2}
        error={error ? errorText(error) : undefined}
      />
      <div className="flex items-center justify-between gap-3">
        <span>
          {onManageTemplates && (
            <ReplyTemplateMenu lead={lead} onInsert={insert} onManage={onManageTemplates} />
          )}
        </span>
        <Button type="submit" pending={isPending} aria-disabled={!text.trim() || isPending || undefined}>
          {!isPending && <SendHorizontal aria-hidden className="mirrored size-4.5" />}
          {t(isPending ? 'sending' : 'send')}
        </Button>
      </div>
    </form>
  )
}
