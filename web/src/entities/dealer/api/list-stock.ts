import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import {
  countStock,
  parseStock,
  stockAddress,
  stockParams,
  type StockChoice,
} from '#web/entities/dealer/stock-choice.ts'
import { searchListings } from '#web/entities/listing/queries.ts'

const stockQuery = (dealer: string, choice: StockChoice) =>
  queryOptions({
    queryKey: ['listings', 'stock', dealer, stockAddress(choice)],
    queryFn: ({ signal }) => searchListings({ dealer, ...stockParams(choice) }, signal),
  })

const atFirst = parseStock(new URLSearchParams())

/** A dealer's cars, by its slug or id; the last answer stays, as `isPlaceholderData`, until the next is here. */
export const useStock = (dealer: string, choice: StockChoice) =>
  useQuery({ ...stockQuery(dealer, choice), placeholderData: keepPreviousData })

/** How many cars each category has. Without a choice the same call as the cars themselves. */
export const useStockCounts = (dealer: string) =>
  useQuery({ ...stockQuery(dealer, atFirst), select: ({ total, facets }) => countStock(total, facets) })
