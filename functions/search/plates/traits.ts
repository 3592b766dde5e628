import type { PlateFacts } from './columns.ts'
import {
  browsePlateCategories,
  plateLocations,
  plateSeries,
  plateTagNames,
  sellPlateCategories,
  type BrowsePlateCategory,
  type PlateSeries,
  type PlateTag,
  type SellPlateCategory,
} from '#shared/reference/plate-vocabulary.ts'
import { plateCategories, plateTags } from '#shared/rules/plate-tags.ts'

export type PlateLocation = PlateFacts['location']
export type AnyCategory = BrowsePlateCategory | SellPlateCategory

/** The names that share the bits of one number: each has its own. */
const bitsFrom = <T>(first: number, names: readonly T[]): ReadonlyMap<T, number> =>
  new Map(names.map((name, place) => [name, 1 << (first + place)]))

const seriesNames: readonly (PlateSeries | 'none')[] = [...plateSeries, 'none']

const tagBits = bitsFrom(0, plateTagNames)
const browseStart = plateTagNames.length
const browseBits = bitsFrom<AnyCategory>(browseStart, browsePlateCategories)
const sellStart = browseStart + browsePlateCategories.length
const sellBits = bitsFrom<AnyCategory>(sellStart, sellPlateCategories)
const locationStart = sellStart + sellPlateCategories.length
const locationBits = bitsFrom(locationStart, plateLocations)
const seriesStart = locationStart + plateLocations.length
const seriesBits = bitsFrom(seriesStart, seriesNames)

if (seriesStart + seriesNames.length > 32) throw new Error('The traits of a plate no longer fit into 32 bits')

/** The meaning of each bit, in order. */
export const traitNames = [
  ...plateTagNames,
  ...browsePlateCategories,
  ...sellPlateCategories,
  ...plateLocations,
  ...seriesNames,
].join()

/** The bit of each name of a kind of trait. */
export const namedTraits: Record<'tags' | 'category' | 'location' | 'series', ReadonlyMap<string, number>> = {
  tags: tagBits,
  category: new Map<string, number>([...sellBits, ...browseBits]),
  location: locationBits,
  series: seriesBits,
}

const join = <T>(bits: ReadonlyMap<T, number>, names: readonly T[]): number =>
  names.reduce((sum, name) => sum | bits.get(name)!, 0)

export const bitsOfTags = (tags: readonly PlateTag[]): number => join(tagBits, tags)
export const bitsOfLocations = (locations: readonly PlateLocation[]): number => join(locationBits, locations)
export const bitOfSeries = (series: PlateSeries | 'none'): number => seriesBits.get(series)!

/** A category of both lists is the browsers' one, which has the seller's word in it. */
export const bitOfCategory = (category: AnyCategory): number =>
  browseBits.get(category) ?? sellBits.get(category)!

/** Everything of a plate that is one of a few, a bit each; as a signed number, like all that JavaScript's bits make. */
export const traitsOf = ({ number, category, location, series }: PlateFacts): number =>
  bitsOfTags(plateTags(number)) |
  join(browseBits, plateCategories({ number, category })) |
  sellBits.get(category)! |
  bitsOfLocations([location]) |
  bitOfSeries(series ?? 'none')

const nameIn = <T>(names: readonly T[], first: number, traits: number): T => {
  const own = (traits >>> first) & ((1 << names.length) - 1)
  return names[31 - Math.clz32(own)]!
}

const tagMask = join(tagBits, plateTagNames)
const kindMask = tagMask | join(seriesBits, seriesNames)

/** A number that two plates share exactly when they have the same tags and letter. */
export const kindOf = (traits: number): number => traits & kindMask

/** The bits of a plate's tags alone; 0 for an ordinary number. */
export const tagsIn = (traits: number): number => traits & tagMask

/** The tags of a plate. */
export const tagsOf = (traits: number): PlateTag[] =>
  plateTagNames.filter((tag) => (traits & tagBits.get(tag)!) !== 0)

/** Reads back from the traits the category, location and letter that `traitsOf` was given. */
export const choicesOf = (traits: number): Pick<PlateFacts, 'category' | 'location' | 'series'> => {
  const series = nameIn(seriesNames, seriesStart, traits)
  return {
    category: nameIn(sellPlateCategories, sellStart, traits),
    location: nameIn(plateLocations, locationStart, traits),
    series: series === 'none' ? null : series,
  }
}
