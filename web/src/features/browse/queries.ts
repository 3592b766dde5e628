import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Answer } from '#shared/api/contract.ts'
import type { searchListings as searchContract } from '#shared/api/listings.ts'
import { queryString } from '#web/api/client.ts'
import { countListings, searchAtOnce } from '#web/entities/listing/queries.ts'
import { carSearch, type CarQuery } from './car-filters.ts'

/**
 * An answer, with the text and the makes that it is about: the places in `understood` are places in that text, and the
 * models that are counted are of those makes.
 */
export type FoundCars = Answer<typeof searchContract> & { search: string; makes: readonly string[] }

/** The call of a search that asks for nothing, as the build names it to the script before the first paint. */
export const firstSearchUrl = (): string =>
  `/api/listings${queryString(carSearch.params(carSearch.parse(new URLSearchParams())))}`

/** The cars that match. The last answer stays, as `isPlaceholderData`, until the next is here. */
export const useSearchCars = (query: CarQuery) => {
  const { search, make: makes } = query
  const client = useQueryClient()
  const queryKey = ['listings', 'search', carSearch.address(query)]
  return useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<FoundCars> => {
      const found = await searchAtOnce(carSearch.params(query), signal, (confirmed) =>
        confirmed
          ? client.setQueryData<FoundCars>(queryKey, { ...confirmed, search, makes })
          : void client.invalidateQueries({ queryKey, exact: true, refetchType: 'none' }),
      )
      return { ...found, search, makes }
    },
    placeholderData: keepPreviousData,
  })
}

/**
 * Matching cars per step of `priceSteps`, whatever price is asked for. `filters` is the query string of all other
 * filters. The last histogram stays until the next is here.
 */
export const usePriceHistogram = (filters: string): readonly number[] | undefined =>
  useQuery({
    queryKey: ['listings', 'price-histogram', filters],
    queryFn: async ({ signal }) => {
      const others = Object.fromEntries(new URLSearchParams(filters))
      const { priceHistogram } = await countListings({ ...others, histogram: true }, signal)
      return priceHistogram ?? []
    },
    placeholderData: keepPreviousData,
  }).data

/** How many of the matching cars have a good price: only the server rates prices, and the first answer waits for no rating. */
export const useGoodPriceCount = (filters: string): number | undefined =>
  useQuery({
    queryKey: ['listings', 'good-prices', filters],
    queryFn: async ({ signal }) => {
      const others = Object.fromEntries(new URLSearchParams(filters))
      return (await countListings({ ...others, goodPrice: true }, signal)).total
    },
    placeholderData: keepPreviousData,
  }).data
