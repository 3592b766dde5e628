import { useState, type KeyboardEvent, type ReactNode, type SyntheticEvent } from 'react'
import { SendHorizontal } from 'lucide-react'
import { limits } from '#shared/constants/limits.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { useT } from '#web/i18n/use-t.ts'
import { forgetDraft, keepDraft, readDraft } from '#web/stores/draft.ts'
import { Button } from '#web/ui/button.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import { useSendMessage } from '#web/entities/lead/queries.ts'
import { useInsert } from '#web/entities/lead/templates/use-insert.ts'

type MessageComposerProps = {
  leadId: string
  /** Beside the button: what puts a text where the cursor is. */
  renderTools?: ((insert: (text: string) => void) => ReactNode) | undefined
}

const keyOf = (leadId: string) => `message:${leadId}`

/** Writes the next message. What could not be sent stays, through a reload and an ended session too, and says why. */
export const MessageComposer = ({ leadId, renderTools }: MessageComposerProps) => {
  const { t } = useT('messages')
  const errorText = useErrorText()
  const { mutateAsync: send, isPending, error } = useSendMessage(leadId)
  const [text, setText] = useState(() => readDraft<{ text: string }>(keyOf(leadId))?.text ?? '')
  const change = (next: string) => {
    setText(next)
    if (next) keepDraft(keyOf(leadId), { text: next })
    else forgetDraft(keyOf(leadId))
  }
  const { area, insert } = useInsert(text, limits.lead.message, change)
  const submit = async () => {
    if (!text.trim() || isPending) return
    try {
      await send(text)
      change('')
    } catch {
      // Told below the text, which stays.
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
        <span>{renderTools?.(insert)}</span>
        <Button type="submit" pending={isPending} aria-disabled={!text.trim() || isPending || undefined}>
          {!isPending && <SendHorizontal aria-hidden className="mirrored size-4.5" />}
          {t(isPending ? 'sending' : 'send')}
        </Button>
      </div>
    </form>
  )
}
