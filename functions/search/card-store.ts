import type { ListingCard } from '#shared/schemas/listing.ts'

/** The fields of a result card that no search filters by; all others are in the columns. */
export type CardRest = Pick<
  ListingCard,
  | 'slug'
  | 'country'
  | 'previousPriceQAR'
  | 'contactCount'
  | 'imageCount'
  | 'images'
  | 'morePhotos'
  | 'hasVideo'
  | 'availability'
>

/** Where each row of joined stores comes from. */
export type CardOrigin = {
  count: number
  storeOf: (row: number) => CardStore
  rowOf: (row: number) => number
}

/** The rest of each row's card. Apart from the columns: it is the larger half, and a search looks at twenty rows of it. */
export type CardStore = {
  read: (row: number) => CardRest
  /** The same as a line of JSON. */
  line: (row: number) => string
  /** The blocks of a store that is kept packed (`packed-cards.ts`). */
  blocks?: readonly Uint8Array[]
  /** The store of rows of several, in the form of this one. */
  join: (origin: CardOrigin) => CardStore
}

/** The store of cards that are at hand. */
export const plainCards = (rests: readonly CardRest[]): CardStore => ({
  read: (row) => rests[row]!,
  line: (row) => JSON.stringify(rests[row]!),
  join: joinPlain,
})

/** Joins cards of several stores as a store of cards that are at hand. */
export const joinPlain = ({ count, storeOf, rowOf }: CardOrigin): CardStore =>
  plainCards(Array.from({ length: count }, (_, row) => storeOf(row).read(rowOf(row))))
