import { Suspense } from 'react'
import { lazyPage } from '#web/app/lazy-page.ts'
import { usePageMeta } from '#web/app/page-meta.ts'
import { useT } from '#web/i18n/use-t.ts'
import { FeaturedCars } from './home/featured-cars.tsx'
import { Hero } from './home/hero.tsx'

const FurtherDown = lazyPage(
  async () => (await import('./home/further-down.tsx')).FurtherDown,
  ['further', 'dealers'],
)

/** `/` */
export const HomePage = () => {
  const { t } = useT('home')
  usePageMeta(t('title'), t('description'))
  return (
    <div className="flex flex-col gap-12 lg:gap-24">
      <Hero />
      <FeaturedCars />
      <Suspense fallback={<div aria-busy className="min-h-dvh" />}>
        <FurtherDown />
      </Suspense>
    </div>
  )
}
