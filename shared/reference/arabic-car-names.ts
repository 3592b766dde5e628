import { makes } from './makes.ts'

type ArabicMake = { name: string; ar: string; models: readonly (readonly [name: string, ar: string])[] }

/**
 * The Arabic names of cars, where they have one: all that a title needs of the list of makes. Plain data in a file of its own, so that bundles
 * carry it precomputed (`infra/bundle.ts`), at a third of the list's size.
 */
export const arabicCarNames: readonly ArabicMake[] = makes.map(({ name, ar, models }) => ({
  name,
  ar,
  models: models.flatMap(({ name, ar }) => (ar ? [[name, ar] as const] : [])),
}))
