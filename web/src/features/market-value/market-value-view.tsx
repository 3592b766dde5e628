import { useState } from 'react'
import { Scale } from 'lucide-react'
import { Link } from 'react-router-dom'
import { priceRating as by, valuedMileages } from '#shared/constants/prices.ts'
import { countOnOffer, generationOfYear, type ValuedCar, valueOf } from '#shared/rules/car-value.ts'
import type { MarketValue } from '#shared/schemas/market-value.ts'
import { usePageMeta } from '#web/app/page-meta.ts'
import { paths } from '#web/app/paths.ts'
import { formatDate, formatKilometres, formatMoney, formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'
import { chipClass } from '#web/ui/chip.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { labelledYears, pointsByMileage, runsByYear } from './chart-points.ts'
import { Estimate, mileageShown } from './estimate.tsx'
import { OnSale } from './on-sale.tsx'
import { ValueChart } from './value-chart.tsx'

type MarketValueViewProps = {
  market: MarketValue
  /** The model year that the page is about; undefined for the whole model. */
  year: number | undefined
}

/** The year that tells what a model is worth: its newest on offer that has enough cars. */
const newestYear = ({ generations }: MarketValue): number | undefined =>
  generations.find(({ trims }) => trims.length > 0)?.years.find(({ count }) => count > 0)?.year

const chartStep = 10_000
const chartMileages = Array.from({ length: mileageShown / chartStep + 1 }, (_, place) => place * chartStep)
const labelStep = 100_000

/** The market value of a model: estimate, charts, method, cars on sale, and the ways on from here. */
export const MarketValueView = ({ market, year }: MarketValueViewProps) => {
  const { t, language } = useT('market-value')
  const shown = year ?? newestYear(market)
  const generation = shown === undefined ? undefined : generationOfYear(market, shown)
  const usual = generation?.years.find((each) => each.year === shown)
  const [changes, setChanges] = useState<Partial<ValuedCar>>({})
  const car = {
    year: shown ?? 0,
    mileage: usual?.mileage ?? 0,
    isGCCSpec: true,
    trim: null,
    ...changes,
  }
  const value = valueOf(market, car)
  const model = `${market.makeLabel[language]} ${market.modelLabel[language]}`
  const name = year === undefined ? model : `${model} ${year}`
  const date = formatDate(market.at, language)
  // A model without a generation that tells its worth is on offer all the same.
  const count = generation?.count ?? (year === undefined ? countOnOffer(market) : 0)
  const atFirst = valueOf(market, { ...car, mileage: usual?.mileage ?? 0, isGCCSpec: true, trim: null })
  usePageMeta(
    t('title', { name }),
    atFirst
      ? t('description', {
          car: `${model} ${car.year}`,
          mileage: formatKilometres(usual?.mileage ?? 0, language),
          middle: formatMoney(atFirst.middle, language),
          from: formatMoney(atFirst.from, language),
          to: formatMoney(atFirst.to, language),
          count,
          date,
        })
      : t('description.none'),
  )
  return (
    <>
      {!value && <meta name="robots" content="noindex, follow" />}
      <h1 className="text-3xl">{t('title', { name })}</h1>
      {value && (
        <p className="mt-1 text-ink-2">
          {generation?.label
            ? t('basis.generation', { count, date, generation: generation.label[language] })
            : t('basis', { count, date })}
        </p>
      )}
      <YearLinks market={market} year={year} />
      {value ? (
        <div className="mt-6 grid gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:items-start">
          <Estimate
            market={market}
            name={model}
            car={car}
            value={value}
            onChange={(changed) => setChanges((before) => ({ ...before, ...changed }))}
          />
          <Charts market={market} car={car} />
        </div>
      ) : (
        <div className="mt-6">
          <EmptyState icon={<Scale />} title={t('few.title')}>
            {count > 0 ? t(generation ? 'few' : 'few.model', { count, least: by.fewest }) : t('none')}
          </EmptyState>
        </div>
      )}
      {value && <Method />}
      <OnSale market={market} year={year} />
      <Similar market={market} />
      <SellYours market={market} year={year} />
    </>
  )
}

/** Each model year that is told, as a link. */
const YearLinks = ({ market, year }: MarketValueViewProps) => {
  const { t } = useT('market-value')
  const years = market.generations
    .filter(({ trims }) => trims.length > 0)
    .flatMap((generation) => generation.years)
    .filter(({ count }) => count > 0)
  if (years.length === 0) return null
  return (
    <nav aria-label={t('years')} className="mt-5">
      <ul className="flex flex-wrap gap-2">
        {years.map((each) => (
          <li key={each.year}>
            <Link
              to={paths.pricesOfYear(market.make, market.model, each.year)}
              aria-current={each.year === year ? 'page' : undefined}
              className={`${chipClass} relative tabular-nums after:absolute after:-inset-0.5 aria-[current]:bg-maroon-tint aria-[current]:font-medium aria-[current]:text-maroon`}
            >
              {each.year}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const Charts = ({ market, car }: { market: MarketValue; car: ValuedCar }) => {
  const { t, language } = useT('market-value')
  const kilometres = (mileage: number) => formatKilometres(mileage, language)
  const mileage = Math.min(car.mileage, mileageShown)
  const runs = runsByYear(market, car)
  const years = runs.flat()
  const [first, last] = [years[0], years.at(-1)]
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <Card flat className="p-5 lg:p-6">
        <ValueChart
          title={t('chart.mileage')}
          runs={[pointsByMileage(market, car, chartMileages, kilometres)]}
          marked={pointsByMileage(market, car, [mileage], kilometres)[0]}
          labels={chartMileages
            .filter((each) => each % labelStep === 0)
            .map((each) => ({ at: each, label: formatNumber(each, language) }))}
          column={t('mileage')}
          rows={pointsByMileage(market, car, valuedMileages, kilometres)}
        />
      </Card>
      {first && last && first !== last && (
        <Card flat className="p-5 lg:p-6">
          <ValueChart
            title={t('chart.year')}
            note={t('chart.year.note')}
            runs={runs}
            marked={years.find(({ at }) => at === car.year)}
            labels={labelledYears(first.at, last.at)}
            column={t('column.year')}
            rows={years.toReversed()}
          />
        </Card>
      )}
    </div>
  )
}

const Method = () => {
  const { t } = useT('market-value')
  return (
    <section className="mt-10 max-w-3xl">
      <h2 className="text-xl">{t('how')}</h2>
      <p className="mt-2 text-sm text-ink-2">
        {t('how.cars')} {t('how.fit')} {t('how.not')}
      </p>
    </section>
  )
}

const Similar = ({ market: { similar } }: { market: MarketValue }) => {
  const { t, language } = useT('market-value')
  if (similar.length === 0) return null
  return (
    <section className="mt-12">
      <h2 className="mb-4 text-xl">{t('similar')}</h2>
      <ul className="flex flex-wrap gap-2">
        {similar.map((other) => (
          <li key={`${other.make} ${other.model}`}>
            <Link
              to={paths.prices(other.make, other.model)}
              className={`${chipClass} relative after:absolute after:-inset-0.5`}
            >
              {other.makeLabel[language]} {other.modelLabel[language]}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

const SellYours = ({ market: { make, model }, year }: MarketValueViewProps) => {
  const { t } = useT('market-value')
  return (
    <section className="mt-12 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-panel bg-sand p-6 lg:p-8">
      <div>
        <h2 className="text-xl">{t('sell.title')}</h2>
        <p className="mt-1 text-sm text-ink-2">{t('sell.text')}</p>
      </div>
      <Link to={paths.sell({ make, model, year })} className={buttonClass()}>
        {t('sell.action')}
      </Link>
    </section>
  )
}
