import { queryOptions, useQuery } from '@tanstack/react-query'
import type { searchListings as contract } from '#shared/api/listings.ts'
import type { ListingCard } from '#shared/schemas/listing.ts'
import { call } from '#web/api/client.ts'

/** How many other cars are shown at most (spec 9). */
export const similarCount = 4

type Car = Pick<ListingCard, 'id' | 'make' | 'model'>

const similarQuery = ({ make, model }: Car) =>
  queryOptions({
    queryKey: ['listings', 'similar', make, model],
    queryFn: ({ signal }) =>
      call<typeof contract>('GET /api/listings', {
        // One more, because the car itself may be among them.
        query: { make, model, limit: similarCount + 1 },
        signal,
      }),
  })

/** Other cars of the same make and model. */
export const useSimilar = (car: Car) =>
  useQuery({
    ...similarQuery(car),
    select: ({ listings }) => listings.filter(({ id }) => id !== car.id).slice(0, similarCount),
  })
