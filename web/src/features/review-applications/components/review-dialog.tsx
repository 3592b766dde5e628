import { RefreshCw } from 'lucide-react'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { PendingDealership } from '#web/features/review-applications/api/list-pending.ts'
import { hasLeft, nameOf } from '#web/features/review-applications/subject.ts'
import type { Decision } from '#web/features/review-applications/use-decision.ts'
import { useReview, type ReviewView } from '#web/features/review-applications/use-review.ts'
import { useSubject } from '#web/features/review-applications/use-subject.ts'
import { RefuseForm } from './refuse-form.tsx'
import { ReviewButtons } from './review-buttons.tsx'
import { SubjectDetails, type SubjectParts } from './subject-details.tsx'

type ReviewDialogProps = SubjectParts & {
  /** Of an application, or of a dealership that has not applied yet. */
  id: string
  startsWith: ReviewView
  /** Those that wait, as far as they are loaded. */
  pending: readonly PendingDealership[] | undefined
  decision: Decision
  onClose: () => void
}

/** What came in between, with what to do about it; announced at once. */
const Stale = ({ text }: { text: string | undefined }) => {
  const { t } = useT('applications')
  return (
    <div role="alert">
      {text && (
        <p className="mb-5 flex items-start gap-3 rounded-control bg-amber-tint px-3.5 py-2.5 text-sm">
          <RefreshCw aria-hidden className="mt-0.5 size-4.5 shrink-0 text-amber" />
          {text} {t('again')}
        </p>
      )}
    </div>
  )
}

/** First all that must be seen of a dealership, then the decision, with its reasons where it is a refusal. */
export const ReviewDialog = ({ id, startsWith, pending, decision, onClose, ...parts }: ReviewDialogProps) => {
  const { t } = useT('applications')
  const loaded = useSubject(id, pending)
  const seen = loaded.state === 'ready' ? loaded.subject : undefined
  const review = useReview(seen, startsWith, decision, onClose)
  // What cannot be read anew must not be decided about again and again.
  const isOver = review.stale !== undefined && seen !== undefined && hasLeft(seen, pending ?? [])
  const subject = isOver ? undefined : seen
  const isRefusing = review.view === 'refuse'
  const title = t(isRefusing ? 'refuse.title' : 'title.application')
  return (
    <Dialog
      open
      onClose={onClose}
      title={seen ? t('titleOf', { title, name: nameOf(seen) }) : title}
      size="lg"
      footer={
        subject && (
          <ReviewButtons subject={subject} review={review} deciding={decision.deciding?.verdict.status} />
        )
      }
    >
      <Stale text={review.stale} />
      {review.failure && (
        <div className="mb-5">
          <FormFailure title={t('failed')} text={review.failure} />
        </div>
      )}
      {loaded.state === 'loading' && <Skeleton className="h-96 w-full" />}
      {(loaded.state === 'gone' || isOver) && <p className="text-ink-2">{t('gone')}</p>}
      {loaded.state === 'failed' && (
        <LoadFailed title={t('loadFailed.one')} error={loaded.error} onRetry={loaded.retry} />
      )}
      {subject && !isRefusing && <SubjectDetails subject={subject} {...parts} />}
      {subject && isRefusing && (
        <RefuseForm
          refusal={review.refusal}
          isApplied={subject.kind === 'applied'}
          isMissing={review.isMissing}
          onChange={review.write}
          onSubmit={review.refuse}
        />
      )}
    </Dialog>
  )
}
