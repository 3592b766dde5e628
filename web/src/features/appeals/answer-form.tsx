import { limits } from '#shared/constants/limits.ts'
import { appealAnswer, type AppealView } from '#shared/schemas/moderation.ts'
import { actUndoably } from '#web/api/undoable.ts'
import { useContractForm } from '#web/api/use-contract-form.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { isStale } from '#web/entities/admin/is-stale.ts'
import { focusRow } from '#web/entities/review/use-row-keys.ts'
import { useT } from '#web/i18n/use-t.ts'
import { tabDraft } from '#web/stores/draft.ts'
import { Button } from '#web/ui/button.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import { useAnswerAppeal } from './queries.ts'
import { required } from '#shared/schemas/text.ts'

type Decision = 'GRANTED' | 'UPHELD'
type Typed = { status: Decision; answer: string }
type AnswerFormProps = { appeal: AppealView; title: string; onAnswered: () => void }

/** The answer to an appeal: granted, or upheld with a text that the seller reads. */
export const AnswerForm = ({ appeal, title, onAnswered }: AnswerFormProps) => {
  const { t } = useT('appeals')
  const errorText = useErrorText()
  const { mutateAsync: answerAppeal } = useAnswerAppeal()
  const failureText = (error: unknown) => (isStale(error) ? t('conflict') : errorText(error))
  const start: Typed = { status: 'UPHELD', answer: '' }
  const draft = tabDraft<Typed>(`appeal:${appeal.id}`)
  const form = useContractForm({
    schema: appealAnswer,
    start,
    // The version is the one that was looked at, so that nothing is granted that its seller has changed since.
    toBody: ({ status, answer }) => ({
      status,
      // What was pasted may have lines.
      ...(answer.trim() && { answer: answer.replaceAll(/\s*[\r\n]\s*/g, ' ') }),
      ...(appeal.about.version !== null && { version: appeal.about.version }),
    }),
    // A refusal that stays is explained.
    alsoWrong: ({ status, answer }) =>
      status === 'UPHELD' && !answer.trim() ? [{ path: 'answer', message: required }] : [],
    issueText: () => t('answer.missing'),
    send: async (body, typed) =>
      actUndoably({
        on: [appeal.id],
        shownAs: { status: body.status },
        title: t(`done.${body.status}`),
        description: title,
        send: () => answerAppeal({ id: appeal.id, body }),
        failed: (error) => {
          draft.keep(typed)
          return { title: t('failed'), description: `${title}: ${failureText(error)}` }
        },
        // The typed answer is there again.
        onUndo: () => {
          draft.keep(typed)
          focusRow(appeal.id)
        },
      }),
    onSent: onAnswered,
    mode: 'onSubmit',
    draft,
  })
  const decide = (status: Decision) => {
    form.rhf.setValue('status', status)
    void form.submit()
  }
  return (
    <form
      onSubmit={(event) => event.preventDefault()}
      className="mt-auto flex flex-col gap-3 border-t border-line pt-4"
    >
      {appeal.mayAnswer === 'AS_ONLY_ADMIN' && <p className="text-sm text-amber">{t('alone')}</p>}
      {!appeal.about.isRejected && <p className="text-sm text-amber">{t('notRejected')}</p>}
      <TextareaField
        {...form.field('answer')}
        label={t('answer')}
        hint={t('answer.hint')}
        maxLength={limits.appealAnswer}
        rows={2}
        // It is one paragraph of a mail, however long.
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault()
        }}
      />
      <div className="flex flex-wrap gap-2.5">
        {appeal.about.isRejected && (
          <Button size="sm" aria-label={t('grant.label', { title })} onClick={() => decide('GRANTED')}>
            {t('grant')}
          </Button>
        )}
        <Button
          size="sm"
          variant="secondary"
          aria-label={t('uphold.label', { title })}
          onClick={() => decide('UPHELD')}
        >
          {t('uphold')}
        </Button>
      </div>
    </form>
  )
}
