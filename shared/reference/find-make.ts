import { makes, type CarModel, type Make } from './makes.ts'

// Every card's title asks for both, so neither may take a walk through the whole list.
const makesByName = new Map(makes.map((make) => [make.name, make]))
const modelsByName = new Map(
  makes.map(({ name, models }) => [name, new Map(models.map((model) => [model.name, model]))]),
)

/** The make with exactly this English name (the value the API stores), or undefined. */
export const findMake = (name: string): Make | undefined => makesByName.get(name)

/** The model with exactly this English name among the make's own, or undefined. */
export const findModel = (make: string, model: string): CarModel | undefined =>
  modelsByName.get(make)?.get(model)
