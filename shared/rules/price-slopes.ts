/**
 * What a model's prices depend on, as parts of the natural logarithm of a price, so that -0.02 is about 2 % less: a model year
 * newer, 10,000 km more, and being no GCC car. `spread` is the standard deviation of what remains.
 */
export type Slopes = { perYear: number; perTenThousandKm: number; imported: number; spread: number }

type SlopedCar = { year: number; mileage: number; isGCCSpec: boolean }

// Further kilometres have no effect: a car that was driven that far has been cared for.
const mileageAtMost = 400_000

/** The differences between two cars of a kind in years, 10,000 km and origin: what the slopes are multiplied with. */
export const factorsOf = (car: SlopedCar) =>
  [car.year - 2020, Math.min(car.mileage, mileageAtMost) / 10_000, car.isGCCSpec ? 0 : 1] as const

/** The part of the logarithm of a price that age, mileage and origin make up. */
export const sloped = (car: SlopedCar, slopes: Omit<Slopes, 'spread'>): number => {
  const [years, kilometres, imported] = factorsOf(car)
  return years * slopes.perYear + kilometres * slopes.perTenThousandKm + imported * slopes.imported
}
