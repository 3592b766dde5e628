import { useQuery } from '@tanstack/react-query'
import type { getMarketValue } from '#shared/api/prices.ts'
import { call } from '#web/api/client.ts'
import { searchListings } from '#web/entities/listing/queries.ts'

/** The market value of a model, by the slugs of its address. Every year, mileage and trim is computed from this one answer. */
export const useMarketValue = (make: string, model: string) =>
  useQuery({
    queryKey: ['public', 'market-value', make, model],
    queryFn: ({ signal }) =>
      call<typeof getMarketValue>('GET /api/prices/{make}/{model}', { params: { make, model }, signal }),
  })

type OnSale = { make: string; model: string; year: number | undefined }

export const saleCount = 4

/** The best deals among a model's cars that are for sale now, and how many there are. */
export const useOnSale = ({ make, model, year }: OnSale) =>
  useQuery({
    queryKey: ['listings', 'on-sale', make, model, year],
    queryFn: ({ signal }) =>
      searchListings({ make, model, minYear: year, maxYear: year, sortBy: 'deal', limit: saleCount }, signal),
  })
