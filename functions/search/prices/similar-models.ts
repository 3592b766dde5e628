import { hasBit } from '#functions/search/bits.ts'
import { carText, makeAndModel } from '#functions/search/car-text.ts'
import type { SearchIndex } from '#functions/search/search-index.ts'
import type { Segment } from '#functions/search/segment.ts'
import { priceRating as by } from '#shared/constants/prices.ts'
import { findModel } from '#shared/reference/makes.ts'
import { medianOf } from '#shared/rules/median.ts'

type NamedModel = { make: string; model: string }

const shown = 6
// Of a model and segment: which models cost about the same is seen from few cars.
const pricesAtMost = 25

const pricesIn = ({ columns, clusters, live }: Segment, cluster: number): number[] => {
  const [from, to] = [clusters.starts[cluster]!, clusters.starts[cluster + 1]!]
  const step = Math.max(1, (to - from) / pricesAtMost)
  const prices = []
  for (let place = from; place < to; place += step) {
    const row = Math.floor(place)
    if (hasBit(live, row) && columns.numbers.priceQAR[row]! > 0) prices.push(columns.numbers.priceQAR[row]!)
  }
  return prices
}

/** Some prices of each model of a body that enough are offered of. There are hundreds of models, however many cars. */
const pricesOfBody = ({ segments }: SearchIndex, body: string): ReadonlyMap<string, readonly number[]> => {
  const prices = new Map<string, number[]>()
  for (const segment of segments)
    segment.columns.texts.car.values.forEach((name, cluster) => {
      if (findModel(...makeAndModel(name))?.body !== body) return
      prices.set(name, [...(prices.get(name) ?? []), ...pricesIn(segment, cluster)])
    })
  return prices
}

/** The models of the same body whose middle prices are nearest to this one's; none while nobody offers it. */
export const similarModels = (index: SearchIndex, { make, model }: NamedModel): NamedModel[] => {
  const body = findModel(make, model)?.body
  if (!body) return []
  const own = carText(make, model)
  const prices = pricesOfBody(index, body)
  const middle = medianOf(prices.get(own) ?? [])
  if (middle === undefined) return []
  return [...prices]
    .filter(([name, found]) => name !== own && found.length >= by.fewest)
    .map(([name, found]) => ({ name, away: Math.abs(Math.log(medianOf(found)! / middle)) }))
    .toSorted((a, b) => a.away - b.away)
    .slice(0, shown)
    .map(({ name }) => {
      const [otherMake, otherModel] = makeAndModel(name)
      return { make: otherMake, model: otherModel }
    })
}
