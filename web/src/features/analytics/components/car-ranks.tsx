import { Fragment, type ReactNode } from 'react'
import { ChevronRight } from 'lucide-react'
import { Link, useSearchParams } from 'react-router-dom'
import type { OwnListing } from '#shared/schemas/listing.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { CarPhoto } from '#web/ui/car-photo.tsx'
import { Card } from '#web/ui/card.tsx'
import type { RankedCar } from '../rank-cars.ts'

type Ranked = readonly RankedCar<OwnListing>[]

type RowProps = { ranked: RankedCar<OwnListing>; title: string }

/** One car's place in the ranking, which leads to its own numbers. */
const RankRow = ({ ranked: { car, pace }, title }: RowProps) => {
  const { t, language } = useT('analytics')
  const [search] = useSearchParams()
  const params = new URLSearchParams(search)
  params.set('listing', car.id)
  const counts = { views: car.viewCount, contacts: car.contactCount, saves: car.saveCount }
  return (
    <li className="relative grid grid-cols-[6rem_minmax(0,1fr)] items-center gap-x-4 border-t border-line py-3 first:border-t-0">
      <CarPhoto photo={car.images[0]} alt="" sizes="6rem" className="aspect-[4/3] w-full rounded-control" />
      <div className="flex min-w-0 items-center gap-3">
        <div className="min-w-0 flex-1">
          <Link
            to={{ search: params.toString() }}
            className="block text-sm font-medium after:absolute after:inset-0"
          >
            {title}
          </Link>
          <p className="text-sm tabular-nums">
            {t('stock.pace', { count: pace, pace: formatNumber(pace, language, 1) })}
          </p>
          <p className="text-xs text-ink-3 tabular-nums">
            {(['views', 'contacts', 'saves'] as const).map((measure, index) => (
              <Fragment key={measure}>
                {index > 0 && ' · '}
                <span className="whitespace-nowrap">{t(`count.${measure}`, { count: counts[measure] })}</span>
              </Fragment>
            ))}
          </p>
        </div>
        <ChevronRight aria-hidden className="mirrored size-4.5 shrink-0 text-ink-3" />
      </div>
    </li>
  )
}

type CarRanksProps = {
  best: Ranked
  weakest: Ranked
  titleOf: (car: OwnListing) => string
  /** Instead of the cars: what there is to say when none is on offer. */
  children?: ReactNode
}

/** The cars on offer, most drawing first; of a large stock both ends. */
export const CarRanks = ({ best, weakest, titleOf, children }: CarRanksProps) => {
  const { t } = useT('analytics')
  const list = (cars: Ranked) => (
    <ol>
      {cars.map((ranked) => (
        <RankRow key={ranked.car.id} ranked={ranked} title={titleOf(ranked.car)} />
      ))}
    </ol>
  )
  return (
    <Card flat className="p-4 sm:p-5">
      <h3 className="text-lg">{t('stock.title')}</h3>
      <p className="text-xs text-ink-3">{t('stock.order')}</p>
      {children}
      {weakest.length > 0 && <h4 className="mt-4 text-sm text-ink-2">{t('stock.best')}</h4>}
      {list(best)}
      {weakest.length > 0 && (
        <>
          <h4 className="mt-4 border-t border-line pt-4 text-sm text-ink-2">{t('stock.weakest')}</h4>
          {list(weakest)}
        </>
      )}
    </Card>
  )
}
