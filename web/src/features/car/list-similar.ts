import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ListingCard } from '#shared/schemas/listing.ts'
import { searchListings } from '#web/entities/listing/queries.ts'

/** How many other cars are shown at most (spec 9). */
export const similarCount = 4

type Car = Pick<ListingCard, 'id' | 'make' | 'model'>

const similarQuery = ({ make, model }: Car) =>
  queryOptions({
    queryKey: ['listings', 'similar', make, model],
    queryFn: ({ signal }) =>
      // One more, because the car itself may be among them.
      searchListings({ make, model, limit: similarCount + 1 }, signal),
  })

/** Other cars of the same make and model. */
export const useSimilar = (car: Car) =>
  useQuery({
    ...similarQuery(car),
    select: ({ listings }) => listings.filter(({ id }) => id !== car.id).slice(0, similarCount),
  })
