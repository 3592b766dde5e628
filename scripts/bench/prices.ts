import { textTable } from './terminal.ts'
import { isComplete, isListed, type CompleteCar } from '#functions/data/listing-record.ts'
import { carText } from '#functions/search/car-text.ts'
import { estimatePrice } from '#functions/search/prices/estimate.ts'
import { fitMarket, modelPrices, toSample } from '#functions/search/prices/market-prices.ts'
import { createMarket } from '#scripts/seed/market/market.ts'
import { medianOf } from '#shared/rules/median.ts'

const say = (line: string): void => void process.stdout.write(`${line}\n`)

type Tested = { asked: number; estimated: number; range: { from: number; to: number } }
type Estimator = (car: CompleteCar) => Omit<Tested, 'asked'> | undefined

const nameOf = ({ make, model }: CompleteCar) => carText(make, model)

/** Our model, fitted on some cars. */
const fitted = (known: readonly CompleteCar[]): Estimator => {
  const byName = Map.groupBy(known, nameOf)
  const market = fitMarket({
    names: () => [...byName.keys()],
    samplesOf: (name) => (byName.get(name) ?? []).map(withVariant).map(toSample),
  })
  return (car) => {
    const found = estimatePrice(modelPrices(market, nameOf(car)), toSample(withVariant(car)))
    if (!found) return undefined
    const { middleQAR: middle, spread } = found
    return { estimated: middle, range: { from: middle * (1 - spread), to: middle * (1 + spread) } }
  }
}

const withVariant = (car: CompleteCar) => ({ ...car, variant: car.variant ?? '' })

/** The usual way: the median of what cars of the same model and year ask, give or take one standard deviation. */
const medianOfYear = (known: readonly CompleteCar[]): Estimator => {
  const prices = Map.groupBy(known, (car) => `${nameOf(car)} ${car.year}`)
  return (car) => {
    const like = (prices.get(`${nameOf(car)} ${car.year}`) ?? []).map(({ priceQAR }) => priceQAR)
    const middle = medianOf(like)
    if (middle === undefined) return undefined
    const spread = medianOf(like.map((price) => Math.abs(price - middle)))! * 1.4826
    return { estimated: middle, range: { from: middle - spread, to: middle + spread } }
  }
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`

const rowOf = (name: string, cars: readonly CompleteCar[], estimate: Estimator) => {
  const tested = cars.flatMap((car): Tested[] => {
    const found = estimate(car)
    return found ? [{ asked: car.priceQAR, ...found }] : []
  })
  const errors = tested
    .map(({ asked, estimated }) => Math.abs(estimated / asked - 1))
    .toSorted((a, b) => a - b)
  const covered = tested.filter(({ asked, range }) => asked >= range.from && asked <= range.to)
  return [
    name,
    `${tested.length} of ${cars.length}`,
    percent(medianOf(errors) ?? 0),
    percent(errors[Math.floor(errors.length * 0.9)] ?? 0),
    percent(covered.length / Math.max(1, tested.length)),
  ]
}

const heading = ['', 'estimated', 'median error', '9 of 10 within', 'price in range']
const parts = 5

const seedsOfLarge = Array.from({ length: 16 }, (_, at) => `market ${at}`)

/**
 * How well prices are estimated that the fit has not seen: those of the demo's sold cars from the cars on offer, and each fifth of
 * the cars on offer from the others; in the demo's market of hundreds of cars, and in one of thousands that is made alike.
 */
export const benchPrices = async (): Promise<void> => {
  say('A price in range: 68 % were expected, one standard deviation either way.')
  report('The demo’s market', ['sayara'])
  report('A market of thousands', seedsOfLarge)
}

const report = (title: string, seeds: readonly string[]): void => {
  const now = new Date(Date.UTC(2026, 5, 1))
  const records = seeds.flatMap((seed) => createMarket(now, seed).listings.map(({ record }) => record))
  const cars = (wanted: (record: (typeof records)[number]) => boolean) =>
    records.filter(wanted).flatMap(({ car }) => (isComplete(car) ? [car] : []))
  const sold = cars(({ availability }) => availability === 'SOLD')
  const offered = cars((record) => isListed(record) && record.availability !== 'SOLD')
  const folds = Array.from({ length: parts }, (_, part) => {
    const known = offered.filter((_, at) => at % parts !== part)
    return {
      cars: offered.filter((_, at) => at % parts === part),
      own: fitted(known),
      median: medianOfYear(known),
    }
  })
  const foldOf = new Map(folds.flatMap((fold) => fold.cars.map((car) => [car, fold] as const)))
  const start = performance.now()
  const rows = [
    heading,
    rowOf('sold: our model', sold, fitted(offered)),
    rowOf('sold: median of model and year', sold, medianOfYear(offered)),
    rowOf('on offer, a fifth at a time: our model', offered, (car) => foldOf.get(car)!.own(car)),
    rowOf('on offer, a fifth at a time: median', offered, (car) => foldOf.get(car)!.median(car)),
  ]
  const took = performance.now() - start
  say(`\n${title}: ${offered.length} cars on offer, ${sold.length} sold`)
  say(`${textTable(rows)}\n${Math.round(took)} ms in all`)
}
