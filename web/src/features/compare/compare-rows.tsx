import { useState, type ReactNode } from 'react'
import { ArrowDown, Award, Check, EqualNot, X } from 'lucide-react'
import { placeIn } from '#shared/reference/areas.ts'
import { qarToUsd } from '#shared/constants/market.ts'
import { dealerName } from '#shared/rules/dealer-name.ts'
import { isOnOffer } from '#shared/rules/availability.ts'
import { usualPayment } from '#shared/rules/monthly-payment.ts'
import { conditionLabels, driveTypeLabels, transmissionLabels } from '#shared/reference/car-vocabulary.ts'
import { colorLabels } from '#shared/reference/colors.ts'
import type { ListingDetail as Car } from '#shared/schemas/listing.ts'
import { evidenceNames, useEvidence } from '#web/entities/listing/evidence.ts'
import { useDealText } from '#web/entities/listing/card-deal.tsx'
import { bodyOf, fuelOf } from '#web/entities/listing/labels.ts'
import { SellerBadge } from '#web/entities/listing/listing-parts.tsx'
import { useCards } from '#web/entities/listing/queries.ts'
import { formatDollars, formatKilometres, formatMoney } from '#web/i18n/format.ts'
import { useDaysOnSale } from '#web/i18n/use-age.ts'
import { useT } from '#web/i18n/use-t.ts'
import { cx } from '#web/ui/cx.ts'
import { bestOf, comparedDeal, differs, featureRows, yearlyMileage, type Aim } from './comparison.ts'

/** One car in a row: its text, by which rows are compared, and how that is shown. */
type Cell = { /** The car's id. */ id: string; text: string; shown: ReactNode; isBest: boolean }

export type Row = { label: string; cells: Cell[]; /** The label of the best value. */ best?: string }

type RowPlan = {
  label: string
  text: (car: Car) => string
  show?: (car: Car) => ReactNode
  best?: { of: (car: Car) => number; aim: Aim; label: string }
}

/** Everything that is compared except the equipment, in the language in use. */
export const useCompareRows = (cars: readonly Car[]): Row[] => {
  const { t, language } = useT('compare')
  const common = useT()
  const daysOnSale = useDaysOnSale()
  const dealText = useDealText()
  const { data: cards } = useCards(cars.map(({ id }) => id))
  const dealOf = ({ id }: Car) => cards?.find((card) => card.id === id)?.deal
  const [evidence, evidenceOf] = [useT('evidence'), useEvidence()]
  const [now] = useState(() => new Date())
  const states = useT('cars')
  // A sold or paused car left the market: it has no deal and no days on it. What nobody can have now is never the best.
  const ifOffered = (text: (car: Car) => string) => (car: Car) =>
    isOnOffer(car.availability) ? text(car) : states.t(car.availability)
  const free = cars.filter(({ availability }) => availability === 'AVAILABLE')
  const kilometres = (count: number) => formatKilometres(count, language)
  const yesNo = (name: 'isGCCSpec' | 'hasWarranty' | 'isAccidentFree'): RowPlan => {
    const text = (car: Car) => common.t(car[name] ? 'yes' : 'no')
    return { label: t(`row.${name}`), text, show: (car) => <YesNo value={car[name]}>{text(car)}</YesNo> }
  }
  const colorOf = ({ color }: Car) => colorLabels[color][language]
  const sellerOf = ({ dealerProfile, seller }: Car) =>
    dealerProfile ? dealerName(dealerProfile, language) : seller.name

  const plans: RowPlan[] = [
    {
      label: t('row.price'),
      text: ({ priceQAR }) => formatMoney(priceQAR, language),
      show: (car) => <ComparedPrice car={car} />,
      best: { of: ({ priceQAR }) => priceQAR, aim: 'lowest', label: t('best.price') },
    },
    {
      label: t('row.deal'),
      text: ifOffered((car) => {
        const deal = dealOf(car)
        return deal ? dealText(deal) : t('deal.none')
      }),
      best: { of: (car) => comparedDeal(dealOf(car)), aim: 'lowest', label: t('best.deal') },
    },
    { label: t('row.monthly'), text: ({ priceQAR }) => formatMoney(usualPayment(priceQAR), language) },
    { label: t('row.dollars'), text: ({ priceQAR }) => formatDollars(priceQAR, qarToUsd, language) },
    {
      label: t('row.year'),
      text: ({ year }) => String(year),
      best: { of: ({ year }) => year, aim: 'highest', label: t('best.year') },
    },
    {
      label: t('row.mileage'),
      text: ({ mileage }) => kilometres(mileage),
      best: { of: ({ mileage }) => mileage, aim: 'lowest', label: t('best.mileage') },
    },
    { label: t('row.yearly'), text: (car) => kilometres(yearlyMileage(car, now)) },
    { label: t('row.bodyType'), text: ({ bodyType }) => bodyOf(bodyType, language) },
    { label: t('row.fuelType'), text: ({ fuelType }) => fuelOf(fuelType, language) },
    { label: t('row.transmission'), text: (car) => transmissionLabels[car.transmission][language] },
    { label: t('row.engineSize'), text: (car) => car.engineSize, show: (car) => <bdi>{car.engineSize}</bdi> },
    ...(['cylinders', 'seats', 'doors'] as const).map((name): RowPlan => ({
      label: t(`row.${name}`),
      text: (car) => String(car[name] ?? ''),
    })),
    {
      label: t('row.driveType'),
      text: ({ driveType }) => (driveType ? driveTypeLabels[driveType][language] : ''),
    },
    {
      label: t('row.color'),
      text: colorOf,
      show: (car) => <Swatch hex={colorLabels[car.color].hex}>{colorOf(car)}</Swatch>,
    },
    { label: t('row.condition'), text: ({ condition }) => conditionLabels[condition][language] },
    { label: t('row.city'), text: (car) => placeIn(car, language) },
    ...(['isGCCSpec', 'hasWarranty', 'isAccidentFree'] as const).map(yesNo),
    ...evidenceNames.map((name): RowPlan => ({
      label: evidence.t(name),
      text: (car) => evidenceOf(car)[name],
    })),
    {
      label: t('row.seller'),
      text: sellerOf,
      show: (car) => (
        <>
          <p>
            <bdi>{sellerOf(car)}</bdi>
          </p>
          <p className="max-sm:[&_svg]:hidden">
            <SellerBadge listing={car} />
          </p>
        </>
      ),
    },
    { label: t('row.listed'), text: ifOffered(daysOnSale) },
  ]
  return plans.map(({ label, text, show = text, best }) => {
    const marks = best && bestOf(free.map(best.of), best.aim)
    const cells = cars.map((car) => ({
      id: car.id,
      text: text(car),
      shown: show(car),
      isBest: marks?.[free.indexOf(car)] ?? false,
    }))
    return { label, cells, ...(best && { best: best.label }) }
  })
}

