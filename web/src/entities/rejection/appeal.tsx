import { useEffect, useRef, useState, type Ref } from 'react'
import { useMutation } from '@tanstack/react-query'
import { Scale } from 'lucide-react'
import type { createAppeal } from '#shared/api/appeals.ts'
import type { BodyInput } from '#shared/api/contract.ts'
import { limits } from '#shared/constants/limits.ts'
import { newAppeal, type OwnAppeal } from '#shared/schemas/moderation.ts'
import { hasCode } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { useContractForm } from '#web/api/use-contract-form.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { useAge } from '#web/i18n/use-age.ts'
import { useT } from '#web/i18n/use-t.ts'
import { tabDraft } from '#web/stores/draft.ts'
import { showToast } from '#web/stores/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import { useFocusLater } from '#web/ui/use-focus-later.ts'
import { Written } from '#web/ui/written.tsx'

type AppealProps = {
  id: string
  title: string
  appeal: OwnAppeal | null
  onAppealed: (appeal: OwnAppeal) => void
  onStale: () => void
}

/** The one appeal against a rejection: the way to make it, then its state. */
export const Appeal = ({ id, title, appeal, onAppealed, onStale }: AppealProps) => {
  const { t } = useT('rejection')
  const [isWriting, setIsWriting] = useState(false)
  const [button, focusButton] = useFocusLater<HTMLButtonElement>()
  const state = useRef<HTMLDivElement>(null)
  const [isSent, setIsSent] = useState(false)
  const isShown = appeal !== null
  // The list shows the appeal a moment after it was sent, so the focus waits until the appeal is shown here.
  useEffect(() => {
    if (isSent && isShown) state.current?.focus()
  }, [isSent, isShown])
  if (appeal) return <AppealState ref={state} appeal={appeal} />
  if (isWriting)
    return (
      <AppealForm
        id={id}
        title={title}
        onSent={(sent) => {
          onAppealed(sent)
          setIsSent(true)
        }}
        onStale={onStale}
        onCancel={() => {
          setIsWriting(false)
          focusButton()
        }}
      />
    )
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button
        ref={button}
        variant="secondary"
        size="sm"
        aria-label={t('appeal.label', { title })}
        onClick={() => setIsWriting(true)}
      >
        <Scale aria-hidden className="size-4" />
        {t('appeal')}
      </Button>
      <p className="text-ink-2">{t('appeal.once')}</p>
    </div>
  )
}

const AppealState = ({ appeal, ref }: { appeal: OwnAppeal; ref: Ref<HTMLDivElement> }) => {
  const { t } = useT('rejection')
  const age = useAge()
  const { status, message, at, answer, answeredAt } = appeal
  return (
    <div ref={ref} tabIndex={-1} className="flex flex-col gap-1.5 border-t border-line pt-3">
      <p className="font-medium">{t(`appeal.${status}`, { age: age(answeredAt ?? at) })}</p>
      {answer && (
        <div>
          <p className="text-ink-2">{t('appeal.answer')}</p>
          <Written text={answer} />
        </div>
      )}
      <details className="text-ink-2">
        <summary className="w-fit py-1">{t('appeal.yours')}</summary>
        <Written text={message} className="mt-1 whitespace-pre-line" />
      </details>
    </div>
  )
}

type AppealFormProps = {
  id: string
  title: string
  onSent: (appeal: OwnAppeal) => void
  onStale: () => void
  onCancel: () => void
}

const AppealForm = ({ id, title, onSent, onStale, onCancel }: AppealFormProps) => {
  const { t } = useT('rejection')
  const common = useT()
  const errorText = useErrorText()
  const { mutateAsync: send } = useMutation({
    mutationFn: (body: BodyInput<typeof createAppeal>) =>
      call<typeof createAppeal>('POST /api/appeals', { body }),
  })
  const form = useContractForm({
    schema: newAppeal,
    start: { message: '' },
    toBody: ({ message }) => ({ about: id, message }),
    issueText: () => t('appeal.short', { count: limits.appeal.min }),
    send: (body) => send(body),
    onSent: (appeal) => {
      showToast({ title: t('appeal.sent'), tone: 'success' })
      onSent(appeal)
    },
    onFailed: (error) => {
      // The rejection was answered or withdrawn since it was shown here.
      if (!hasCode(error, 'NOT_REJECTED', 'ALREADY_APPEALED', 'NOT_FOUND', 'EDIT_CONFLICT')) return
      showToast({
        title: t('appeal.failed'),
        description: errorText(error),
        tone: 'danger',
        duration: 8000,
      })
      onStale()
    },
    draft: tabDraft(`appeal:${id}`),
    mode: 'onSubmit',
  })
  const { setFocus } = form.rhf
  useEffect(() => setFocus('message'), [setFocus])
  return (
    <form noValidate onSubmit={form.submit} className="flex max-w-2xl flex-col gap-3">
      <TextareaField
        {...form.field('message')}
        label={t('appeal.question', { title })}
        hint={t('appeal.next')}
        maxLength={limits.appeal.max}
      />
      <FormFailure title={t('appeal.failed')} text={form.failure} />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" size="sm" pending={form.isSubmitting}>
          {t('appeal.send')}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            form.discard()
            onCancel()
          }}
        >
          {common.t('cancel')}
        </Button>
      </div>
    </form>
  )
}
