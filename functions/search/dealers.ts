import { type Dictionary, eachRowOf, groupRows, type RowsByCode } from './dictionary.ts'
import type { ListingCard } from '#shared/schemas/listing.ts'
import { normalise } from '#shared/rules/normalise.ts'

type Dealer = NonNullable<ListingCard['dealerProfile']>

/** The rows of each dealer, live or not. */
export type Dealers = RowsByCode & {
  codesOf: (idOrSlug: string) => readonly number[]
  /** The dealers whose name is typed or begun with these words. */
  named: (words: readonly string[]) => Dealer[]
}

/** By id and by slug; a dealer has several codes while not all its cards know its new name. */
const namesOf = (values: readonly string[]): Map<string, number[]> => {
  const codes = new Map<string, number[]>()
  values.forEach((value, code) => {
    if (value === '') return
    const { id, slug } = JSON.parse(value) as Dealer
    for (const name of [id, slug]) codes.set(name, [...(codes.get(name) ?? []), code])
  })
  return codes
}

/** The words of a dealer's name in comparable form, without articles. */
export const wordsOfDealer = (name: string): string[] =>
  normalise(name)
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.replace(/^(?:ال|لل)(?=\p{L}{2})/u, ''))
    .filter((word) => word !== '' && word !== 'al')

const namedIn = (values: readonly string[]) =>
  values
    .filter((value) => value !== '')
    .map((value) => JSON.parse(value) as Dealer)
    .map((dealer) => ({
      dealer,
      names: [dealer.businessName, dealer.businessNameAr ?? ''].map(wordsOfDealer),
    }))

/** One word must begin the name, since many have "motors" in theirs; of several each begins a word of it. */
const isBegun = (name: readonly string[], words: readonly string[]): boolean =>
  words.length === 1
    ? (name[0]?.startsWith(words[0]!) ?? false)
    : words.every((word) => name.some((each) => each.startsWith(word)))

export const buildDealers = (column: Dictionary): Dealers => {
  let known: Map<string, number[]> | undefined
  // Read when first asked for: few searches name a dealer, and a cold start has better things to do.
  const codesOf = (idOrSlug: string) => (known ??= namesOf(column.values)).get(idOrSlug) ?? []
  let names: ReturnType<typeof namedIn> | undefined
  const named = (words: readonly string[]) =>
    (names ??= namedIn(column.values))
      .filter((each) => each.names.some((name) => isBegun(name, words)))
      .map(({ dealer }) => dealer)
  return { ...groupRows(column), codesOf, named }
}

/** Calls `visit` with each row of a dealer, by its id or slug. */
export const eachDealerRow = (dealers: Dealers, idOrSlug: string, visit: (row: number) => void): void => {
  for (const code of dealers.codesOf(idOrSlug)) eachRowOf(dealers, code, visit)
}
