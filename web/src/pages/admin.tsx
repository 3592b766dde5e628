import { Suspense } from 'react'
import { Link } from 'react-router-dom'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { lazyPage } from '#web/app/lazy-page.ts'
import { usePageMeta } from '#web/app/page-meta.ts'
import { paths } from '#web/app/paths.ts'
import { useCurrentUser } from '#web/features/identity/api/get-current-user.ts'
import { AccessDenied } from '#web/features/identity/components/access-denied.tsx'
import { signInPath } from '#web/features/identity/next-path.ts'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { ReviewQueue } from './admin/review-queue.tsx'

// Below the listings that wait, which most visits are about.
const PlateQueue = lazyPage(
  async () => (await import('./admin/plate-queue.tsx')).PlateQueue,
  ['plate-review'],
)
const ReportQueue = lazyPage(
  async () => (await import('./admin/report-queue.tsx')).ReportQueue,
  ['reports', 'report'],
)

/** `/admin`, for platform admins. The server refuses everybody else's calls whatever this page shows. */
export const AdminPage = () => {
  const { t } = useT('admin')
  const common = useT()
  const { user, isLoading, isPlatformAdmin, error, refetch } = useCurrentUser()
  usePageMeta(t('title'), t('description'))

  if (isLoading)
    return (
      <div
        // Another element than the page, which would otherwise count as having moved.
        key="loading"
        role="status"
        className="grid min-h-dvh place-content-center justify-items-center gap-3 text-ink-2"
      >
        <Spinner className="size-7" />
        {t('loading')}
      </div>
    )
  if (error && !user)
    return (
      <div className="page-width py-16">
        <LoadFailed title={t('userFailed')} error={error} onRetry={refetch} />
      </div>
    )
  if (!isPlatformAdmin)
    return (
      <AccessDenied
        title={t('denied.title')}
        text={t('denied.text')}
        action={
          <Link to={user ? paths.home() : signInPath(paths.admin())} className={buttonClass()}>
            {user ? t('denied.home') : common.t('nav.signIn')}
          </Link>
        }
      />
    )
  return (
    <div className="page-width py-8 lg:py-12">
      <h1 className="mb-8 text-3xl">{t('title')}</h1>
      <ReviewQueue />
      <Suspense fallback={<div aria-busy className="min-h-96" />}>
        <PlateQueue />
        <ReportQueue />
      </Suspense>
    </div>
  )
}
