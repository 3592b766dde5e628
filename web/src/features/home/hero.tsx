import { Suspense, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { lazyPart } from '#web/app/lazy-page.ts'
import { paths } from '#web/app/paths.ts'
import { useT } from '#web/i18n/use-t.ts'
import { chipClass } from '#web/ui/chip.tsx'
import { heroFrame } from './section.tsx'

const emptyFrame = <div aria-hidden className={heroFrame} />

// On a phone there is none.
const HeroCar = lazyPart(
  async () => (await import('./hero-car.tsx')).HeroCar,
  [],
  () => emptyFrame,
)

/** The title of the site, a search, and on a wide screen one real car. */
export const Hero = ({ search }: { search: ReactNode }) => {
  const { t } = useT('home')
  return (
    <section className="page-width grid grid-cols-1 items-center gap-x-12 gap-y-6 pt-7 lg:grid-cols-[5fr_6fr] lg:gap-y-8 lg:pt-12">
      <div className="lg:pb-16">
        <h1 className="text-4xl lg:text-5xl">{t('hero.title')}</h1>
        <p className="mt-3 max-w-lg text-balance text-ink-2 lg:mt-4 lg:text-lg">{t('hero.text')}</p>
      </div>
      {/* In the shell, and until the width of the screen is known, its frame. */}
      <Suspense fallback={emptyFrame}>
        <HeroCar />
      </Suspense>
      <div className="z-10 min-w-0 lg:col-span-2 lg:me-8 lg:-mt-18">
        {search}
        <QuickLinks />
      </div>
    </section>
  )
}

const searches = [
  { key: 'quick.suv', query: { bodyType: 'SUV' } },
  { key: 'quick.sedan', query: { bodyType: 'Sedan' } },
  { key: 'quick.pickup', query: { bodyType: 'Pickup' } },
  { key: 'quick.electric', query: { fuelType: 'Electric' } },
  { key: 'quick.gcc', query: { isGCCSpec: true } },
] as const

/** Searches that many people want, one press away. On a phone the row scrolls sideways. */
const QuickLinks = () => {
  const { t } = useT('home')
  return (
    <ul
      aria-label={t('quick.label')}
      className="-mx-4 mt-3 -mb-1 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0"
    >
      {searches.map(({ key, query }) => (
        <li key={key}>
          <Link to={paths.cars(query)} className={chipClass}>
            {t(key)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
