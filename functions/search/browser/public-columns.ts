import { makeAndModel } from '#functions/search/car-text.ts'
import type { CardStore } from '#functions/search/card-store.ts'
import { type Columns, flagNames, type TextName, textNames } from '#functions/search/columns.ts'
import { buildDictionary, type Dictionary } from '#functions/search/dictionary.ts'
import type { WordPostings } from '#functions/search/word-postings.ts'
import { hasBit } from '#functions/search/bits.ts'
import { findModel } from '#shared/reference/makes.ts'
import type { ListingCard } from '#shared/schemas/listing.ts'

/** Cards come from the server. */
export const noCards: CardStore = {
  read: () => ({
    slug: '',
    country: '',
    previousPriceQAR: null,
    contactCount: 0,
    imageCount: 0,
    images: [],
    availability: 'AVAILABLE',
  }),
  line: () => '',
  join: () => noCards,
}

export const noWords: WordPostings = {
  words: [],
  starts: new Uint32Array(1),
  counts: new Uint32Array(),
  bytes: new Uint8Array(),
}

/** A number that stands for a dealer, since its address has its name in it: FNV-1a, in two halves of 32 bits. */
export const dealerToken = (id: string): string => {
  let [low, high] = [0x811c9dc5, 0x9747b28c]
  for (let place = 0; place < id.length; place++) {
    low = Math.imul(low ^ id.charCodeAt(place), 0x01000193)
    high = Math.imul(high ^ id.charCodeAt(place), 0x01000197)
  }
  return `${(low >>> 0).toString(36)}-${(high >>> 0).toString(36)}`
}

const unnamed = ({ values, codes }: Dictionary): Dictionary => ({
  values: values.map((value) => {
    if (value === '') return value
    const token = dealerToken((JSON.parse(value) as NonNullable<ListingCard['dealerProfile']>).id)
    return JSON.stringify({ id: token, slug: token })
  }),
  codes,
})

/** In place of a trim that only its seller names: no seller's words are a space alone. */
export const ownTrim = ' '

/** The trims of our list as they are, and what sellers wrote instead only as being there. */
const listedTrims = ({ count, texts: { car, trim } }: Columns): Dictionary => {
  // Few distinct pairs, however many rows.
  const known = new Map<number, string>()
  const listed = (row: number): string => {
    const pair = car.codes[row]! * trim.values.length + trim.codes[row]!
    const found = known.get(pair)
    if (found !== undefined) return found
    const text = trim.values[trim.codes[row]!]!
    const isListed = findModel(...makeAndModel(car.values[car.codes[row]!]!))?.trims?.includes(text)
    const value = text === '' || isListed ? text : ownTrim
    known.set(pair, value)
    return value
  }
  return buildDictionary(count, listed)
}

/**
 * The columns that every browser may hold: what filters and orders ask for. Without words of sellers and names of dealers, which stay
 * where they can be deleted at once, and without counts of views, which move by themselves.
 */
export const publicColumns = (columns: Columns): Columns => ({
  ...columns,
  numbers: { ...columns.numbers, viewCount: new Uint32Array(columns.count) },
  texts: {
    ...columns.texts,
    variant: { values: [''], codes: new Uint8Array(columns.count) },
    trim: listedTrims(columns),
    dealer: unnamed(columns.texts.dealer),
  },
  words: noWords,
  cards: noCards,
})

const textIn = ({ texts }: Columns, name: TextName, row: number): string =>
  texts[name].values[texts[name].codes[row]!]!

const has = (set: Columns['flags']['hasPhotos'] | undefined, row: number): boolean =>
  set !== undefined && hasBit(set, row)

/** Whether two rows say the same. */
export const isSameRow = (a: Columns, row: number, b: Columns, other: number): boolean =>
  textNames.every((name) => textIn(a, name, row) === textIn(b, name, other)) &&
  Object.entries(a.numbers).every(
    ([name, numbers]) => numbers[row] === b.numbers[name as keyof Columns['numbers']][other],
  ) &&
  flagNames.every((name) => has(a.flags[name], row) === has(b.flags[name], other)) &&
  Object.keys({ ...a.features, ...b.features }).every(
    (name) => has(a.features[name], row) === has(b.features[name], other),
  )
