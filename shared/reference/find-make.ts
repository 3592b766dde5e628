import { makes, type CarModel, type Make } from './makes.ts'

/** The make with exactly this English name (the value the API stores), or undefined. */
export const findMake = (name: string): Make | undefined => makes.find((make) => make.name === name)

/** The model with exactly this English name among the make's own, or undefined. */
export const findModel = (make: string, model: string): CarModel | undefined =>
  findMake(make)?.models.find((candidate) => candidate.name === model)
