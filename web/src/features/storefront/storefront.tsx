import { ExternalLink } from 'lucide-react'
import { Link } from 'react-router-dom'
import { canPost } from '#shared/rules/user.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { paths } from '#web/app/paths.ts'
import { PendingVerification } from '#web/entities/user/posting.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useStorefront } from './queries.ts'
import { StorefrontForm } from './storefront-form.tsx'

const OwnStorefront = ({ user }: { user: CurrentUser }) => {
  const { t } = useT('showcase')
  const { data, error, refetch } = useStorefront()
  if (!data && error) return <LoadFailed title={t('loadFailed')} error={error} onRetry={refetch} />
  return (
    <div aria-busy={!data} className="flex max-w-3xl flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 className="text-xl">{t('title')}</h2>
          <p className="text-sm text-ink-2">{t('text')}</p>
        </div>
        {data && (
          <Link to={paths.dealer(data.slug)} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
            <ExternalLink aria-hidden className="mirrored size-4" />
            {t('see')}
          </Link>
        )}
      </div>
      {data ? (
        <StorefrontForm userId={user.id} storefront={data} onReload={async () => (await refetch()).data} />
      ) : (
        <>
          <Skeleton className="h-80 rounded-card" />
          <Skeleton className="h-64 rounded-card" />
          <Skeleton className="h-64 rounded-card" />
        </>
      )}
    </div>
  )
}

/** The storefront's own settings, for dealerships that are verified. */
export const StorefrontView = ({ user }: { user: CurrentUser }) =>
  canPost(user) ? <OwnStorefront user={user} /> : <PendingVerification user={user} />
