import { Link } from 'react-router-dom'
import { bodyTypes, bodyTypeLabels } from '#shared/reference/car-vocabulary.ts'
import { paths } from '#web/app/paths.ts'
import {
  bucketCriteria,
  bucketValue,
  priceBuckets,
  useBucketLabel,
} from '#web/entities/catalogue/price-buckets.ts'
import { useCarNames } from '#web/entities/catalogue/queries.ts'
import { useMarketCounts } from '#web/entities/listing/queries.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { chipClass } from '#web/ui/chip.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { BodyIcon } from './body-icon.tsx'
import { Section } from './section.tsx'

/** Ways into the market by kind, make and price. Without its counts it is left out: the search above does as well. */
export const MarketLinks = () => {
  const { t } = useT('home-details')
  const { data: counts, error } = useMarketCounts()
  if (error && !counts) return null
  return (
    <Section title={t('browse.title')} more={{ to: paths.cars(), label: t('browse.all') }}>
      {counts ? (
        <BodyTiles bodies={counts.bodyType} />
      ) : (
        <div aria-busy className={grid}>
          {bodyTypes.map((body) => (
            <Skeleton key={body} className="h-24 rounded-card lg:h-32" />
          ))}
        </div>
      )}
      <div className="mt-8 grid gap-x-12 gap-y-8 lg:mt-10 lg:grid-cols-[3fr_2fr]">
        <MakeLinks makes={counts?.make} />
        <PriceLinks />
      </div>
    </Section>
  )
}

const grid = 'grid grid-cols-4 gap-2 sm:gap-3 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none'

/** The body types that are for sale, each drawn, with how many there are. */
const BodyTiles = ({ bodies }: { bodies: readonly { value: string; count: number }[] }) => {
  const { language } = useT('home-details')
  const { t } = useT('dealers')
  return (
    <ul className={grid}>
      {bodies.map(({ value, count }) => {
        const body = bodyTypes.find((known) => known === value)
        return (
          body &&
          count > 0 && (
            <li key={body} className="grid">
              <Link
                to={paths.cars({ bodyType: body })}
                className="flex flex-col items-center rounded-card border border-line bg-card px-1 pt-3 pb-2.5 text-center transition-shadow hover:shadow-card lg:pt-5 lg:pb-4"
              >
                <BodyIcon body={body} />
                <span className="mt-1.5 text-xs font-medium sm:text-sm lg:mt-3">
                  {bodyTypeLabels[body][language]}
                </span>
                <span aria-hidden className="text-xs text-ink-3 sm:hidden">
                  {formatNumber(count, language)}
                </span>
                <span className="text-xs text-ink-3 max-sm:sr-only">{t('cars', { count })}</span>
              </Link>
            </li>
          )
        )
      })}
    </ul>
  )
}

const shown = 12

/** The makes with most cars. */
const MakeLinks = ({ makes }: { makes: readonly { value: string; count: number }[] | undefined }) => {
  const { t, language } = useT('home-details')
  const { makeName } = useCarNames()
  return (
    <div>
      <h3 className="mb-3 text-lg">{t('browse.makes')}</h3>
      <ul className="flex flex-wrap gap-2">
        {makes
          ? makes.slice(0, shown).map(({ value, count }) => (
              <li key={value}>
                <Link to={paths.cars({ make: value })} className={chipClass}>
                  {makeName(value)}
                  <span className="text-xs text-ink-3">{formatNumber(count, language)}</span>
                </Link>
              </li>
            ))
          : Array.from({ length: shown }, (_, index) => (
              <li key={index}>
                <Skeleton className="h-9 w-24 rounded-full" />
              </li>
            ))}
      </ul>
    </div>
  )
}

/** The price ranges that the search above offers, one press away. */
const PriceLinks = () => {
  const { t } = useT('home-details')
  const labelOf = useBucketLabel(formatNumber)
  return (
    <div>
      <h3 className="mb-3 text-lg">{t('browse.prices')}</h3>
      <ul className="flex flex-wrap gap-2">
        {priceBuckets.map((bucket) => (
          <li key={bucket.min}>
            <Link to={paths.cars(bucketCriteria(bucketValue(bucket)))} className={chipClass}>
              {labelOf(bucket)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
