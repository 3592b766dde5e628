import { Suspense } from 'react'
import { lazyPart } from '#web/app/lazy-page.ts'
import { usePageMeta } from '#web/app/page-meta.ts'
import { SearchPanel } from '#web/features/browse/search-panel.tsx'
import { FeaturedCars } from '#web/features/home/featured-cars.tsx'
import { Hero } from '#web/features/home/hero.tsx'
import { RecentCars } from '#web/features/recent/recent-cars.tsx'
import { useT } from '#web/i18n/use-t.ts'

const HomeDetails = lazyPart(
  async () => (await import('#web/features/home/home-details.tsx')).HomeDetails,
  ['home-details', 'dealers', 'plate-drawing'],
)

/** `/` */
export const HomePage = () => {
  const { t } = useT('home')
  usePageMeta(t('title'), t('description'))
  return (
    <div className="flex flex-col gap-12 lg:gap-24">
      <Hero search={<SearchPanel />} />
      <FeaturedCars />
      <Suspense fallback={<div aria-busy className="min-h-dvh" />}>
        <HomeDetails recent={<RecentCars className="page-width" />} />
      </Suspense>
    </div>
  )
}
