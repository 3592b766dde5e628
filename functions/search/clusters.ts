import { makeAndModel } from '#functions/search/car-text.ts'
import type { Dictionary } from '#functions/search/dictionary.ts'
import { attributeKey, modelValue } from '#functions/search/interpretation.ts'

/**
 * The runs of rows of one make and model. Rows are in this order, so a make or a model is a window of rows rather than a
 * set, and counting it is counting bits between two places.
 */
export type Clusters = {
  /** Where each cluster begins; one more than there are clusters. */
  starts: Uint32Array
  /** The places in `makes` and `models` of each cluster's make and model. */
  makeOf: Uint16Array
  modelOf: Uint16Array
  makes: readonly string[]
  models: readonly string[]
  /** The cluster of a model's attribute key. */
  byModel: ReadonlyMap<string, number>
  /** The clusters of each make and of each model, by name. */
  masks: { makes: MaskOf; models: MaskOf }
}

type MaskOf = (name: string) => ClusterMask | undefined

/** A choice of clusters: 1 for each that is chosen. */
export type ClusterMask = Uint8Array

/** The clusters of rows that are in the order of their `car` column. */
export const findClusters = ({ values, codes }: Dictionary): Clusters => {
  const starts = new Uint32Array(values.length + 1)
  for (let row = 0; row < codes.length; row++) starts[codes[row]! + 1]!++
  for (let code = 0; code < values.length; code++) starts[code + 1]! += starts[code]!
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
    masks: { makes: masksOf(makeOf, makes), models: masksOf(modelOf, models) },
    byModel: new Map(
      cars.map(([make, model], cluster) => [attributeKey('model', modelValue(make, model)), cluster]),
    ),
  }
}

/** The mask of a make or model by its name; made when first asked for, since most never are. */
const masksOf = (places: Uint16Array, names: readonly string[]) => {
  const known = new Map<string, ClusterMask>()
  return (name: string): ClusterMask | undefined => {
    const mask = known.get(name)
    const place = mask ? -1 : names.indexOf(name)
    if (place < 0) return mask
    const made = Uint8Array.from(places, (each) => (each === place ? 1 : 0))
    known.set(name, made)
    return made
  }
}

const anyOf = (maskOf: MaskOf, wanted: readonly string[], count: number): ClusterMask => {
  const [first, ...others] = wanted.flatMap((name) => maskOf(name) ?? [])
  if (!first) return new Uint8Array(count)
  return others.reduce(either, first)
}

/** The clusters of some makes. */
export const clustersOfMakes = ({ masks, makeOf }: Clusters, wanted: readonly string[]): ClusterMask =>
  anyOf(masks.makes, wanted, makeOf.length)

/** The clusters of some models, of whatever make. */
export const clustersOfModels = ({ masks, modelOf }: Clusters, wanted: readonly string[]): ClusterMask =>
  anyOf(masks.models, wanted, modelOf.length)

/** Calls `visit` with each longest run of rows whose clusters are chosen; all rows without a mask. */
export const eachWindow = (
  { starts }: Clusters,
  mask: ClusterMask | undefined,
  visit: (from: number, to: number) => void,
): void => {
  const count = starts.length - 1
  if (!mask) return visit(0, starts[count]!)
  for (let cluster = 0; cluster < count; cluster++) {
    if (mask[cluster] === 0) continue
    const first = cluster
    while (cluster + 1 < count && mask[cluster + 1] !== 0) cluster++
    visit(starts[first]!, starts[cluster + 1]!)
  }
}

/** The clusters that are in one mask or the other. */
export const either = (a: ClusterMask, b: ClusterMask): ClusterMask => {
  const mask = new Uint8Array(a.length)
  for (let cluster = 0; cluster < a.length; cluster++) mask[cluster] = a[cluster]! | b[cluster]!
  return mask
}

/** The clusters that are in both masks; a mask that is not given leaves none out. */
export const both = (a: ClusterMask | undefined, b: ClusterMask | undefined): ClusterMask | undefined => {
  if (!a || !b) return a ?? b
  const mask = new Uint8Array(a.length)
  for (let cluster = 0; cluster < a.length; cluster++) mask[cluster] = b[cluster] === 0 ? 0 : a[cluster]!
  return mask
}
