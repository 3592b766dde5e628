import { useState, type ReactNode } from 'react'
import { qarToUsd } from '#shared/constants/currency.ts'
import { colorWords } from '#shared/reference/colors.ts'
import { conditionWords } from '#shared/reference/conditions.ts'
import { transmissionWords } from '#shared/reference/transmissions.ts'
import type { ListingDetail as Car } from '#shared/schemas/listing.ts'
import { bestOf, yearlyMileage, type Aim } from '#web/features/compare/marks.ts'
import { bodyOf, cityOf, fuelOf } from '#web/entities/listing/labels.ts'
import { SellerBadge } from '#web/entities/listing/listing-parts.tsx'
import { formatDollars, formatKilometres, formatMoney } from '#web/i18n/format.ts'
import { useListingAge } from '#web/i18n/use-age.ts'
import { useT } from '#web/i18n/use-t.ts'
import { ComparedPrice, Swatch, YesNo } from './cell-parts.tsx'

/** What a row says of one car: in text, by which rows are told to differ, and how it looks if that is more. */
type Cell = { /** The car's id. */ id: string; text: string; shown: ReactNode; isBest: boolean }

export type Row = { label: string; cells: Cell[]; /** What it is to be the best, in words. */ best?: string }

type RowPlan = {
  label: string
  text: (car: Car) => string
  show?: (car: Car) => ReactNode
  best?: { of: (car: Car) => number; aim: Aim; words: string }
}

const fillIn = (cars: readonly Car[], { label, text, show = text, best }: RowPlan): Row => {
  const marks = best && bestOf(cars.map(best.of), best.aim)
  const cells = cars.map((car, index) => ({
    id: car.id,
    text: text(car),
    shown: show(car),
    isBest: marks?.[index] ?? false,
  }))
  return { label, cells, ...(best && { best: best.words }) }
}

/** Everything that is compared except the equipment, in the language in use. */
export const useCompareRows = (cars: readonly Car[]): Row[] => {
  const { t, language } = useT('compare')
  const common = useT()
  const age = useListingAge()
  const [now] = useState(() => new Date())
  const kilometres = (count: number) => formatKilometres(count, language)
  const yesNo = (name: 'isGCCSpec' | 'hasWarranty' | 'isAccidentFree'): RowPlan => {
    const text = (car: Car) => common.t(car[name] ? 'yes' : 'no')
    return { label: t(`row.${name}`), text, show: (car) => <YesNo value={car[name]}>{text(car)}</YesNo> }
  }
  const colorOf = ({ color }: Car) => colorWords[color][language]

  const plans: RowPlan[] = [
    {
      label: t('row.price'),
      text: ({ priceQAR }) => formatMoney(priceQAR, language),
      show: (car) => <ComparedPrice car={car} />,
      best: { of: ({ priceQAR }) => priceQAR, aim: 'lowest', words: t('best.price') },
    },
    { label: t('row.dollars'), text: ({ priceQAR }) => formatDollars(priceQAR, qarToUsd, language) },
    {
      label: t('row.year'),
      text: ({ year }) => String(year),
      best: { of: ({ year }) => year, aim: 'highest', words: t('best.year') },
    },
    {
      label: t('row.mileage'),
      text: ({ mileage }) => kilometres(mileage),
      best: { of: ({ mileage }) => mileage, aim: 'lowest', words: t('best.mileage') },
    },
    { label: t('row.yearly'), text: (car) => kilometres(yearlyMileage(car, now)) },
    { label: t('row.bodyType'), text: ({ bodyType }) => bodyOf(bodyType, language) },
    { label: t('row.fuelType'), text: ({ fuelType }) => fuelOf(fuelType, language) },
    {
      label: t('row.transmission'),
      text: ({ transmission }) => transmissionWords[transmission][language],
    },
    {
      label: t('row.engineSize'),
      text: ({ engineSize }) => engineSize,
      show: ({ engineSize }) => <bdi>{engineSize}</bdi>,
    },
    {
      label: t('row.color'),
      text: colorOf,
      show: (car) => <Swatch hex={colorWords[car.color].hex}>{colorOf(car)}</Swatch>,
    },
    { label: t('row.condition'), text: ({ condition }) => conditionWords[condition][language] },
    { label: t('row.city'), text: ({ city }) => cityOf(city, language) },
    yesNo('isGCCSpec'),
    yesNo('hasWarranty'),
    yesNo('isAccidentFree'),
    {
      label: t('row.seller'),
      text: ({ seller }) => seller.name,
      show: (car) => (
        <>
          <p>
            <bdi>{car.seller.name}</bdi>
          </p>
          <p className="max-sm:[&_svg]:hidden">
            <SellerBadge listing={car} />
          </p>
        </>
      ),
    },
    { label: t('row.listed'), text: ({ createdAt }) => age(createdAt) },
  ]
  return plans.map((plan) => fillIn(cars, plan))
}
