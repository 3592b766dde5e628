import { hasBit } from '#functions/search/bits.ts'
import { readCard } from '#functions/search/read-card.ts'
import type { SearchIndex } from '#functions/search/search-index.ts'
import type { ListingCard } from '#shared/schemas/listing.ts'

/** Every car of the index, one at a time, with when it last changed, in milliseconds. */
export function* listedCars(index: SearchIndex): Generator<{ card: ListingCard; changedAt: number }> {
  for (const { columns, live } of index.segments)
    for (let row = 0; row < columns.count; row++)
      if (hasBit(live, row)) yield { card: readCard(columns, row), changedAt: columns.changedAt[row]! }
}
