import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { photoUrl } from '#shared/constants/photos.ts'
import { marketOf } from '#shared/rules/stock.ts'
import type { StockCar } from '#shared/schemas/stock.ts'
import { paths } from '#web/app/paths.ts'
import { useDealText } from '#web/entities/listing/card-deal.tsx'
import { useListingTitle } from '#web/entities/listing/own-listings.ts'
import { formatDate, formatKilometres, formatNumber, formatPercent } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { cx } from '#web/ui/cx.ts'
import { CityCell, PriceCell, StatusCell, type EditCellProps } from './stock-edit-cells.tsx'
import { ageOfCar, type StockFacts } from './stock-query.ts'
import type { StockColumn } from './stock-settings.ts'

export type CellProps = EditCellProps & { facts: StockFacts }

/** Photo, title and stock number of a car, with the way to edit it. */
export const CarCell = ({ car, canEdit }: Pick<CellProps, 'car' | 'canEdit'>) => {
  const title = useListingTitle()(car)
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      {car.photo ? (
        <img
          src={`${photoUrl(car.photo)}?w=320`}
          alt=""
          width={52}
          height={39}
          loading="lazy"
          decoding="async"
          className="h-[39px] w-13 shrink-0 rounded-xs bg-sand object-cover"
        />
      ) : (
        <span aria-hidden className="h-[39px] w-13 shrink-0 rounded-xs bg-sand" />
      )}
      <Link
        tabIndex={-1}
        to={canEdit ? paths.sellYourCar(car.id) : paths.car(car.slug ?? car.id)}
        className="line-clamp-2 min-w-0 text-sm leading-snug font-medium underline-offset-4 hover:underline"
      >
        <bdi>{title}</bdi>
      </Link>
    </span>
  )
}

const None = () => {
  const { t } = useT('stock')
  return (
    <span className="text-ink-3">
      <span aria-hidden>–</span>
      <span className="sr-only">{t('cell.none')}</span>
    </span>
  )
}

const marketLooks = {
  SUSPECT: 'text-amber',
  GREAT: 'text-green',
  GOOD: 'text-green',
  FAIR: 'text-ink-2',
  HIGH: 'text-amber',
  VERY_HIGH: 'text-red',
} as const

const MarketCell = ({ car }: CellProps) => {
  const market = marketOf(car)
  const { t, language } = useT('stock')
  const dealText = useDealText()
  if (!market)
    return (
      <span className="text-ink-3" title={t('cell.noMarket')}>
        <span aria-hidden>–</span>
        <span className="sr-only">{t('cell.noMarket')}</span>
      </span>
    )
  const { verdict, differencePercent } = market
  const text = dealText({ verdict: verdict ?? 'FAIR', differencePercent })
  const sign = differencePercent > 0 ? '+' : differencePercent < 0 ? '−' : ''
  return (
    <span title={text} className={cx('font-medium', verdict ? marketLooks[verdict] : 'text-ink-2')}>
      <bdi aria-hidden dir="ltr">
        {sign}
        {formatPercent(Math.abs(differencePercent) / 100, language)}
      </bdi>
      <span className="sr-only">{text}</span>
    </span>
  )
}

const AgeCell = ({ car, facts }: CellProps) => {
  const { t } = useT('inventory')
  const days = ageOfCar(car, facts.now)
  return days === undefined ? <None /> : t('days.short', { count: days })
}

const LeadsCell = ({ car, facts }: CellProps) => {
  const { t, language } = useT('stock')
  const waiting = facts.waiting.get(car.id)
  return (
    <span className="inline-flex items-center gap-1.5">
      {formatNumber(car.contactCount, language)}
      {waiting !== undefined && (
        <Link
          tabIndex={-1}
          to={{ search: '?tab=leads' }}
          className="rounded-full bg-brand px-1.5 text-xs leading-5 text-white"
        >
          <span aria-hidden>{formatNumber(waiting, language)}</span>
          <span className="sr-only">{t('cell.waiting', { count: waiting })}</span>
        </Link>
      )}
    </span>
  )
}

const NumberCell = ({ value }: { value: number }) => {
  const { language } = useT('stock')
  return <>{formatNumber(value, language)}</>
}

/** The content of a column for a car. */
export const stockCells: Record<StockColumn, (props: CellProps) => ReactNode> = {
  stockNumber: ({ car }) => (car.stockNumber ? <bdi className="truncate">{car.stockNumber}</bdi> : <None />),
  status: StatusCell,
  price: PriceCell,
  market: MarketCell,
  age: AgeCell,
  views: ({ car }) => <NumberCell value={car.viewCount} />,
  leads: LeadsCell,
  saves: ({ car }) => <NumberCell value={car.saveCount} />,
  photos: ({ car }) => <NumberCell value={car.photoCount} />,
  score: ({ car }) => <NumberCell value={car.score} />,
  city: CityCell,
  mileage: ({ car }) => <MileageCell car={car} />,
  updated: ({ car }) => <UpdatedCell car={car} />,
}

const MileageCell = ({ car }: { car: StockCar }) => {
  const { language } = useT('stock')
  return car.mileage === undefined ? <None /> : <bdi>{formatKilometres(car.mileage, language)}</bdi>
}

const UpdatedCell = ({ car }: { car: StockCar }) => {
  const { language } = useT('stock')
  return <bdi>{formatDate(car.updatedAt, language)}</bdi>
}
