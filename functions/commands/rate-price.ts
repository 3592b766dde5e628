import { askSearch } from '#functions/adapters/ask-search.ts'
import type { ComparedPrice } from '#functions/search/find-comparables.ts'
import { believed } from '#functions/search/prices/fit-slopes.ts'
import { medianOf } from '#shared/rules/median.ts'
import { confidenceOf, differenceOf, toPriceScale, verdictOf } from '#shared/rules/price-verdict.ts'
import type { CarDraft } from '#shared/schemas/listing.ts'
import type { PriceRating } from '#shared/schemas/price-rating.ts'

/** Nothing to compare with, or nothing to compare. */
const unrated: PriceRating = {
  verdict: null,
  confidence: null,
  count: 0,
  median: null,
  fair: null,
  differencePercent: null,
  basis: { years: 0, isGCCSpec: null },
  model: null,
  comparables: [],
}

/** The middle of a few cars, with the spread that is usual: it is shown, but there is no verdict by it. */
const ofFew = (price: number | undefined, prices: readonly number[]): Partial<PriceRating> => {
  const middleQAR = medianOf(prices)
  if (middleQAR === undefined) return {}
  const scale = toPriceScale({ middleQAR, spread: believed.spread })
  return {
    median: scale.median,
    differencePercent: price === undefined ? null : differenceOf(price, scale),
  }
}

/** The rating of a price among similar cars. Without a price it has everything but a verdict. */
export const ratePrice = (price: number | undefined, compared: ComparedPrice): PriceRating => {
  const { estimate, slopes, generation, basis, years, found, comparables } = compared
  const shown = {
    ...unrated,
    count: found,
    // `basis` is absent from a search of an older build, while a deploy is on its way.
    basis: { ...unrated.basis, years, ...basis },
    comparables,
  }
  if (!estimate)
    return {
      ...shown,
      ...ofFew(
        price,
        comparables.map(({ adjustedQAR }) => adjustedQAR),
      ),
    }
  const scale = toPriceScale(estimate)
  return {
    ...shown,
    verdict: price === undefined ? null : verdictOf(price, scale),
    confidence: confidenceOf(estimate.count),
    count: estimate.count,
    median: scale.median,
    fair: scale.fair,
    differencePercent: price === undefined ? null : differenceOf(price, scale),
    model: {
      generation: generation ?? null,
      sameTrim: estimate.sameTrim,
      perYear: 1 - Math.exp(-slopes.perYear),
      perTenThousandKm: 1 - Math.exp(slopes.perTenThousandKm),
    },
  }
}

type NamedCar = Required<Pick<CarDraft, 'make' | 'model' | 'year' | 'mileage' | 'priceQAR' | 'isGCCSpec'>>

/** Whether a car has all answers that its rating needs; a draft may lack some. */
const isNamed = (car: CarDraft): car is CarDraft & NamedCar =>
  Boolean(car.make && car.model) &&
  car.year !== undefined &&
  car.mileage !== undefined &&
  car.priceQAR !== undefined &&
  car.isGCCSpec !== undefined

/** The rating of a listing's price among the other cars that are on offer now. */
export const rateCar = async (
  { id, car }: { id: string; car: CarDraft },
  deps = { askSearch },
): Promise<PriceRating> => {
  if (!isNamed(car)) return unrated
  const { make, model, year, mileage, isGCCSpec, variant = '' } = car
  const named = { make, model, year, mileage, isGCCSpec, variant }
  return ratePrice(car.priceQAR, await deps.askSearch('comparedPrice', { car: named, exceptId: id }))
}
