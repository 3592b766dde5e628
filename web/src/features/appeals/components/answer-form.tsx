import { useRef, useState } from 'react'
import { limits } from '#shared/constants/limits.ts'
import type { AppealView } from '#shared/schemas/moderation.ts'
import { ApiError, type ApiErrorCode } from '#web/api/api-error.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useAnswerAppeal } from '../api/answer-appeal.ts'

// Somebody was faster: the appeal, or what it is about, is not what was read here.
const conflicts = new Set<ApiErrorCode>(['ILLEGAL_STATUS_MOVE', 'EDIT_CONFLICT', 'CONFLICT', 'NOT_FOUND'])

type AnswerFormProps = { appeal: AppealView; title: string; onAnswered: () => void }

/** The answer to an appeal: granted, or upheld with words that its maker reads. */
export const AnswerForm = ({ appeal, title, onAnswered }: AnswerFormProps) => {
  const { t } = useT('appeals')
  const errorText = useErrorText()
  const { mutateAsync, isPending, variables, error } = useAnswerAppeal()
  const [answer, setAnswer] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const textOf = (failure: unknown) =>
    failure instanceof ApiError && conflicts.has(failure.code) ? t('conflict') : errorText(failure)

  const send = async (status: 'GRANTED' | 'UPHELD') => {
    const words = answer.trim()
    // Who is told no is told why.
    if (status === 'UPHELD' && words === '') {
      setIsMissing(true)
      return field.current?.focus()
    }
    try {
      await mutateAsync({ appeal, status, answer: words })
      showToast({ title: t(`done.${status}`), description: title, tone: 'success' })
      onAnswered()
    } catch (failure) {
      showToast({ title: t('failed'), description: textOf(failure), tone: 'danger', duration: 8000 })
    }
  }
  const pendingOf = (status: 'GRANTED' | 'UPHELD') => isPending && variables.status === status
  return (
    <form
      onSubmit={(event) => event.preventDefault()}
      className="mt-auto flex flex-col gap-3 border-t border-line pt-4"
    >
      {!appeal.about.isRejected && <p className="text-sm text-amber">{t('notRejected')}</p>}
      <TextField
        ref={field}
        label={t('answer')}
        hint={t('answer.hint')}
        error={isMissing ? t('answer.missing') : undefined}
        maxLength={limits.appealAnswer}
        value={answer}
        onChange={(event) => {
          setAnswer(event.target.value)
          setIsMissing(false)
        }}
      />
      <FormFailure title={t('failed')} text={error ? textOf(error) : undefined} />
      <div className="flex flex-wrap gap-2.5">
        {appeal.about.isRejected && (
          <Button
            size="sm"
            pending={pendingOf('GRANTED')}
            aria-label={t('grant.label', { title })}
            onClick={() => void send('GRANTED')}
          >
            {t('grant')}
          </Button>
        )}
        <Button
          size="sm"
          variant="secondary"
          pending={pendingOf('UPHELD')}
          aria-label={t('uphold.label', { title })}
          onClick={() => void send('UPHELD')}
        >
          {t('uphold')}
        </Button>
      </div>
    </form>
  )
}
