import { makeAndModel } from '#functions/search/car-text.ts'
import type { Dictionary } from './dictionary.ts'
import { attributeKey, modelValue } from '#functions/search/interpretation.ts'

/** Some of the clusters, and where their rows lie. */
export type Choice = {
  /** Not 0 for each cluster that is chosen. */
  mask: Uint8Array
  list: Uint16Array
  /** The longest runs of chosen rows, as pairs of first and beyond last. */
  windows: readonly number[]
  /** The words of a set that the windows touch, in the same form; adjoining spans are merged. */
  spans: readonly number[]
}

/**
 * The runs of rows of one make and model. Rows are in this order, so a make or a model is a window of rows rather than a
 * set, and counting it is counting bits between two places.
 */
export type Clusters = {
  /** The first row of each cluster; one more than there are clusters. */
  starts: Uint32Array
  /** The places in `makes` and `models` of each cluster's make and model. */
  makeOf: Uint16Array
  modelOf: Uint16Array
  makes: readonly string[]
  models: readonly string[]
  all: Choice
  /** The cluster of a model's attribute key. */
  byModel: ReadonlyMap<string, number>
  /** The clusters of a make and of a model, by name; none for a name that no row has. */
  ofMake: (name: string) => Choice
  ofModel: (name: string) => Choice
}

type Starts = Pick<Clusters, 'starts'>

/** The choice that a mask makes. */
export const choose = ({ starts }: Starts, mask: Uint8Array): Choice => {
  const list: number[] = []
  const windows: number[] = []
  const spans: number[] = []
  for (let cluster = 0; cluster < mask.length; cluster++) {
    if (mask[cluster] === 0) continue
    list.push(cluster)
    const from = starts[cluster]!
    const to = starts[cluster + 1]!
    if (windows.at(-1) === from) windows[windows.length - 1] = to
    else windows.push(from, to)
    const beyond = ((to - 1) >>> 5) + 1
    if (spans.length > 0 && spans.at(-1)! >= from >>> 5) spans[spans.length - 1] = beyond
    else spans.push(from >>> 5, beyond)
  }
  return { mask, list: Uint16Array.from(list), windows, spans }
}

/** Finds the choice of each name; made when first asked for, since most never are. */
const choices = (starts: Starts, places: Uint16Array, names: readonly string[]) => {
  const known = new Map<string, Choice>()
  return (name: string): Choice => {
    const choice = known.get(name)
    if (choice) return choice
    const place = names.indexOf(name)
    const made = choose(
      starts,
      Uint8Array.from(places, (each) => (each === place ? 1 : 0)),
    )
    // Only names that exist are cached: queries can ask for any number of others.
    if (place >= 0) known.set(name, made)
    return made
  }
}

/** The first row of a code or of a later one, among the rows `from` up to `to`, whose codes ascend. */
export const firstFrom = (
  codes: ArrayLike<number>,
  code: number,
  from = 0,
  to: number = codes.length,
): number => {
  let [low, high] = [from, to]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (codes[middle]! < code) low = middle + 1
    else high = middle
  }
  return low
}

/** The clusters of rows that are in the order of their `car` column. */
export const findClusters = ({ values, codes }: Dictionary): Clusters => {
  const starts = Uint32Array.from({ length: values.length + 1 }, (_, code) => firstFrom(codes, code))
  const cars = values.map(makeAndModel)
  const makes = [...new Set(cars.map(([make]) => make))]
  const models = [...new Set(cars.map(([, model]) => model))]
  const placeOfMake = new Map(makes.map((make, place) => [make, place]))
  const placeOfModel = new Map(models.map((model, place) => [model, place]))
  const makeOf = Uint16Array.from(cars, ([make]) => placeOfMake.get(make)!)
  const modelOf = Uint16Array.from(cars, ([, model]) => placeOfModel.get(model)!)
  return {
    starts,
    makeOf,
    modelOf,
    makes,
    models,
    all: choose({ starts }, new Uint8Array(values.length).fill(1)),
    byModel: new Map(
      cars.map(([make, model], cluster) => [attributeKey('model', modelValue(make, model)), cluster]),
    ),
    ofMake: choices({ starts }, makeOf, makes),
    ofModel: choices({ starts }, modelOf, models),
  }
}

/** The clusters that are in one choice or the other. */
export const either = (starts: Starts, a: Choice, b: Choice): Choice => {
  const mask = a.mask.slice()
  for (const cluster of b.list) mask[cluster] = 1
  return choose(starts, mask)
}

/** The clusters that are in both choices. */
export const both = (clusters: Clusters, a: Choice, b: Choice): Choice => {
  if (a === clusters.all || a === b) return b
  if (b === clusters.all) return a
  const mask = new Uint8Array(a.mask.length)
  for (const cluster of a.list) if (b.mask[cluster] !== 0) mask[cluster] = 1
  return choose(clusters, mask)
}
