import { useSearchParams } from 'react-router-dom'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { usePageMeta } from '#web/app/page-meta.ts'
import { useCurrentUser } from '#web/entities/user/queries.ts'
import { SellGate } from '#web/features/sell/sell-gate.tsx'
import { WizardSkeleton } from '#web/features/sell/wizard-skeleton.tsx'
import { useSignInAgain } from '#web/features/sell/use-sign-in-again.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Wizard } from './sell/wizard.tsx'

/** `/sell` and `/sell-your-car`: the wizard; `?edit=<id>` opens one's own listing in it, `?step=` a step of it. */
export const SellPage = () => {
  const { t } = useT('sell')
  const [query] = useSearchParams()
  const editId = query.get('edit') || null
  const title = t(editId ? 'titleEdit' : 'title')
  usePageMeta(title, t('description'))
  const { user, isLoading, error, refetch } = useCurrentUser()
  const { signInPath, signInAgain } = useSignInAgain()
  return (
    <div className="page-width py-6 sm:py-10">
      <header className="mb-5 sm:mb-7">
        <h1 className="text-3xl">{title}</h1>
        {!editId && <p className="mt-1.5 text-ink-2 max-sm:hidden">{t('intro')}</p>}
      </header>
      {isLoading ? (
        <WizardSkeleton />
      ) : error && !user ? (
        <LoadFailed title={t('loadFailed.title')} error={error} onRetry={refetch} />
      ) : (
        <SellGate user={user} signInPath={signInPath}>
          {(seller) => (
            <Wizard
              // Another listing, or another person, is another wizard.
              key={`${seller.id}/${editId}`}
              seller={seller}
              editId={editId}
              asked={query.get('step')}
              onUnauthorized={signInAgain}
            />
          )}
        </SellGate>
      )}
    </div>
  )
}
