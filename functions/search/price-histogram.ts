import { interpretQuery } from '#functions/search/search.ts'
import { countSharedIn } from '#functions/search/row-list.ts'
import { rowsUpTo } from '#functions/search/range-sets.ts'
import type { SearchIndex } from '#functions/search/search-index.ts'
import { borrow, giveBack } from '#functions/search/segment.ts'
import { selectRows, type Selection } from '#functions/search/select-rows.ts'
import { priceSteps } from '#shared/constants/prices.ts'
import type { ListingQuery } from '#shared/schemas/listing-query.ts'

const countBelow = ({ segment, rows, spans, total }: Selection, price: number): number => {
  const spare = borrow(segment)
  const cheaper = rowsUpTo(segment.prices, price - 1, () => spare)
  const count = cheaper ? countSharedIn(rows, cheaper, spans) : total
  giveBack(segment, spare)
  return count
}

/** How many listings match a query at each step of `priceSteps`, whatever prices its filter asks for. */
export const priceHistogram = (index: SearchIndex, query: ListingQuery): number[] => {
  const buckets: number[] = priceSteps.map(() => 0)
  for (const segment of index.segments) {
    const selection = selectRows(segment, query, interpretQuery(query), true)
    const below = [...priceSteps.slice(1).map((step) => countBelow(selection, step)), selection.total]
    below.forEach((count, step) => (buckets[step]! += count - (below[step - 1] ?? 0)))
    selection.close()
  }
  return buckets
}
