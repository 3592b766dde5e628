import { Suspense } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { plateLocations, plateLocationWords } from '#shared/reference/plate-vocabulary.ts'
import { canPost } from '#shared/rules/user.ts'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { lazyPage } from '#web/app/lazy-page.ts'
import { paths } from '#web/app/paths.ts'
import { useAskToSignIn } from '#web/app/use-ask-to-sign-in.ts'
import { useCurrentUser } from '#web/entities/user/queries.ts'
import { PlateEstimate } from '#web/entities/plate-estimate/plate-estimate.tsx'
import { SellPlateForm } from '#web/features/sell-plate/components/sell-plate-form.tsx'
import { SellPlateSkeleton } from '#web/features/sell-plate/components/sell-plate-skeleton.tsx'
import { useT } from '#web/i18n/use-t.ts'

const ClosedGate = lazyPage(async () => (await import('#web/app/closed-gate.tsx')).ClosedGate, ['dashboard'])

// Most people sell where they live; a town that is no municipality says nothing.
const municipalityOf = (city: string | null) =>
  plateLocations.find((slug) => plateLocationWords[slug].en === city) ?? ''

/** The sell tab of `/number-plates`: a plate to offer, for private sellers and verified dealerships. */
export const SellPlate = () => {
  const { t } = useT('plate-form')
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  // Asked here: when a session ends the form is gone at once.
  const askToSignIn = useAskToSignIn()
  const { user, isLoading, error, refetch } = useCurrentUser()
  if (isLoading) return <SellPlateSkeleton />
  if (error && !user) return <LoadFailed title={t('userFailed')} error={error} onRetry={refetch} />
  if (!user || !canPost(user))
    return (
      <Suspense fallback={<SellPlateSkeleton />}>
        <ClosedGate user={user} signInPath={paths.auth(pathname + search)} say={t} />
      </Suspense>
    )
  return (
    <SellPlateForm
      // Another person's is another form.
      key={user.id}
      userId={user.id}
      location={municipalityOf(user.city)}
      renderEstimate={(typed, price) => <PlateEstimate plateNumber={typed} price={price} />}
      onSubmitted={() => void navigate(paths.sellerDashboard('my-listings', { view: 'plates' }))}
      onUnauthorized={() => askToSignIn(t('signIn'), 'danger')}
    />
  )
}
