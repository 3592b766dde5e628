import { rateRow } from './prices/rate-rows.ts'
import { keptByRow, readCard } from './read-card.ts'
import type { Hit } from './search.ts'
import type { SearchIndex } from './search-index.ts'
import { listingCard } from '#shared/schemas/listing.ts'

const cardBytes = keptByRow((columns, row) =>
  Buffer.from(JSON.stringify(listingCard.parse(readCard(columns, row)))),
)

const comma = Buffer.from(',')

/** The cards of rows, each with how its price compares with similar cars, as the bytes of a JSON array: each has been through its schema, and is written once for all answers that show it. */
export const ratedCardsBytes = (index: SearchIndex, hits: readonly Hit[]): Buffer => {
  const parts = hits.flatMap(({ segment, row }, place) => {
    const deal = rateRow(index, segment, row)
    const bytes = cardBytes(segment.columns, row)
    return [
      ...(place > 0 ? [comma] : []),
      // Prices of others move a card's deal, so that it is no part of what is kept.
      ...(deal ? [bytes.subarray(0, -1), Buffer.from(`,"deal":${JSON.stringify(deal)}}`)] : [bytes]),
    ]
  })
  return Buffer.concat([Buffer.from('['), ...parts, Buffer.from(']')])
}
