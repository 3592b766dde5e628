import { useT } from '#web/i18n/use-t.ts'
import { HeroPhoto } from './hero-photo.tsx'
import { QuickLinks } from './quick-links.tsx'
import { SearchPanel } from './search-panel.tsx'

/** What this place is, a search, and on a wide screen one real car. */
export const Hero = () => {
  const { t } = useT('home')
  return (
    <section className="page-width grid grid-cols-1 items-center gap-x-12 gap-y-6 pt-7 lg:grid-cols-[5fr_6fr] lg:gap-y-8 lg:pt-12">
      <div className="lg:pb-16">
        <h1 className="text-4xl lg:text-5xl">{t('hero.title')}</h1>
        <p className="mt-3 max-w-lg text-balance text-ink-2 lg:mt-4 lg:text-lg">{t('hero.text')}</p>
      </div>
      <HeroPhoto />
      <div className="z-10 min-w-0 lg:col-span-2 lg:me-8 lg:-mt-18">
        <SearchPanel />
        <QuickLinks />
      </div>
    </section>
  )
}
