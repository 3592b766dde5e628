import { exactValueOf, type ValuedCar, valueOf } from '#shared/rules/car-value.ts'
import type { MarketValue } from '#shared/schemas/market-value.ts'
import type { ChartPoint } from './value-chart.tsx'

const pointOf = (market: MarketValue, car: ValuedCar, at: number, label: string): ChartPoint[] => {
  const [value, curve] = [valueOf(market, car), exactValueOf(market, car)]
  return value && curve ? [{ at, label, value, curve }] : []
}

/** The values of such a car at these mileages. */
export const pointsByMileage = (
  market: MarketValue,
  car: ValuedCar,
  mileages: readonly number[],
  labelOf: (mileage: number) => string,
): ChartPoint[] =>
  mileages.flatMap((mileage) => pointOf(market, { ...car, mileage }, mileage, labelOf(mileage)))

/** The values of such cars of each year at their usual mileage: a run for each generation that has the trim, the oldest first. */
export const runsByYear = (market: MarketValue, car: ValuedCar): ChartPoint[][] =>
  market.generations
    .filter(({ trims }) => trims.some(({ name }) => name === car.trim))
    .map(({ years }) =>
      years
        .flatMap(({ year, mileage }) => pointOf(market, { ...car, year, mileage }, year, `${year}`))
        .toReversed(),
    )
    .toReversed()

// More would touch one another on a phone.
const labelsAtMost = 5

/** The years that are named under a chart: the last, and others back from it at even distances. */
export const labelledYears = (first: number, last: number): { at: number; label: string }[] => {
  const every = Math.max(1, Math.ceil((last - first) / (labelsAtMost - 1)))
  return Array.from(
    { length: Math.floor((last - first) / every) + 1 },
    (_, place) => last - place * every,
  ).map((year) => ({ at: year, label: `${year}` }))
}
