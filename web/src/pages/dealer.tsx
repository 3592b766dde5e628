import { Suspense } from 'react'
import { ChevronLeft } from 'lucide-react'
import { Link, useParams } from 'react-router-dom'
import { lazyPage } from '#web/app/lazy-page.ts'
import { paths } from '#web/app/paths.ts'
import { useDealer } from '#web/entities/dealer/queries.ts'
import { useT } from '#web/i18n/use-t.ts'
import { HeadSkeleton } from '#web/features/dealer/dealer-head.tsx'
import { Storefront } from '#web/features/dealer/storefront.tsx'

const MissingDealer = lazyPage(
  async () => (await import('#web/features/dealer/missing-dealer.tsx')).MissingDealer,
  [],
)

// The dealer shows before its cars are drawn.
const Showroom = lazyPage(
  async () => (await import('#web/features/dealer/showroom.tsx')).Showroom,
  ['showroom'],
)

/** `/dealer/:slug` */
export const DealerPage = () => {
  const { t } = useT('storefront')
  const { slug = '' } = useParams()
  const { data: dealer, error, refetch } = useDealer(slug)
  if (error && !dealer)
    return (
      <Suspense fallback={<div aria-busy className="min-h-dvh" />}>
        <MissingDealer error={error} onRetry={() => void refetch()} />
      </Suspense>
    )
  return (
    <div aria-busy={!dealer} className="page-width pt-2 pb-10 lg:pt-4">
      <Link
        to={paths.dealers()}
        className="mb-1 inline-flex min-h-11 items-center gap-1 text-sm text-ink-2 hover:text-ink hover:underline"
      >
        <ChevronLeft aria-hidden className="mirrored size-4 text-ink-3" />
        {t('all')}
      </Link>
      {dealer ? <Storefront dealer={dealer} /> : <HeadSkeleton />}
      <Suspense fallback={<div aria-busy className="min-h-dvh" />}>
        <Showroom slug={slug} dealer={dealer} />
      </Suspense>
    </div>
  )
}
