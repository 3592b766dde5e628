import { ExternalLink } from 'lucide-react'
import { Link } from 'react-router-dom'
import { canPost } from '#shared/rules/user.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { sendPhoto } from '#web/entities/upload/send-file.ts'
import { useUploadText } from '#web/entities/upload/upload-text.tsx'
import { paths } from '#web/app/paths.ts'
import { useStorefront } from '#web/features/storefront/api/storefront.ts'
import { ShowcaseForm } from '#web/features/storefront/components/showcase-form.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { PendingVerification } from '#web/entities/user/posting.tsx'

const Storefront = ({ user }: { user: CurrentUser }) => {
  const { t } = useT('showcase')
  const { data, error, refetch } = useStorefront()
  const pictureError = useUploadText()
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
        <ShowcaseForm
          userId={user.id}
          storefront={data}
          // A picture of the storefront goes the way of a car's photo, checks and all.
          send={sendPhoto}
          pictureError={pictureError}
          onReload={async () => (await refetch()).data}
        />
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
  canPost(user) ? <Storefront user={user} /> : <PendingVerification user={user} />
