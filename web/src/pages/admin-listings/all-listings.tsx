import { ChevronLeft } from 'lucide-react'
import { Link } from 'react-router-dom'
import { usePageMeta } from '#web/app/page-meta.ts'
import { paths } from '#web/app/paths.ts'
import { useAllListings } from '#web/features/manage-listings/api/list-listings.ts'
import { ListCounts } from '#web/features/manage-listings/components/list-counts.tsx'
import { ListTools } from '#web/features/manage-listings/components/list-tools.tsx'
import { useListAddress } from '#web/features/manage-listings/use-list-address.ts'
import { useT } from '#web/i18n/use-t.ts'
import { ListingPage } from './listing-page.tsx'

/** All listings by search, status and page, under their counts. */
export const AllListings = () => {
  const { t } = useT('admin-listings')
  usePageMeta(t('title'), t('description'))
  const pages = useListAddress()
  const { shown } = pages
  const list = useAllListings(shown)
  return (
    <div className="page-width py-8 lg:py-12">
      <Link
        to={paths.admin()}
        className="inline-flex min-h-11 items-center gap-1.5 text-sm text-ink-2 underline-offset-4 hover:text-ink hover:underline"
      >
        <ChevronLeft aria-hidden className="mirrored size-4" />
        {t('back')}
      </Link>
      <h1 className="mb-6 text-3xl">{t('title')}</h1>
      <ListCounts counts={list.data?.counts} shown={shown.status} linkTo={pages.linkToStatus} />
      <div className="mt-6 mb-5">
        <ListTools
          search={shown.search}
          status={shown.status}
          onSearch={pages.searchFor}
          onStatus={(status) => pages.narrow({ status })}
        />
      </div>
      <ListingPage list={list} pages={pages} />
    </div>
  )
}
