import type { ReactNode } from 'react'
import { BadgeCheck, SearchCheck, Tag } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '#web/app/paths.ts'
import { useCurrentUser } from '#web/entities/user/queries.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { browserOnly } from '#web/ui/browser-only.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { WhenNear } from '#web/ui/when-near.tsx'
import { MarketLinks } from './market-links.tsx'
import { PlateStrip } from './plate-strip.tsx'
import { Section } from './section.tsx'
import { VerifiedDealers } from './verified-dealers.tsx'

/** The page below the featured cars, in a chunk that the first sight does not wait for; it is not in the shell. */
export const HomeDetails = ({ recent }: { recent: ReactNode }) => {
  browserOnly()
  return (
    <>
      {recent}
      <MarketLinks />
      <WhenNear minHeight="24rem">
        <PlateStrip />
      </WhenNear>
      <WhyChoose />
      <HowItWorks />
      <WhenNear minHeight="28rem">
        <VerifiedDealers />
      </WhenNear>
      <ClosingCall />
    </>
  )
}

const features = [
  { key: 'why.verified', icon: BadgeCheck },
  { key: 'why.pricing', icon: Tag },
  { key: 'why.search', icon: SearchCheck },
] as const

/** Three reasons. */
const WhyChoose = () => {
  const { t } = useT('home-details')
  return (
    <Section title={t('why.title')}>
      <ul className="grid gap-x-10 gap-y-5 md:grid-cols-3">
        {features.map(({ key, icon: Icon }) => (
          <li key={key} className="flex gap-4 border-t border-ink/15 pt-5 md:flex-col md:pt-6">
            <Icon aria-hidden className="size-7 shrink-0 stroke-[1.25] text-maroon" />
            <div>
              <h3 className="text-lg">{t(key)}</h3>
              <p className="mt-1 max-w-sm text-sm text-ink-2">{t(`${key}Text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const steps = ['how.search', 'how.connect', 'how.drive'] as const

/** Three steps, on a band of their own. */
const HowItWorks = () => {
  const { t, language } = useT('home-details')
  return (
    <section className="bg-sand py-10 lg:py-20">
      <div className="page-width grid gap-6 lg:gap-10 lg:grid-cols-[1fr_2fr]">
        <h2 className="text-2xl lg:text-3xl">{t('how.title')}</h2>
        <ol className="grid gap-x-8 gap-y-6 sm:grid-cols-3">
          {steps.map((key, index) => (
            <li key={key} className="flex gap-4 sm:flex-col">
              <span aria-hidden className="w-7 text-4xl leading-none font-semibold text-maroon tabular-nums">
                {formatNumber(index + 1, language)}
              </span>
              <div>
                <h3 className="text-lg">{t(key)}</h3>
                <p className="mt-1 text-sm text-ink-2">{t(`${key}Text`)}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

/** The end of the page: look for a car, or sell one. */
const ClosingCall = () => {
  const { t } = useT('home-details')
  const { isDealershipSeller, isPlatformAdmin } = useCurrentUser()
  return (
    <section className="page-width">
      <div className="serrated flex flex-wrap items-center justify-between gap-x-12 gap-y-6 rounded-e-panel bg-band ps-9 pe-6 py-10 text-white sm:ps-16 lg:py-16 lg:pe-16">
        <div className="max-w-xl">
          <h2 className="text-2xl lg:text-4xl">{t('closing.title')}</h2>
          <p className="mt-3 text-white/85">{t('closing.text')}</p>
        </div>
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:flex-col">
          <Link to={paths.cars()} className={buttonClass({ variant: 'inverse', size: 'lg' })}>
            {t('closing.browse')}
          </Link>
          {!isDealershipSeller && !isPlatformAdmin && (
            <Link to={paths.sell()} className={buttonClass({ variant: 'inverse-ghost', size: 'lg' })}>
              {t('closing.sell')}
            </Link>
          )}
        </div>
      </div>
    </section>
  )
}
