import type { Dealer } from '#web/entities/dealer/queries.ts'
import { ConfirmedMarks } from '#web/entities/listing/confirmed-marks.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { Stock } from './stock.tsx'
import { Written } from '#web/ui/written.tsx'
import { lazyPart } from '#web/app/lazy-page.ts'
import { WhenNear } from '#web/ui/when-near.tsx'
import { type ReactNode, Suspense, useState } from 'react'
import { Globe, type LucideIcon, MapPin, Phone } from 'lucide-react'
import { placeIn } from '#shared/reference/areas.ts'
import { readablePhone } from '#shared/rules/phone.ts'
import { mapLink } from '#web/ui/map-link.ts'
import { webAddress } from '#web/ui/web-address.ts'
import { isOpenAt, qatarWeekday, rangesOf } from '#shared/rules/qatar-day.ts'
import type { WeekHours } from '#shared/schemas/dealer.ts'
import { described } from '#shared/rules/described.ts'
import { weekdayName, weekdays } from '#web/i18n/weekday.ts'
import { Badge } from '#web/ui/badge.tsx'
import { cx } from '#web/ui/cx.ts'
import { useResponseLabels } from '#web/entities/dealer/response-time.ts'
import { formatDate, formatNumber } from '#web/i18n/format.ts'

const CityMap = lazyPart(async () => (await import('#web/entities/listing/city-map.tsx')).CityMap, ['map'])

const Reviews = lazyPart(async () => (await import('./reviews.tsx')).Reviews, ['dealer-reviews', 'dealers'])

type ShowroomProps = { /** Slug or id, as the address has it. */ slug: string; dealer: Dealer | undefined }

/** Below the head: the cars, asked for beside the dealer and not after it; and at their side what else there is to know. */
export const Showroom = ({ slug, dealer }: ShowroomProps) => {
  const { language } = useT('showroom')
  return (
    <div className="mt-10 grid grid-cols-1 gap-x-10 gap-y-12 lg:mt-14 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="flex min-w-0 flex-col gap-12">
        <Stock key={slug} dealer={slug} />
        {/* There from the beginning, since links of notifications lead here. */}
        <div id="reviews" className="min-h-60 scroll-mt-24">
          {dealer?.verificationStatus === 'APPROVED' && (
            <Suspense fallback={<div aria-busy className="min-h-60" />}>
              <WhenNear minHeight="15rem">
                <Reviews key={dealer.id} dealer={dealer} />
              </WhenNear>
            </Suspense>
          )}
        </div>
      </div>
      {dealer && (
        <div className="flex flex-col gap-10">
          <DealerAbout dealer={dealer} />
          {dealer.hours && <OpeningHours hours={dealer.hours} />}
          <DealerContact dealer={dealer} city={placeIn(dealer, language)} />
          <Suspense>
            <WhenNear minHeight="18rem">
              <CityMap city={dealer.city} area={dealer.area} />
            </WhenNear>
          </Suspense>
          {dealer.verificationStatus === 'APPROVED' && <Performance dealer={dealer} />}
        </div>
      )}
    </div>
  )
}

type DealerAboutProps = { dealer: Pick<Dealer, 'description' | 'secondDescription'> }

/** The dealer's text, in the reader's language where there is one, with the other one a press away. */
export const DealerAbout = ({ dealer }: DealerAboutProps) => {
  const { t, language } = useT('showroom')
  const [first, second] = described(dealer, language)
  if (!first) return null
  return (
    <section>
      <h2 className="text-xl">{t('about')}</h2>
      <Paragraphs text={first.text} />
      {second && (
        <details className="mt-3">
          <summary className="w-fit py-3 text-sm font-medium text-maroon">{t('about.other')}</summary>
          <Paragraphs text={second.text} />
        </details>
      )}
    </section>
  )
}

/** Each paragraph in the direction of its own language, and once, as each is its own key. */
const Paragraphs = ({ text }: { text: string }) => (
  <div className="mt-4 flex max-w-prose flex-col gap-3">
    {[...new Set(text.split(/\n{2,}/).filter(Boolean))].map((paragraph) => (
      <Written key={paragraph} text={paragraph} className="whitespace-pre-line text-ink-2" />
    ))}
  </div>
)

const linkClass =
  'inline-flex min-h-6 items-center font-medium text-maroon underline-offset-4 hover:underline'

