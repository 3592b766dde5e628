import type { Columns } from '#functions/search/columns.ts'
import type { ListingCard } from '#shared/schemas/listing.ts'

/** Freezes a plain object and everything in it: answers share it. */
export const deepFreeze = <T extends object>(value: T): T => {
  for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) deepFreeze(part)
  return Object.freeze(value)
}

/** Cards of one segment to a generation. A card is about 1 kB of heap, so both hold some 35 MB at most. */
const generationCards = 16_384

/** What was asked for lately, and what was before that and will be forgotten unless it is asked for again. */
type Kept = { young: Map<number, ListingCard>; old: Map<number, ListingCard> }

const keptOf = new WeakMap<Columns, Kept>()

/**
 * The card of a row, made by `read` unless it was asked for lately. A row never changes: an edited listing is another
 * row, one that is taken down is in no result, and a segment that was merged away takes its cards with it.
 */
export const keptCard = (
  columns: Columns,
  row: number,
  read: (columns: Columns, row: number) => ListingCard,
): ListingCard => {
  let kept = keptOf.get(columns)
  if (!kept) keptOf.set(columns, (kept = { young: new Map(), old: new Map() }))
  const known = kept.young.get(row)
  if (known) return known
  const card = kept.old.get(row) ?? deepFreeze(read(columns, row))
  if (kept.young.size >= generationCards) Object.assign(kept, { young: new Map(), old: kept.young })
  kept.young.set(row, card)
  return card
}
