import { Fragment, useMemo } from 'react'
import type { NearDifference } from '#shared/schemas/near.ts'
import { formatKilometres, formatMoney } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { CarList } from './car-list.tsx'
import type { FoundCars } from './queries.ts'

type NearCarsProps = {
  near: NonNullable<FoundCars['near']>
  /** Of an older answer, while the one that was asked for is under way. */
  outdated: boolean
}

/** Cars that are not what was asked for, but close, the nearest first; each says how it differs. */
export const NearCars = ({ near, outdated }: NearCarsProps) => {
  const { t } = useT('no-cars')
  const say = useDifferences()
  // The same list as long as the answer is: another one is drawn from its beginning.
  const listings = useMemo(() => near.map(({ car }) => car), [near])
  return (
    <section aria-labelledby="near-cars" className="mt-8">
      <h2 id="near-cars" className="text-2xl">
        {t('near.title')}
      </h2>
      <p className="mt-1 mb-5 text-sm text-ink-2">{t('near.text')}</p>
      <CarList
        listings={listings}
        outdated={outdated}
        notes={near.map(({ car, differences }) => (
          <p
            key={car.id}
            className="self-stretch rounded-control bg-sand px-3 py-2 text-sm text-ink first-letter:uppercase"
          >
            {say(differences).map((text, index) => (
              <Fragment key={text}>
                {index > 0 && ' · '}
                <bdi>{text}</bdi>
              </Fragment>
            ))}
          </p>
        ))}
      />
    </section>
  )
}

/** Says how a car differs, a phrase for each; filters without a name of their own are one phrase together. */
const useDifferences = (): ((differences: readonly NearDifference[]) => string[]) => {
  const { t, language } = useT('no-cars')
  const either = new Intl.ListFormat(language, { type: 'disjunction' })
  const kilometres = (number: number) => formatKilometres(number, language)
  const money = (riyals: number) => formatMoney(riyals, language)

  const ofNumber = ({ field, min, max, has }: Extract<NearDifference, { has: number }>): string => {
    const isOver = max !== undefined && has > max
    if (field === 'price')
      return isOver
        ? t('near.price.over', { amount: money(has - max) })
        : t('near.price.under', { amount: money((min ?? 0) - has) })
    const text = field === 'year' ? String : kilometres
    if (min === max) return t('near.value', { has: text(has), wanted: text(min ?? 0) })
    if (field === 'year')
      return isOver
        ? t('near.year.newer', { has: String(has), max: String(max) })
        : t('near.year.older', { has: String(has), min: String(min) })
    return isOver
      ? t('near.mileage.over', { has: text(has), max: text(max) })
      : t('near.mileage.under', { has: text(has), min: text(min ?? 0) })
  }

  return (differences) => {
    const said = differences.flatMap((difference): string[] => {
      if (typeof difference.has === 'number')
        return [ofNumber(difference as Extract<NearDifference, { has: number }>)]
      const { field, wanted, has } = difference as Extract<NearDifference, { wanted: unknown[] }>
      const isNamed = has !== undefined || field === 'words' || wanted.every(({ label }) => label)
      if (!isNamed) return []
      const name = ({ label, value }: (typeof wanted)[number]) => label?.[language] ?? value
      const names = either.format(wanted.map(name))
      if (!has) return [t('near.unsaid', { wanted: names })]
      return [
        t(field === 'city' || field === 'area' ? 'near.city' : 'near.value', {
          has: name(has),
          wanted: names,
        }),
      ]
    })
    const others = differences.length - said.length
    return others > 0 ? [...said, t('near.filters', { count: others })] : said
  }
}