const Line = ({ icon: Icon, label, children }: { icon: LucideIcon; label: string; children: ReactNode }) => (
  <li className="flex gap-3 py-3">
    <Icon aria-hidden className="mt-0.5 size-4.5 shrink-0 text-ink-3" />
    <div className="min-w-0 text-sm">
      <p className="text-xs text-ink-3">{label}</p>
      {children}
    </div>
  </li>
)

/** Where the dealer is, and how to reach it. */
export const DealerContact = ({
  dealer,
  city,
}: {
  dealer: Dealer
  /** In the language in use. */ city: string
}) => {
  const { t } = useT('showroom')
  const site = webAddress(dealer.website)
  const outside = { target: '_blank', rel: 'noopener noreferrer' } as const
  return (
    <section>
      <h2 className="text-xl">{t('contact')}</h2>
      <ul className="mt-2 divide-y divide-line">
        <Line icon={MapPin} label={t('contact.address')}>
          <p>
            <bdi>{dealer.address || city}</bdi>
          </p>
          <a
            href={mapLink(dealer.businessName, dealer.address, dealer.city, dealer.country)}
            {...outside}
            className={linkClass}
          >
            {t('contact.map')}
            <span className="sr-only"> {t('newTab')}</span>
          </a>
        </Line>
        {dealer.phoneNumber && (
          <Line icon={Phone} label={t('contact.phone')}>
            <a href={`tel:${dealer.phoneNumber}`} className={linkClass}>
              <bdi dir="ltr">{readablePhone(dealer.phoneNumber)}</bdi>
            </a>
          </Line>
        )}
        {site && (
          <Line icon={Globe} label={t('contact.website')}>
            <a href={site.href} {...outside} className={linkClass}>
              <bdi dir="ltr">{site.name}</bdi>
              <span className="sr-only"> {t('newTab')}</span>
            </a>
          </Line>
        )}
      </ul>
    </section>
  )
}

/** When the showroom is open, day by day, and whether it is now. */
export const OpeningHours = ({ hours }: { hours: WeekHours }) => {
  const { t, language } = useT('showroom')
  const [now] = useState(() => new Date())
  const today = qatarWeekday(now)
  const isOpen = isOpenAt(hours, now)
  return (
    <section>
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-xl">{t('hours')}</h2>
        <Badge tone={isOpen ? 'green' : 'neutral'}>{t(isOpen ? 'hours.open' : 'hours.shut')}</Badge>
      </div>
      <dl className="mt-2 divide-y divide-line text-sm">
        {weekdays.map((day) => {
          const ranges = rangesOf(hours[day])
          return (
            <div
              key={day}
              className={cx('flex justify-between gap-4 py-2', day === today ? 'font-medium' : 'text-ink-2')}
            >
              <dt>{weekdayName(day, language)}</dt>
              <dd className="tabular-nums">
                {ranges.length === 0 && t('hours.closed')}
                {ranges.map(({ from, to }) => (
                  <bdi key={from} dir="ltr" className="block text-end">
                    {from} – {to}
                  </bdi>
                ))}
              </dd>
            </div>
          )
        })}
      </dl>
      <p className="mt-2 text-xs text-ink-3">{t('hours.zone')}</p>
    </section>
  )
}

/** Figures that this site has counted about a verified dealer, not claims. */
export const Performance = ({ dealer }: { dealer: Dealer }) => {
  const { t, language } = useT('showroom')
  const figures = useT('storefront')
  const response = useResponseLabels(dealer.responseTime)
  const lines = [
    ...(dealer.totalSales > 0
      ? [{ label: figures.t('stats.sold'), value: formatNumber(dealer.totalSales, language) }]
      : []),
    { label: figures.t('stats.available'), value: formatNumber(dealer.carsAvailable, language) },
    {
      label: t('performance.response'),
      value: response?.time ?? figures.t('response.none'),
      note: response?.sample,
    },
    { label: t('performance.since'), value: formatDate(dealer.memberSince, language, { long: true }) },
  ]
  return (
    <section className="rounded-card bg-sand p-5">
      <h2 className="text-lg">{t('performance')}</h2>
      <p className="mt-1 text-xs text-ink-2">{t('performance.text')}</p>
      <dl className="mt-3 divide-y divide-line text-sm">
        {lines.map((line) => (
          <div key={line.label} className="flex items-start justify-between gap-4 py-2.5">
            <dt className="text-ink-2">{line.label}</dt>
            <dd className="text-end font-medium tabular-nums">
              {line.value}
              {line.note && <span className="block text-xs font-normal text-ink-2">{line.note}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <ConfirmedMarks of={dealer} />
    </section>
  )
}
