import { useEffect, useRef, useState, type FormEvent } from 'react'
import { limits } from '#shared/constants/limits.ts'
import type { OwnAppeal } from '#shared/schemas/moderation.ts'
import { ApiError, type ApiErrorCode } from '#web/api/api-error.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import { useCreateAppeal } from '../api/create-appeal.ts'

// The refusal is not what is shown here any more.
const stale = new Set<ApiErrorCode>(['NOT_REJECTED', 'ALREADY_APPEALED', 'NOT_FOUND', 'EDIT_CONFLICT'])

type AppealFormProps = {
  id: string
  title: string
  onSent: (appeal: OwnAppeal) => void
  onStale: () => void
  onCancel: () => void
}

/** Why the decision is wrong, in the words of the one it concerns. */
export const AppealForm = ({ id, title, onSent, onStale, onCancel }: AppealFormProps) => {
  const { t } = useT('rejection')
  const common = useT()
  const errorText = useErrorText()
  const { mutateAsync: create, isPending, error } = useCreateAppeal()
  const [message, setMessage] = useState('')
  const [isShort, setIsShort] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])

  const send = async (event: FormEvent) => {
    event.preventDefault()
    const text = message.trim()
    setIsShort(text.length < limits.appeal.min)
    if (text.length < limits.appeal.min) return field.current?.focus()
    try {
      const appeal = await create({ about: id, message: text })
      showToast({ title: t('appeal.sent'), tone: 'success' })
      onSent(appeal)
    } catch (failure) {
      if (!(failure instanceof ApiError) || !stale.has(failure.code)) return
      showToast({
        title: t('appeal.failed'),
        description: errorText(failure),
        tone: 'danger',
        duration: 8000,
      })
      onStale()
    }
  }
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="flex max-w-2xl flex-col gap-3">
      <TextareaField
        ref={field}
        label={t('appeal.question', { title })}
        hint={t('appeal.next')}
        error={isShort ? t('appeal.short', { count: limits.appeal.min }) : undefined}
        maxLength={limits.appeal.max}
        value={message}
        onChange={({ target }) => {
          setMessage(target.value)
          if (target.value.trim().length >= limits.appeal.min) setIsShort(false)
        }}
      />
      <FormFailure title={t('appeal.failed')} text={error ? errorText(error) : undefined} />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" size="sm" pending={isPending}>
          {t('appeal.send')}
        </Button>
        <Button variant="ghost" size="sm" onClick={onCancel}>
          {common.t('cancel')}
        </Button>
      </div>
    </form>
  )
}
