import { useState } from 'react'
import { limits } from '#shared/constants/limits.ts'
import { reasonLabels } from '#shared/rules/refusal.ts'
import { isStaffRoleAtLeast } from '#shared/rules/user.ts'
import { type DealerReviewView, reviewAnswerForm, reviewReportForm } from '#shared/schemas/dealer-review.ts'
import { useContractForm } from '#web/api/use-contract-form.ts'
import { useT } from '#web/i18n/use-t.ts'
import { useActing } from '#web/stores/acting.ts'
import { tabDraft } from '#web/stores/draft.ts'
import { showToast } from '#web/stores/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import { Written } from '#web/ui/written.tsx'
import { useAnswerReview, useReportReview } from './review-queries.ts'

type ReviewRepliesProps = NonNullable<DealerReviewView['dealership']> & { dealerId: string; id: string }

/** A dealership's ways to react to a review of it: answer it once, and report it. */
export const ReviewReplies = ({ dealerId, id, answer, canAnswer, canReport }: ReviewRepliesProps) => {
  const { t, language } = useT('dealer-reviews')
  const { acting } = useActing()
  // A salesperson reads the reviews only.
  const mayReact = acting === null || isStaffRoleAtLeast(acting.role, 'MANAGER')
  const [open, setOpen] = useState<'reply' | 'report'>()
  const { mutateAsync: send } = useAnswerReview(dealerId, id)
  const { mutateAsync: report } = useReportReview(dealerId, id)
  const close = () => setOpen(undefined)
  return (
    <div className="mt-3 flex flex-col gap-2 text-sm">
      {answer && answer.status !== 'APPROVED' && (
        <div className="max-w-prose text-ink-2">
          <p>{t(`reply.${answer.status}`)}</p>
          <Written text={answer.text} className="whitespace-pre-line" />
          {reasonLabels('dealerReview', answer.reasonCodes).map(({ code, name, advice }) => (
            <p key={code} className="mt-1">
              <span className="font-medium">{name[language]}</span> {advice[language]}
            </p>
          ))}
          {answer.rejectionReason && <Written text={answer.rejectionReason} />}
        </div>
      )}
      <div className="flex flex-wrap gap-2.5">
        {mayReact && canAnswer && (
          <Button size="sm" variant="secondary" aria-haspopup="dialog" onClick={() => setOpen('reply')}>
            {t('reply.write')}
          </Button>
        )}
        {mayReact && canReport && (
          <Button size="sm" variant="ghost" aria-haspopup="dialog" onClick={() => setOpen('report')}>
            {t('report.write')}
          </Button>
        )}
      </div>
      <Dialog open={open !== undefined} onClose={close} title={t(`${open ?? 'reply'}.title`)}>
        {open && (
          <TextForm
            key={open}
            kind={open}
            name={`${open}:${id}`}
            send={open === 'reply' ? send : report}
            onSent={close}
          />
        )}
      </Dialog>
    </div>
  )
}

type TextFormProps = {
  kind: 'reply' | 'report'
  name: string
  send: (body: { text: string }) => Promise<unknown>
  onSent: () => void
}

const TextForm = ({ kind, name, send, onSent }: TextFormProps) => {
  const { t } = useT('dealer-reviews')
  const form = useContractForm({
    schema: kind === 'reply' ? reviewAnswerForm : reviewReportForm,
    start: { text: '' },
    issueText: () => t(`issue.${kind}`),
    send: (body) => send(body),
    onSent: () => {
      showToast({ title: t(`${kind}.sent`), tone: 'success' })
      onSent()
    },
    draft: tabDraft(`dealer-review:${name}`),
    mode: 'onSubmit',
  })
  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-4">
      <TextareaField
        {...form.field('text')}
        label={t(`${kind}.text`)}
        hint={t(`${kind}.hint`)}
        maxLength={limits.dealerReview[kind === 'reply' ? 'answer' : 'report'].max}
      />
      <FormFailure title={t('notSent')} text={form.failure} />
      <Button type="submit" size="lg" wide pending={form.isSubmitting}>
        {t(`${kind}.send`)}
      </Button>
    </form>
  )
}
