import { firstWeights, fitClasses, fitModel, type ModelPrices } from './fit-model.ts'
import { believed, momentsOf, type Sample } from './fit-slopes.ts'
import { foldedTrim } from './trim.ts'
import { makeAndModel } from '#functions/search/car-text.ts'
import { generationOf } from '#shared/reference/generations.ts'
import { findModel } from '#shared/reference/makes.ts'
import type { Slopes } from '#shared/rules/price-slopes.ts'

/** The cars that a market's prices are fitted on. A car is named by `carText`. */
export type CarsOnOffer = {
  names: () => readonly string[]
  /** A bounded number of the cars of this name. */
  samplesOf: (name: string) => readonly Sample[]
}

/** The slopes of every class, and the models that were asked for so far. */
export type MarketPrices = {
  cars: CarsOnOffer
  classes: ReadonlyMap<string, Slopes>
  models: Map<string, ModelPrices>
}

/** The facts by which a car is compared. Kilometres. */
export type ComparedCar = {
  make: string
  model: string
  year: number
  mileage: number
  isGCCSpec: boolean
  variant: string
}

/** The widest class first. Cars of a body that one make builds lose value alike, more than those of a model that is seldom sold. */
const classesOf = (name: string): readonly string[] => {
  const [make, model] = makeAndModel(name)
  const body = findModel(make, model)?.body ?? ''
  return ['', `body ${body}`, `${make} ${body}`]
}

/** A car as the fit sees it, with the price at which it is offered. */
export const toSample = <Car extends ComparedCar>(car: Car) => ({
  ...car,
  generation: generationOf(car.make, car.model, car.year)?.code ?? '',
  trim: foldedTrim(car),
})

/** Fits the classes of a market; its models are fitted when they are first asked for. */
export const fitMarket = (cars: CarsOnOffer): MarketPrices => {
  const models = cars.names().map((name) => {
    const samples = cars.samplesOf(name)
    const moments = momentsOf(samples, firstWeights(samples, believed))
    return { classes: classesOf(name), moments }
  })
  return { cars, classes: fitClasses(models, believed), models: new Map() }
}

/** The prices of one model, fitted now unless they are known. */
export const modelPrices = ({ cars, classes, models }: MarketPrices, name: string): ModelPrices => {
  const known = models.get(name)
  if (known) return known
  const prior = classesOf(name).reduce((widest, each) => classes.get(each) ?? widest, believed)
  const fitted = fitModel(cars.samplesOf(name), prior)
  // Anybody may ask for a name; only those of cars are kept.
  if (fitted.generations.size > 0) models.set(name, fitted)
  return fitted
}
