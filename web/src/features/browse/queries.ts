import { useEffect } from 'react'
import {
  keepPreviousData,
  queryOptions,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query'
import type { Answer } from '#shared/api/contract.ts'
import type { searchListings as searchContract } from '#shared/api/listings.ts'
import { countListings, hasOwnMarket, searchAtOnce } from '#web/entities/listing/queries.ts'
import { carSearch, withoutRefused, type CarQuery } from './car-filters.ts'

/**
 * An answer, with the text and the makes that it is about: the places in `understood` are places in that text, and the
 * models that are counted are of those makes.
 */
export type FoundCars = Answer<typeof searchContract> & { search: string; makes: readonly string[] }

const searchQuery = (client: QueryClient, query: CarQuery) => {
  const { search, make: makes } = query
  const queryKey = ['listings', 'search', carSearch.address(query)]
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }): Promise<FoundCars> => {
      const found = await searchAtOnce(carSearch.params(query), signal, (confirmed) =>
        confirmed
          ? client.setQueryData<FoundCars>(queryKey, { ...confirmed, search, makes })
          : void client.invalidateQueries({ queryKey, exact: true, refetchType: 'none' }),
      )
      return { ...found, search, makes }
    },
  })
}

/** The cars that match. The last answer stays, as `isPlaceholderData`, until the next is here. */
export const useSearchCars = (query: CarQuery) => {
  const client = useQueryClient()
  return useQuery({ ...searchQuery(client, query), placeholderData: keepPreviousData })
}

/** Takes away the filters that the API refuses by name, as a mangled or old address may have them. */
export const useDropRefused = (
  refusal: Error | null,
  change: (next: (query: CarQuery) => CarQuery) => Promise<void>,
): void =>
  useEffect(() => {
    const changed = withoutRefused(refusal)
    if (Object.keys(changed).length > 0) void change((now) => carSearch.change(now, changed))
    // Once for every refusal.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [refusal])

/** An own index answers sooner, or not at all. */
const aheadMs = 100

/** Searches ahead of the page where this browser can do it by itself: resolves with the cars, or when they take long. */
export const useSearchAhead = () => {
  const client = useQueryClient()
  return (query: CarQuery): Promise<unknown> | undefined =>
    hasOwnMarket()
      ? Promise.race([
          client.prefetchQuery(searchQuery(client, query)),
          new Promise((resolve) => setTimeout(resolve, aheadMs)),
        ])
      : undefined
}

/** A count that the panel shows besides. The last one stays until the next is here. */
const useCount = <Count>(
  name: string,
  filters: string,
  count: (query: Record<string, string>, signal: AbortSignal) => Promise<Count>,
): Count | undefined =>
  useQuery({
    queryKey: ['listings', name, filters],
    queryFn: ({ signal }) => count(Object.fromEntries(new URLSearchParams(filters)), signal),
    placeholderData: keepPreviousData,
  }).data

/** Matching cars per step of `priceSteps`, whatever price is asked for. `filters` is the query string of all other filters. */
export const usePriceHistogram = (filters: string): readonly number[] | undefined =>
  useCount('price-histogram', filters, async (others, signal) => {
    const { priceHistogram } = await countListings({ ...others, histogram: true }, signal)
    return priceHistogram ?? []
  })

/** How many of the matching cars have a good price: only the server rates prices, and the first answer waits for no rating. */
export const useGoodPriceCount = (filters: string): number | undefined =>
  useCount(
    'good-prices',
    filters,
    async (others, signal) => (await countListings({ ...others, goodPrice: true }, signal)).total,
  )
