import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { Answer } from '#shared/api/contract.ts'
import type { getDealer, listDealers } from '#shared/api/dealers.ts'
import { call } from '#web/api/client.ts'
import { searchListings } from '#web/entities/listing/queries.ts'
import { useSession } from '#web/stores/session.ts'
import { countStock, parseStock, stockAddress, stockParams, type StockChoice } from './stock-choice.ts'

export type Dealer = Answer<typeof getDealer>

/** The dealer of a storefront. An unverified dealership sees its own, so a signed-in visitor's answer belongs to the account. */
export const useDealer = (slugOrId: string, enabled = true) => {
  const signedIn = useSession(({ token }) => token !== null)
  return useQuery({
    queryKey: [signedIn ? 'account' : 'public', 'dealer', slugOrId],
    queryFn: ({ signal }) =>
      call<typeof getDealer>('GET /api/dealers/{id}', { params: { id: slugOrId }, signal }),
    enabled,
  })
}

/** The verified dealers. */
export const useDealers = () =>
  useQuery({
    queryKey: ['dealers'],
    queryFn: ({ signal }) => call<typeof listDealers>('GET /api/dealers', { signal }),
  })

const stockQuery = (dealer: string, choice: StockChoice) =>
  queryOptions({
    queryKey: ['listings', 'stock', dealer, stockAddress(choice)],
    queryFn: ({ signal }) => searchListings({ dealer, ...stockParams(choice) }, signal),
  })

/** A dealer's cars, by its slug or id; the last answer stays, as `isPlaceholderData`, until the next is here. */
export const useStock = (dealer: string, choice: StockChoice) =>
  useQuery({ ...stockQuery(dealer, choice), placeholderData: keepPreviousData })

const firstChoice = parseStock(new URLSearchParams())

/** How many cars each category has. Without a choice the same call as the cars themselves. */
export const useStockCounts = (dealer: string) =>
  useQuery({
    ...stockQuery(dealer, firstChoice),
    select: ({ total, facets }) => countStock(total, facets),
  })
