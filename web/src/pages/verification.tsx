import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import { isDealershipSeller } from '#shared/rules/user.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { usePageMeta } from '#web/app/page-meta.ts'
import { paths } from '#web/app/paths.ts'
import { useCurrentUser } from '#web/entities/user/queries.ts'
import { useT } from '#web/i18n/use-t.ts'
import { PageSpinner } from '#web/ui/page-spinner.tsx'
import { DealerApplication } from '#web/features/verify/dealer-application.tsx'

const mayApply = (user: CurrentUser): boolean => isDealershipSeller(user) && !user.isVerified

/** `/verification`: for a dealership that is not verified yet; anybody else is sent home (spec, section 2). */
export const VerificationPage = () => {
  const { t } = useT('verification')
  const common = useT()
  usePageMeta(t('title'), t('description'))
  const { user, isLoading, error, refetch } = useCurrentUser()
  // An applicant stays: once verified to read so, and when the session ends to sign in again.
  const [applicant, setApplicant] = useState<CurrentUser | null>(null)
  if (user && user !== applicant && (mayApply(user) || user.id === applicant?.id)) setApplicant(user)

  if (isLoading && !applicant) return <PageSpinner text={common.t('loading')} />
  if (error && !user && !applicant)
    return (
      <div className="page-width py-16">
        <LoadFailed title={common.t('failed.title')} error={error} onRetry={refetch} />
      </div>
    )
  if (!applicant || (user && user.id !== applicant.id)) return <Navigate to={paths.home()} replace />
  return (
    <div className="page-width py-8 lg:py-12">
      <h1 className="text-3xl">{t('title')}</h1>
      <p className="mt-2 mb-7 max-w-2xl text-ink-2">{t('intro')}</p>
      <DealerApplication
        key={applicant.id}
        user={applicant}
        isSignedIn={user !== null}
        onVerified={() => void refetch()}
      />
    </div>
  )
}
