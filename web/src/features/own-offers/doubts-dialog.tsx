import { Suspense } from 'react'
import { priceDoubts, type PriceDoubt } from '#shared/rules/price-question.ts'
import type { StockCar } from '#shared/schemas/stock.ts'
import { useListingTitle } from '#web/entities/listing/own-listings.ts'
import { useDoubtText } from '#web/entities/price-rating/price-question.tsx'
import { formatMoney } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

/** A car whose price, old or new, is asked about. */
export type DoubtedCar = {
  car: StockCar
  price: number | undefined
  doubts: readonly PriceDoubt[]
  isWithoutPhoto?: boolean
}

/** The middle of what similar cars cost, as the row of a car knows it. */
export const medianOf = ({ priceQAR, market }: StockCar): number | undefined =>
  priceQAR === undefined || !market ? undefined : Math.round(priceQAR / (1 + market.differencePercent / 100))

/** The cars to ask about before they are published together, as before one is. */
export const publishDoubts = (cars: readonly StockCar[]): DoubtedCar[] =>
  cars
    .map((car) => ({
      car,
      price: car.priceQAR,
      doubts: priceDoubts(car.priceQAR, { median: medianOf(car), isCar: true }),
      isWithoutPhoto: car.photoCount === 0,
    }))
    .filter(({ doubts, isWithoutPhoto }) => doubts.length > 0 || isWithoutPhoto)

const listedAtMost = 50

type DoubtsDialogProps = {
  title: string
  confirm: string
  /** Empty is closed. */
  doubted: readonly DoubtedCar[]
  onClose: () => void
  onConfirm: () => void
}

/** One question about all cars of a selection whose price is unlikely, or that have no photo: each with the reason. */
export const DoubtsDialog = (props: DoubtsDialogProps) =>
  props.doubted.length > 0 && (
    // Its texts are loaded when they are asked for.
    <Suspense>
      <OpenDoubts {...props} />
    </Suspense>
  )

const OpenDoubts = ({ doubted, ...dialog }: DoubtsDialogProps) => {
  const { t, language } = useT('inventory')
  const question = useT('price-question')
  const titleOf = useListingTitle()
  const doubtText = useDoubtText()
  const more = doubted.length - listedAtMost
  return (
    <ConfirmDialog open {...dialog}>
      <ul
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboards scroll it by the arrows
        tabIndex={0}
        aria-label={t('bulk.doubts.list')}
        className="flex max-h-72 flex-col gap-3 overflow-y-auto text-sm"
      >
        {doubted.slice(0, listedAtMost).map(({ car, price, doubts, isWithoutPhoto }) => (
          <li key={car.id}>
            <p className="font-medium">
              <bdi>{titleOf(car)}</bdi>
              {price !== undefined && <bdi className="ms-2 tabular-nums">{formatMoney(price, language)}</bdi>}
            </p>
            {doubts.map((doubt) => (
              <p key={doubt.kind} className="text-ink-2">
                {doubtText(doubt)}
              </p>
            ))}
            {isWithoutPhoto && <p className="text-ink-2">{question.t('noPhoto.short')}</p>}
          </li>
        ))}
        {more > 0 && <li className="text-ink-3">{t('bulk.andMore', { count: more })}</li>}
      </ul>
    </ConfirmDialog>
  )
}
