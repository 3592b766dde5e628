import { addMoments, fitSlopes, momentsOf, type Moments, type Sample } from './fit-slopes.ts'
import { medianOf } from '#shared/rules/median.ts'
import { priceRating as by } from '#shared/constants/prices.ts'
import { sloped, type Slopes } from '#shared/rules/price-slopes.ts'

/** The level of a generation's prices, as a logarithm, and how far each trim lies from it. */
type GenerationPrices = {
  count: number
  level: number
  trims: ReadonlyMap<string, { count: number; offset: number }>
}

/** How many cars of a model year are GCC cars, or how many are not. */
type Kind = Pick<Sample, 'generation' | 'year' | 'isGCCSpec'> & { count: number }

/** The prices of one make and model: slopes that its generations share, and a level for each of them. */
export type ModelPrices = {
  slopes: Slopes
  generations: ReadonlyMap<string, GenerationPrices>
  /** The standard deviation by which cars were weighed: from their median distance, which no wild price moves. */
  scale: number
  /** The cars that it was fitted on. */
  kinds: readonly Kind[]
}

// Standard deviations from which a car counts less, and beyond which it does not count (Huber's and Hampel's usual ones).
const counted = 1.5
const ignored = 4
// A trim of so many cars would be believed half, the rest of it being its generation's: trims differ by more than cars of a trim do.
export const trimCars = 0.5
const rounds = 4

/** How much a car counts that lies so far from what was fitted, both logarithms. */
export const weightOf = (residual: number, spread: number): number => {
  const away = Math.abs(residual) / spread
  return away > ignored ? 0 : Math.min(1, counted / away)
}

/** The mean of numbers by weight; without any weight their median. */
const middleOf = (values: readonly number[], weights: readonly number[]): number => {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  if (total === 0) return medianOf(values)!
  return values.reduce((sum, value, at) => sum + value * weights[at]!, 0) / total
}

type Middle = (values: readonly number[], weights: readonly number[]) => number

/** Levels and trims of logarithms of prices that were brought to one age, mileage and origin. */
const fitLevels = (
  samples: readonly Sample[],
  logs: readonly number[],
  weights: readonly number[],
  middle: Middle,
): ModelPrices['generations'] =>
  new Map(
    Array.from(
      Map.groupBy(samples.keys(), (at) => samples[at]!.generation),
      ([generation, places]) => {
        const groups = [...Map.groupBy(places, (at) => samples[at]!.trim)]
        let level = middle(
          places.map((at) => logs[at]!),
          places.map((at) => weights[at]!),
        )
        let trims = new Map<string, { count: number; offset: number }>()
        // Trim and level explain one another: twice is near enough.
        for (let round = 0; round < 2; round++) {
          trims = new Map(
            groups.map(([trim, members]) => {
              const away = middle(
                members.map((at) => logs[at]! - level),
                members.map((at) => weights[at]!),
              )
              const { length: count } = members
              return [trim, { count, offset: (away * count) / (count + trimCars) }]
            }),
          )
          level = middle(
            places.map((at) => logs[at]! - trims.get(samples[at]!.trim)!.offset),
            places.map((at) => weights[at]!),
          )
        }
        return [generation, { count: places.length, level, trims }]
      },
    ),
  )

/** The logarithm of a car's price by its model's; undefined for a generation that has none on offer. */
export const predict = (
  { slopes, generations }: Fitted,
  car: Omit<Sample, 'priceQAR'>,
): number | undefined => {
  const found = generations.get(car.generation)
  return found && found.level + (found.trims.get(car.trim)?.offset ?? 0) + sloped(car, slopes)
}

const priceLeft = (samples: readonly Sample[], slopes: Slopes): number[] =>
  samples.map((sample) => Math.log(sample.priceQAR) - sloped(sample, slopes))

const justMedian: Middle = (values) => medianOf(values)!

/** The weights of cars by how far they lie from the medians of their like: no price, however wild, moves those. */
export const firstWeights = (samples: readonly Sample[], prior: Slopes): number[] => {
  const even = samples.map(() => 1)
  const generations = fitLevels(samples, priceLeft(samples, prior), even, justMedian)
  return weightsBy({ slopes: prior, generations }, samples).weights
}

type Fitted = Omit<ModelPrices, 'scale' | 'kinds'>

const residualsOf = (prices: Fitted, samples: readonly Sample[]): number[] =>
  samples.map((sample) => Math.log(sample.priceQAR) - predict(prices, sample)!)

const weightsBy = (prices: Fitted, samples: readonly Sample[]) => {
  const residuals = residualsOf(prices, samples)
  const mad = medianOf(residuals.map(Math.abs)) ?? 0
  const scale = Math.max(mad, by.smallestMad) / by.madPerSigma
  return { scale, weights: residuals.map((residual) => weightOf(residual, scale)) }
}

const kindsOf = (samples: readonly Sample[]): Kind[] =>
  Array.from(
    Map.groupBy(samples, (car) => `${car.generation} ${car.year} ${car.isGCCSpec}`).values(),
    (cars) => {
      const { generation, year, isGCCSpec } = cars[0]!
      return { generation, year, isGCCSpec, count: cars.length }
    },
  )

/** Fits the cars on offer of one make and model, drawn towards the slopes of its class (robust regression, reweighted). */
export const fitModel = (samples: readonly Sample[], prior: Slopes): ModelPrices => {
  let weights = firstWeights(samples, prior)
  let prices: Omit<ModelPrices, 'kinds'> = { slopes: prior, generations: new Map(), scale: prior.spread }
  for (let round = 0; round < rounds; round++) {
    const slopes = fitSlopes(momentsOf(samples, weights), prior)
    const generations = fitLevels(samples, priceLeft(samples, slopes), weights, middleOf)
    const found = weightsBy({ slopes, generations }, samples)
    prices = { slopes, generations, scale: found.scale }
    weights = found.weights
  }
  const spread = Math.max(prices.slopes.spread, by.smallestMad / by.madPerSigma)
  return { ...prices, slopes: { ...prices.slopes, spread }, kinds: kindsOf(samples) }
}

/** The slopes of each class from the moments of its models: a make's cars of a body, all cars of that body, the whole market. */
export const fitClasses = (
  models: readonly { classes: readonly string[]; moments: Moments }[],
  believed: Slopes,
): ReadonlyMap<string, Slopes> => {
  const fitted = new Map<string, Slopes>()
  const depth = Math.max(0, ...models.map(({ classes }) => classes.length))
  // From the widest class on, each drawn towards the one around it.
  for (let level = 0; level < depth; level++)
    for (const [name, members] of Map.groupBy(models, ({ classes }) => classes[level]!)) {
      const around = level > 0 ? fitted.get(members[0]!.classes[level - 1]!) : undefined
      fitted.set(name, fitSlopes(addMoments(members.map(({ moments }) => moments)), around ?? believed))
    }
  return fitted
}
