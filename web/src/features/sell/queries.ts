import { useQuery } from '@tanstack/react-query'
import type { getLocations, getQarToUsd } from '#shared/api/config.ts'
import type { BodyInput } from '#shared/api/contract.ts'
import type { createListing as create } from '#shared/api/listings.ts'
import { call } from '#web/api/client.ts'

/** Stores a new listing, as a draft or submitted. Throws ApiError. */
export const createListing = (body: BodyInput<typeof create>) =>
  call<typeof create>('POST /api/listings', { body })

/** Cities by country code, with their Arabic names. */
export const useLocations = () =>
  useQuery({
    queryKey: ['config', 'locations'],
    queryFn: ({ signal }) => call<typeof getLocations>('GET /api/config/locations', { signal }),
  })

/** Dollars for one riyal, or undefined while it is not known; the figure beside the price is only a help. */
export const useDollarRate = (): number | undefined =>
  useQuery({
    queryKey: ['currency', 'qar-to-usd'],
    queryFn: ({ signal }) => call<typeof getQarToUsd>('GET /api/currency/qar-to-usd', { signal }),
  }).data?.rate