/** The equipment, a row for each piece that any of the cars has. */
export const useFeatureRows = (cars: readonly Car[]): Row[] => {
  const { language } = useT('compare')
  const common = useT()
  const tick = (
    <>
      <Check aria-hidden className="size-5 text-green" />
      <span className="sr-only">{common.t('yes')}</span>
    </>
  )
  return featureRows(cars, language).map(({ name, has }) => ({
    label: name,
    cells: has.map((value, index) => ({
      id: cars[index]!.id,
      text: value ? '✓' : '',
      shown: tick,
      isBest: false,
    })),
  }))
}

/** The first column, which stays in sight while the cars scroll past it: 6.5rem on a phone, so that two cars fit beside it. */
export const labelColumn =
  'sticky start-0 z-10 w-26 border-e border-line bg-paper ps-4 pe-1.5 text-start align-top break-words hyphens-auto sm:w-40 sm:ps-6 lg:w-48 lg:border-e-0 lg:ps-0 lg:pe-4'

/** One thing that is known about the cars. Where they differ it says so; the best of them is named as such. */
export const CompareRow = ({ row: { label, cells, best } }: { row: Row }) => {
  const { t } = useT('compare')
  const isDifferent = differs(cells.map(({ text }) => text))
  return (
    <tr>
      <th scope="row" className={cx(labelColumn, 'border-b py-3 text-xs font-normal text-ink-2 sm:text-sm')}>
        <span className="flex items-start justify-between gap-1">
          <bdi className="min-w-0">{label}</bdi>
          {isDifferent && (
            <>
              <EqualNot aria-hidden className="mt-0.5 size-3.5 shrink-0 text-maroon" />
              <span className="sr-only">({t('differs')})</span>
            </>
          )}
        </span>
      </th>
      {cells.map(({ id, text, shown, isBest }) => (
        <td
          key={id}
          className={cx(
            'border-b border-line px-2 py-3 align-top break-words tabular-nums',
            isDifferent ? 'text-ink' : 'text-ink-2',
          )}
        >
          {text === '' ? (
            <span className="text-ink-3">
              <span aria-hidden>—</span>
              <span className="sr-only">{t('unnamed')}</span>
            </span>
          ) : (
            shown
          )}
          {isBest && (
            <span className="mt-1 flex w-fit items-center gap-1 rounded-full bg-green-tint px-2 py-0.5 text-xs font-medium text-green">
              <Award aria-hidden className="size-3.5 max-sm:hidden" />
              {best}
            </span>
          )}
        </td>
      ))}
    </tr>
  )
}

/** A yes with its tick, or a no. */
const YesNo = ({ value, children }: { value: boolean; children: ReactNode }) => {
  const Icon = value ? Check : X
  return (
    <span className="inline-flex items-center gap-1.5">
      <Icon aria-hidden className={value ? 'size-4 text-green' : 'size-4 text-ink-3'} />
      {children}
    </span>
  )
}

/** A colour beside its name. */
const Swatch = ({ hex, children }: { hex: string; children: ReactNode }) => (
  <span className="inline-flex items-center gap-2">
    <span
      aria-hidden
      className="size-4 shrink-0 rounded-full border border-edge/60"
      style={{ backgroundColor: hex }}
    />
    {children}
  </span>
)

/** The price, and below it the one before if it came down. */
const ComparedPrice = ({ car }: { car: Car }) => {
  const { t, language } = useT('cars')
  const { priceQAR: price, previousPriceQAR: before } = car
  return (
    <>
      <bdi className="font-semibold lg:text-lg">{formatMoney(price, language)}</bdi>
      {before !== null && before > price && (
        <span className="flex flex-wrap items-center gap-1 text-xs text-green">
          <ArrowDown aria-hidden className="size-3.5" />
          <span className="sr-only">{t('priceDropped')}</span>
          <s>
            <bdi>{formatMoney(before, language)}</bdi>
          </s>
        </span>
      )}
    </>
  )
}
