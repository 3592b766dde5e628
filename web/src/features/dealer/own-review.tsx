import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { dealerName } from '#shared/rules/dealer-name.ts'
import { reasonLabels } from '#shared/rules/refusal.ts'
import type { OwnDealerReview } from '#shared/schemas/dealer-review.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { lazyAsked } from '#web/app/lazy-asked.tsx'
import { useAskToSignIn } from '#web/app/navigation.ts'
import { paths } from '#web/app/paths.ts'
import type { Dealer } from '#web/entities/dealer/queries.ts'
import { Stars } from '#web/entities/dealer/stars.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { useSession } from '#web/stores/session.ts'
import { showToast } from '#web/stores/toast.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Written } from '#web/ui/written.tsx'
import { useDeleteReview, useOwnReview } from './review-queries.ts'

const ReviewForm = lazyAsked(
  async () => (await import('./review-form.tsx')).ReviewForm,
  ['dealer-reviews'],
  <div aria-busy className="min-h-96" />,
)

type OwnReviewProps = { dealer: Dealer }

/** One's own review and what became of it, or whether one can write one. */
export const OwnReview = ({ dealer }: OwnReviewProps) => {
  const { t, language } = useT('dealer-reviews')
  const isSignedIn = useSession(({ token }) => token !== null)
  const { pathname } = useLocation()
  const { data } = useOwnReview(dealer.id)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const askToSignIn = useAskToSignIn()
  if (!isSignedIn)
    return (
      <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        <p className="text-ink-2">{t('signIn.text')}</p>
        <Link
          to={paths.auth(`${pathname}#reviews`)}
          className={buttonClass({ variant: 'secondary', size: 'sm' })}
        >
          {t('signIn')}
        </Link>
      </div>
    )
  if (!data) return null
  const { right, review } = data
  // One that was written before its author joined can be deleted.
  if (right === 'OWN' && !review) return null
  const canProve = right === 'UNCONFIRMED' || right === 'TOO_NEW'
  return (
    <div className="mt-5">
      {review ? (
        <OwnReviewStatus
          review={review}
          dealer={dealer}
          onChange={right === 'YES' ? () => setOpen(true) : undefined}
        />
      ) : right === 'YES' ? (
        <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t('write')}
        </Button>
      ) : (
        right !== 'OWN' && (
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-2">
            {t(`right.${right}`)}
            {canProve && (
              <Link to={paths.profile()} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
                {t('account')}
              </Link>
            )}
          </p>
        )
      )}
      <Dialog open={isOpen} onClose={close} title={t('form.title', { name: dealerName(dealer, language) })}>
        <ReviewForm
          dealerId={dealer.id}
          review={review}
          onSent={close}
          // With the session the dialog goes.
          onSignedOut={() => askToSignIn(t('signIn.text'))}
          onClose={close}
        />
      </Dialog>
    </div>
  )
}

type OwnReviewStatusProps = OwnReviewProps & { review: OwnDealerReview; onChange: (() => void) | undefined }

/** The status of one's review, with the reasons where it was refused. */
const OwnReviewStatus = ({ review, dealer, onChange }: OwnReviewStatusProps) => {
  const { t, language } = useT('dealer-reviews')
  const errorText = useErrorText()
  const remove = useDeleteReview(dealer.id)
  const [isAsking, setAsking] = useState(false)
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => showToast({ title: t('deleted'), tone: 'success' }),
      onError: (error) =>
        showToast({ title: t('notDeleted'), description: errorText(error), tone: 'danger' }),
      onSettled: () => setAsking(false),
    })
  return (
    <section className="rounded-card border border-line bg-card p-4 text-sm">
      <h3 className="flex flex-wrap items-center gap-3 text-base font-medium">
        {t('own.title')}
        <Stars stars={review.stars} />
      </h3>
      <p className="mt-1 text-ink-2">{t(`own.${review.status}`)}</p>
      {reasonLabels('dealerReview', review.status === 'REJECTED' ? review.reasonCodes : []).map(
        ({ code, name, advice }) => (
          <p key={code} className="mt-2">
            <span className="block font-medium">{name[language]}</span>
            <span className="block text-ink-2">{advice[language]}</span>
          </p>
        ),
      )}
      {review.rejectionReason && <Written text={review.rejectionReason} className="mt-2 text-ink-2" />}
      <div className="mt-3 flex flex-wrap gap-2.5">
        {onChange && (
          <Button size="sm" variant="secondary" aria-haspopup="dialog" onClick={onChange}>
            {t('change')}
          </Button>
        )}
        <Button size="sm" variant="ghost" aria-haspopup="dialog" onClick={() => setAsking(true)}>
          {t('delete')}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        title={t('delete.title')}
        pending={remove.isPending}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        <p>{t('delete.text')}</p>
      </ConfirmDialog>
    </section>
  )
}
