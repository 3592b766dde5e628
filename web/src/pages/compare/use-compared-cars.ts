import { useQueries } from '@tanstack/react-query'
import type { ListingDetail } from '#shared/schemas/listing.ts'
import { ApiError } from '#web/api/api-error.ts'
import { eachOnce } from '#web/features/compare/compare-address.ts'
import { isDetail, listingQuery } from '#web/entities/listing/queries.ts'
import { useSession } from '#web/stores/session.ts'

/** A car under the name, slug or id, that the address has for it. */
export type ComparedCar = ListingDetail & { name: string }

type ComparedCars = {
  cars: ComparedCar[]
  /** The names of those that nobody, or not this visitor, can see any more. */
  gone: string[]
  /** The first error of another kind. */
  error: Error | undefined
  isPending: boolean
  retry: () => void
}

const isGone = (error: Error | null) =>
  error instanceof ApiError && (error.status === 404 || error.status === 400)

/** The cars of these names, in this order. */
export const useComparedCars = (names: readonly string[]): ComparedCars => {
  const signedIn = useSession(({ token }) => token !== null)
  const answers = useQueries({ queries: names.map((name) => listingQuery(name, signedIn)) })
  const named = answers.map((answer, index) => ({ ...answer, name: names[index]! }))
  const failed = named.filter(({ error }) => error !== null && !isGone(error))
  return {
    cars: eachOnce(named.flatMap(({ data, name }) => (data && isDetail(data) ? [{ ...data, name }] : []))),
    // A draft that lacks what a page would show is nothing to compare either.
    gone: named
      .filter(({ data, error }) => isGone(error) || (data && !isDetail(data)))
      .map(({ name }) => name),
    error: failed[0]?.error ?? undefined,
    isPending: answers.some(({ isPending }) => isPending),
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  }
}
