import type { ComponentProps } from 'react'
import { priceDoubts, type PriceDoubt } from '#shared/rules/price-question.ts'
import type { StockCar } from '#shared/schemas/stock.ts'
import { useListingTitle } from '#web/entities/listing/own-listings.ts'
import { DoubtsDialog } from '#web/entities/price-rating/doubts-dialog.tsx'

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

type CarDoubtsProps = Omit<ComponentProps<typeof DoubtsDialog>, 'doubted'> & {
  /** Empty is closed. */
  doubted: readonly DoubtedCar[]
}

/** One question about all cars of a selection whose price is unlikely, or that have no photo: each with the reason. */
export const CarDoubts = ({ doubted, ...dialog }: CarDoubtsProps) => {
  const titleOf = useListingTitle()
  const named = doubted.map(({ car, ...why }) => ({ id: car.id, title: titleOf(car), ...why }))
  return <DoubtsDialog {...dialog} doubted={named} />
}
