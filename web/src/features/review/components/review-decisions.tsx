import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import { useKeysOn } from '#web/features/review/keys-choice.ts'
import type { ReviewView } from '#web/features/review/use-run.ts'
import { refusalFormId } from './refusal-form.tsx'

type ReviewDecisionsProps = {
  view: ReviewView
  may: Readonly<Record<'approve' | 'reject', boolean>>
  busy: 'approve' | 'reject' | null
  isResting: boolean
  /** What the form's own button says. */
  submit: string
  onApprove: () => void
  onShow: (view: ReviewView) => void
}

/** The decisions that are possible, each with its key; or those of the form with the reasons. */
export const ReviewDecisions = ({
  view,
  may,
  busy,
  isResting,
  submit,
  onApprove,
  onShow,
}: ReviewDecisionsProps) => {
  const { t } = useT('admin')
  const common = useT()
  const hasLetters = useKeysOn()
  if (view === 'reject')
    return (
      <>
        <Button variant="secondary" aria-keyshortcuts="Escape" onClick={() => onShow('review')}>
          {common.t('back')}
          <Kbd name="Esc" />
        </Button>
        <Button
          variant="danger"
          type="submit"
          form={refusalFormId}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          pending={busy === 'reject'}
        >
          {submit}
          <Kbd name="Enter" />
        </Button>
      </>
    )
  return (
    <>
      {may.reject && (
        <Button
          variant="danger"
          aria-keyshortcuts="R"
          aria-disabled={isResting || busy !== null}
          onClick={() => isResting || busy || onShow('reject')}
        >
          {t('reject')}
          {hasLetters && <Kbd name="R" />}
        </Button>
      )}
      {may.approve && (
        <Button
          aria-keyshortcuts="A"
          pending={busy === 'approve'}
          aria-disabled={isResting}
          onClick={() => isResting || onApprove()}
        >
          {t('approve')}
          {hasLetters && <Kbd name="A" />}
        </Button>
      )}
    </>
  )
}
