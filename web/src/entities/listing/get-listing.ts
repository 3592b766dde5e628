import { queryOptions, useQuery } from '@tanstack/react-query'
import type { getListing as contract } from '#shared/api/listings.ts'
import type { ListingDetail, OwnListing } from '#shared/schemas/listing.ts'
import { call } from '#web/api/client.ts'
import { useSession } from '#web/stores/session.ts'

/** One car by slug or id. Its owner and admins are told more, so a signed-in visitor's answer belongs to the account. */
export const listingQuery = (slugOrId: string, signedIn: boolean) =>
  queryOptions({
    queryKey: [signedIn ? 'account' : 'public', 'listing', slugOrId],
    queryFn: ({ signal }) =>
      call<typeof contract>('GET /api/listings/{id}', { params: { id: slugOrId }, signal }),
  })

/** The car of a page. */
export const useListing = (slugOrId: string) => {
  const signedIn = useSession(({ token }) => token !== null)
  return useQuery(listingQuery(slugOrId, signedIn))
}

/** False for a draft that still lacks what the page of a car shows; only its owner and admins ever get one. */
export const isDetail = (listing: ListingDetail | OwnListing): listing is ListingDetail => 'seller' in listing
