import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { paths } from '#web/app/paths.ts'
import { currentUserQuery } from '#web/entities/user/queries.ts'
import { Rejection } from '#web/entities/rejection/rejection.tsx'
import { DealerApplication } from '#web/features/verify/components/dealer-application.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { useSignInFirst } from './use-sign-in-first.ts'

type ApplicantProps = {
  user: CurrentUser
  isSignedIn: boolean
  onVerified: () => unknown
}

/** The application of a dealership, with what it takes from other features. */
export const Applicant = ({ user, isSignedIn, onVerified }: ApplicantProps) => {
  const { t } = useT('verification')
  const signInFirst = useSignInFirst(isSignedIn)
  // An admin may verify a dealership that has not applied: whoever comes back to this page learns it.
  useQuery({ ...currentUserQuery, enabled: isSignedIn, refetchOnWindowFocus: 'always' })
  return (
    <div className="page-width py-8 lg:py-12">
      <h1 className="text-3xl">{t('title')}</h1>
      <p className="mt-2 mb-7 max-w-2xl text-ink-2">{t('intro')}</p>
      <DealerApplication
        user={user}
        renderRejection={({ submission, about, ...on }) => (
          <Rejection
            kind="application"
            id={submission.id}
            title={t('appeal.title')}
            reasonCodes={submission.reasonCodes}
            text={submission.rejectionReason}
            appeal={submission.appeal}
            {...on}
          >
            {about}
          </Rejection>
        )}
        whenVerified={
          <Link to={paths.sell()} className={buttonClass()}>
            {t('status.APPROVED.action')}
          </Link>
        }
        onVerified={() => void onVerified()}
        onUnauthorized={signInFirst}
      />
    </div>
  )
}
