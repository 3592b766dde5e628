import { type Dictionary, eachRowOf, groupRows, type RowsByCode } from './dictionary.ts'
import type { ListingCard } from '#shared/schemas/listing.ts'

/** The rows of each dealer, live or not. */
export type Dealers = RowsByCode & { codesOf: (idOrSlug: string) => readonly number[] }

/** By id and by slug; a dealer has several codes while not all its cards know its new name. */
const namesOf = (values: readonly string[]): Map<string, number[]> => {
  const codes = new Map<string, number[]>()
  values.forEach((value, code) => {
    if (value === '') return
    const { id, slug } = JSON.parse(value) as NonNullable<ListingCard['dealerProfile']>
    for (const name of [id, slug]) codes.set(name, [...(codes.get(name) ?? []), code])
  })
  return codes
}

export const buildDealers = (column: Dictionary): Dealers => {
  let known: Map<string, number[]> | undefined
  // Read when first asked for: few searches name a dealer, and a cold start has better things to do.
  const codesOf = (idOrSlug: string) => (known ??= namesOf(column.values)).get(idOrSlug) ?? []
  return { ...groupRows(column), codesOf }
}

/** Calls `visit` with each row of a dealer, by its id or slug. */
export const eachDealerRow = (dealers: Dealers, idOrSlug: string, visit: (row: number) => void): void => {
  for (const code of dealers.codesOf(idOrSlug)) eachRowOf(dealers, code, visit)
}
