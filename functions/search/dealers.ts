import type { Dictionary } from './dictionary.ts'
import type { ListingCard } from '#shared/schemas/listing.ts'

/** The rows of each dealer, live or not: those of code `d` at `rows[starts[d]]` up to `rows[starts[d + 1]]`. */
export type Dealers = {
  starts: Uint32Array
  rows: Uint32Array
  codesOf: (idOrSlug: string) => readonly number[]
}

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

export const buildDealers = ({ values, codes }: Dictionary): Dealers => {
  const isDealer = Uint8Array.from(values, (value) => (value === '' ? 0 : 1))
  const starts = new Uint32Array(values.length + 1)
  for (let row = 0; row < codes.length; row++) starts[codes[row]! + 1]! += isDealer[codes[row]!]!
  for (let code = 0; code < values.length; code++) starts[code + 1]! += starts[code]!
  const next = starts.slice()
  const rows = new Uint32Array(starts[values.length]!)
  for (let row = 0; row < codes.length; row++)
    if (isDealer[codes[row]!] === 1) rows[next[codes[row]!]!++] = row
  let known: Map<string, number[]> | undefined
  // Read when first asked for: few searches name a dealer, and a cold start has better things to do.
  const codesOf = (idOrSlug: string) => (known ??= namesOf(values)).get(idOrSlug) ?? []
  return { starts, rows, codesOf }
}

/** Calls `visit` with each row of a dealer, by its id or slug. */
export const eachDealerRow = (
  { starts, rows, codesOf }: Dealers,
  idOrSlug: string,
  visit: (row: number) => void,
): void => {
  for (const code of codesOf(idOrSlug))
    for (let place = starts[code]!; place < starts[code + 1]!; place++) visit(rows[place]!)
}
