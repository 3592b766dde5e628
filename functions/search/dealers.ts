import { type Dictionary, eachRowOf, groupRows, type RowsByCode } from './dictionary.ts'
import { once } from '#shared/rules/once.ts'
import type { ListingCard } from '#shared/schemas/listing.ts'
import { normalise } from '#shared/rules/normalise.ts'

type Dealer = NonNullable<ListingCard['dealerProfile']>

/** The dealers of some rows. */
export type Dealers = {
  /** The rows of each dealer, live or not. */
  rows: RowsByCode
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

/** Finds the dealers of a column. All is read when first asked for: few searches name a dealer, and a cold start has better things to do. */
export const buildDealers = (column: Dictionary): Dealers => {
  const known = once(() => namesOf(column.values))
  const rows = once(() => groupRows(column))
  const names = once(() => namedIn(column.values))
  return {
    get rows() {
      return rows()
    },
    codesOf: (idOrSlug) => known().get(idOrSlug) ?? [],
    named: (words) =>
      names()
        .filter((each) => each.names.some((name) => isBegun(name, words)))
        .map(({ dealer }) => dealer),
  }
}

/** Calls `visit` with each row of a dealer, by its id or slug. */
export const eachDealerRow = (dealers: Dealers, idOrSlug: string, visit: (row: number) => void): void => {
  for (const code of dealers.codesOf(idOrSlug)) eachRowOf(dealers.rows, code, visit)
}
