import type { Language } from '#shared/constants/market.ts'
import { comparedAtMost } from '#shared/constants/offer-limits.ts'
import { features as known } from '#shared/reference/features.ts'
import type { CardDeal } from '#shared/schemas/market-value.ts'

type ComparedNames = {
  /** Slugs or ids, each once, in the order of the address. */
  names: string[]
  /** How many more the address names than are compared. */
  left: number
}

/** The cars that an address names: `?cars=a,b`. */
export const readCompared = (params: URLSearchParams): ComparedNames => {
  const given = (params.get('cars') ?? '').split(',').map((name) => name.trim())
  const all = [...new Set(given.filter(Boolean))]
  const names = all.slice(0, comparedAtMost)
  return { names, left: all.length - names.length }
}

/** The same cars, each once: one that is named a second time, by id after the slug, has both names. */
export const eachOnce = <Car extends { id: string; names: readonly string[] }>(
  cars: readonly Car[],
): Car[] => {
  const byId = Map.groupBy(cars, ({ id }) => id)
  return [...byId.values()].map((same) => ({ ...same[0]!, names: same.flatMap(({ names }) => names) }))
}

/** True when not all cars say the same. */
export const differs = (texts: readonly string[]): boolean => new Set(texts).size > 1

export type Aim = 'lowest' | 'highest'

/** Which of the values are the best; none where all are equal, as then nothing speaks for any. */
export const bestOf = (values: readonly number[], aim: Aim): boolean[] => {
  const best = aim === 'lowest' ? Math.min(...values) : Math.max(...values)
  return values.map((value) => value === best && values.some((other) => other !== best))
}

/**
 * The percentage by which the best deal is found. Infinity, which is never the best, for a price that is not below those of similar
 * cars in the whole percent that is shown, and for one that may be a mistake.
 */
export const comparedDeal = (deal: CardDeal | undefined): number =>
  deal && deal.verdict !== 'SUSPECT' && Math.round(deal.differencePercent) < 0
    ? deal.differencePercent
    : Infinity

/**
 * Kilometres a year, to the nearest hundred; below that to the kilometre, as a car that has moved has not done 0.
 * A car of this year's model, or of the next, counts as a year old.
 */
export const yearlyMileage = ({ mileage, year }: { mileage: number; year: number }, now: Date): number => {
  const yearly = mileage / Math.max(1, now.getFullYear() - year)
  return Math.round(yearly / 100) * 100 || Math.round(yearly)
}

type Equipped = { features: readonly { feature: string }[] }

type FeatureRow = { name: string; has: boolean[] }

/**
 * A row for each piece of equipment that any of the cars has: ours in the order of our list, then what sellers wrote
 * themselves, in the order it is first met.
 */
export const featureRows = (cars: readonly Equipped[], language: Language): FeatureRow[] => {
  const owned = cars.map(({ features }) => new Set(features.map(({ feature }) => feature)))
  const all = new Set(owned.flatMap((features) => [...features]))
  const ours = known.filter(({ key }) => all.delete(key))
  const rows = [
    ...ours.map((feature) => ({ key: feature.key, name: feature[language] })),
    ...[...all].map((text) => ({ key: text, name: text })),
  ]
  return rows.map(({ key, name }) => ({ name, has: owned.map((features) => features.has(key)) }))
}

type Joined = {
  /** The cars to go on with. */
  ids: readonly string[]
  /** The fate of the visitor's own other cars: there were none, they stay beside, or they had to go. */
  others: 'none' | 'beside' | 'gone'
}

/** The cars of a comparison, with those that the visitor had put aside before if all of them fit. */
export const joined = (shown: readonly string[], own: readonly string[]): Joined => {
  const others = own.filter((id) => !shown.includes(id))
  if (others.length === 0) return { ids: shown, others: 'none' }
  if (shown.length + others.length > comparedAtMost) return { ids: shown, others: 'gone' }
  return { ids: [...shown, ...others], others: 'beside' }
}
