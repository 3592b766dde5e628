import { useState, type SyntheticEvent } from 'react'
import { SendHorizontal } from 'lucide-react'
import { limits } from '#shared/constants/limits.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import { useSendMessage } from '../api/send-message.ts'

/** Writes the next message. What could not be sent stays and says why. */
export const MessageComposer = ({ leadId }: { leadId: string }) => {
  const { t } = useT('messages')
  const errorText = useErrorText()
  const { mutateAsync: send, isPending, error } = useSendMessage(leadId)
  const [text, setText] = useState('')

  const submit = async () => {
    if (!text.trim()) return
    try {
      await send(text)
      setText('')
    } catch {
      // Told below the text, which stays.
    }
  }
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isPending) void submit()
  }
  return (
    <form onSubmit={onSubmit} className="flex flex-col gap-3 border-t border-line p-4">
      <TextareaField
        label={t('write')}
        labelHidden
        placeholder={t('write')}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        maxLength={limits.lead.message}
        rows={2}
        error={error ? errorText(error) : undefined}
      />
      <Button
        type="submit"
        pending={isPending}
        aria-disabled={!text.trim() || isPending || undefined}
        className="self-end"
      >
        {!isPending && <SendHorizontal aria-hidden className="mirrored size-4.5" />}
        {t(isPending ? 'sending' : 'send')}
      </Button>
    </form>
  )
}
