import { fillRows, orInto, subtractWords, type Bits } from '#functions/search/bits.ts'
import { choose, type Choice } from '#functions/search/clusters.ts'
import {
  attributeKey,
  modelValue,
  ownQuality,
  qualities,
  type AttributeKey,
  type Quality,
  type Term,
} from '#functions/search/interpretation.ts'
import { borrow, giveBack, type Segment } from '#functions/search/segment.ts'
import { markPrefix, markWord } from '#functions/search/word-postings.ts'
import type { ValueFacet } from './value-sets.ts'
import { areasOf, cityOfArea, type CityOrArea } from '#shared/reference/areas.ts'
import { generationsOf } from '#shared/reference/generations.ts'

/** The rows that have a term, by how well; those of one quality may also be among those of a lower one. */
export type TermRows =
  /** The mask says how well each cluster fits: 0 for not at all, else the quality and one. */
  { clusters: Choice } | { levels: readonly (Bits | undefined)[]; all: Bits; close: () => void }

const split = (key: AttributeKey): [kind: string, value: string] => {
  const place = key.indexOf(':')
  return [key.slice(0, place), key.slice(place + 1)]
}

const isOfCar = (key: AttributeKey): boolean => key.startsWith('make:') || key.startsWith('model:')

/** Marks the clusters of the term's makes and models with how well they fit. */
const fitClusters = ({ clusters }: Segment, { attributes }: Term): Uint8Array => {
  const fit = new Uint8Array(clusters.makeOf.length)
  const raise = (cluster: number, quality: Quality) => {
    fit[cluster] = Math.max(fit[cluster]!, quality + 1)
  }
  for (const { key, quality } of attributes) {
    const cluster = clusters.byModel.get(key)
    if (cluster !== undefined) raise(cluster, quality)
    else if (key.startsWith('make:'))
      for (const each of clusters.ofMake(key.slice('make:'.length)).list) raise(each, quality)
  }
  return fit
}

const noValues = { values: [], sets: [] }

/** Adds the rows that have an attribute other than make and model. */
const markAttribute = (segment: Segment, key: AttributeKey, into: Bits): void => {
  const [kind, value] = split(key)
  if (kind === 'year') return markYear(segment, Number(value), into)
  if (kind === 'generation') {
    const rows = generationRows(segment, value)
    return rows && fillRows(into, rows.from, rows.to)
  }
  if (kind === 'area') return segment.markWide.area([value], into)
  if (kind === 'feature') return orSet(into, segment.columns.features[value])
  const { values, sets } = segment.facets[kind as ValueFacet] ?? noValues
  orSet(into, sets[values.indexOf(value)])
}

/** The rows of a generation, live or not: a run within the model's, since rows are in the order of years there. */
export const generationRows = (
  { clusters, columns }: Segment,
  value: string,
): { from: number; to: number } | undefined => {
  const [make = '', model = '', code] = value.split('/')
  const cluster = clusters.byModel.get(attributeKey('model', modelValue(make, model)))
  const generation = generationsOf(make, model).find((each) => each.code === code)
  if (cluster === undefined || !generation) return undefined
  const { year } = columns.numbers
  const [start, end] = [clusters.starts[cluster]!, clusters.starts[cluster + 1]!]
  const firstFrom = (wanted: number) => {
    let [low, high] = [start, end]
    while (low < high) {
      const middle = (low + high) >>> 1
      if (year[middle]! < wanted) low = middle + 1
      else high = middle
    }
    return low
  }
  return {
    from: firstFrom(generation.from),
    to: generation.to === undefined ? end : firstFrom(generation.to + 1),
  }
}

/** Adds the rows of an area, or of a city those that say no area of it, to an empty set. */
export const markPlace = (segment: Segment, place: CityOrArea, into: Bits): void => {
  if (cityOfArea(place)) return segment.markWide.area([place], into)
  const { values, sets } = segment.facets.city
  const set = sets[values.indexOf(place)]
  if (!set) return
  const apart = borrow(segment)
  segment.markWide.area(areasOf(place), apart)
  into.set(set)
  subtractWords(into, apart, 0, into.length)
  giveBack(segment, apart)
}

const orSet = (into: Bits, set: Bits | undefined): void => {
  if (set) orInto(into, set)
}

const markYear = ({ ranges }: Segment, year: number, into: Bits): void => {
  const { edges, sets } = ranges.year
  const place = edges.indexOf(year)
  if (place < 0) return
  const own = sets[place]!.slice()
  if (place > 0) subtractWords(own, sets[place - 1]!, 0, own.length)
  orInto(into, own)
}

/** The rows of a segment that have a term. Close what has `levels`. */
export const findTerm = (segment: Segment, term: Term): TermRows => {
  const fit = fitClusters(segment, term)
  const others = term.attributes.filter(({ key }) => !isOfCar(key))
  if (others.length === 0 && term.words.length === 0 && term.prefixes.length === 0)
    return { clusters: choose(segment.clusters, fit) }
  const { count, words } = segment.columns
  const levels: (Bits | undefined)[] = []
  const level = (quality: Quality): Bits => (levels[quality] ??= borrow(segment))
  const { starts } = segment.clusters
  fit.forEach((each, cluster) => {
    if (each > 0) fillRows(level((each - 1) as Quality), starts[cluster]!, starts[cluster + 1]!)
  })
  for (const { key, quality } of others) markAttribute(segment, key, level(quality))
  const own = ownQuality(term)
  for (const word of term.words) markWord(words, word, level(own), count)
  for (const prefix of term.prefixes) markPrefix(words, prefix, level(qualities.near), count)
  const all = borrow(segment)
  for (const set of levels) orSet(all, set)
  const close = () => [...levels, all].forEach((set) => set && giveBack(segment, set))
  return { levels, all, close }
}
