import { canMoveApplication } from '#shared/rules/application.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import type { Verdict } from '#web/features/review-applications/api/decide.ts'
import { statusOf, type Subject } from '#web/features/review-applications/subject.ts'
import type { useReview } from '#web/features/review-applications/use-review.ts'
import { refuseFormId } from './refuse-form.tsx'

type ReviewButtonsProps = {
  subject: Subject
  review: Pick<ReturnType<typeof useReview>, 'view' | 'show' | 'start' | 'approve'>
  /** The decision that is on its way. */
  deciding: Verdict['status'] | undefined
}

/** The decisions that are possible, or those of the form with the reasons. */
export const ReviewButtons = ({ subject, review, deciding }: ReviewButtonsProps) => {
  const { t } = useT('applications')
  const common = useT()
  const status = statusOf(subject)
  // Who has withdrawn it rather than refused it says so.
  const refuse = t(status === 'APPROVED' ? 'withdraw' : 'rejectDealership')
  if (review.view === 'refuse')
    return (
      <>
        <Button variant="secondary" onClick={() => review.show('review')}>
          {common.t('back')}
        </Button>
        {/* With its own key: if React made the button that opens the form into this one, that very press would send the form. */}
        <Button
          key="send"
          variant="danger"
          type="submit"
          form={refuseFormId}
          pending={deciding === 'REJECTED'}
        >
          {refuse}
        </Button>
      </>
    )
  return (
    <>
      {subject.kind === 'applied' && canMoveApplication(status, 'UNDER_REVIEW') && (
        <Button
          variant="secondary"
          className="sm:me-auto"
          pending={deciding === 'UNDER_REVIEW'}
          onClick={review.start}
        >
          {t('start')}
        </Button>
      )}
      {canMoveApplication(status, 'REJECTED') && (
        <Button variant="danger" onClick={() => review.show('refuse')}>
          {refuse}
        </Button>
      )}
      {canMoveApplication(status, 'APPROVED') && (
        <Button pending={deciding === 'APPROVED'} onClick={review.approve}>
          {t('approveDealership')}
        </Button>
      )}
    </>
  )
}
