import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { getPriceGuidance, getPriceRating } from '#shared/api/prices.ts'
import { call } from '#web/api/client.ts'
import { useSession } from '#web/stores/session.ts'

/** The comparison of a car's price. One that is not public yet is compared for its owner alone, so a signed-in visitor's answer belongs to the account. */
export const priceRatingQuery = (id: string, signedIn: boolean) =>
  queryOptions({
    queryKey: [signedIn ? 'account' : 'public', 'price-rating', id],
    queryFn: ({ signal }) =>
      call<typeof getPriceRating>('GET /api/listings/{id}/price-rating', { params: { id }, signal }),
  })

/** The price of a car compared with similar cars; while it is not wanted nothing is asked, but what is known is there. */
export const usePriceRating = (id: string, isWanted = true) => {
  const signedIn = useSession(({ token }) => token !== null)
  return useQuery({ ...priceRatingQuery(id, signedIn), enabled: isWanted })
}

/** A function that gives a car's price rating if it has been loaded already; undefined otherwise. */
export const useKnownRating = () => {
  const client = useQueryClient()
  return (id: string) => client.getQueryData(priceRatingQuery(id, true).queryKey)
}

export type GuidedCar = {
  make: string
  model: string
  year: number
  mileage: number
  isGCCSpec: boolean
  /** The trim, as its seller writes it. */
  variant?: string | undefined
  priceQAR?: number | undefined
  /** A listing that is not to be compared with itself. */
  except?: string | undefined
}

/** The prices of cars like one that is being listed. */
export const guidanceQuery = (car: GuidedCar) =>
  queryOptions({
    queryKey: ['account', 'price-guidance', car] as const,
    queryFn: ({ signal }) =>
      call<typeof getPriceGuidance>('GET /api/prices/guidance', { query: car, signal }),
  })

/** The prices of cars like one that is being listed; nothing is asked before enough is known of it. */
export const usePriceGuidance = (car: GuidedCar | undefined) =>
  useQuery({
    ...guidanceQuery(car ?? { make: '', model: '', year: 0, mileage: 0, isGCCSpec: false }),
    enabled: car !== undefined,
    // While the price is typed the range stays; of another car it would be wrong.
    placeholderData: (before, query) => {
      const other = query?.queryKey[2]
      return other?.model === car?.model && other?.year === car?.year ? before : undefined
    },
  })
