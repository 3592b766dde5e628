import { queryOptions, useQuery } from '@tanstack/react-query'
import type { getOwnListing as contract, listUserListings } from '#shared/api/listings.ts'
import type { OwnListing } from '#shared/schemas/listing.ts'
import { call } from '#web/api/client.ts'
import { useT } from '#web/i18n/use-t.ts'

export const ownListingsQuery = queryOptions({
  queryKey: ['account', 'listings'],
  queryFn: ({ signal }) => call<typeof listUserListings>('GET /api/user/listings', { signal }),
})

/** The signed-in user's own listings in every status, newest first. */
export const useOwnListings = () => useQuery(ownListingsQuery)

/** Gets one of the caller's own listings as it is stored now. Throws ApiError. */
export const getOwnListing = (id: string, signal?: AbortSignal) =>
  call<typeof contract>('GET /api/seller/listings/{id}', { params: { id }, ...(signal && { signal }) })

/** An own listing for editing. Not cached once the editor closes: an edit must start from what is stored now. */
export const ownListingQuery = (id: string) =>
  queryOptions({
    queryKey: ['account', 'own-listing', id],
    queryFn: ({ signal }) => getOwnListing(id, signal),
    gcTime: 0,
  })

/** The own listing that is being edited; nothing is fetched for a new one. */
export const useOwnListing = (id: string | null) =>
  useQuery({ ...ownListingQuery(id ?? ''), enabled: id !== null })

/** Gives a listing's title in the language in use; a draft without make and model has none yet. */
export const useListingTitle = (): ((listing: Pick<OwnListing, 'title' | 'titleAr'>) => string) => {
  const { t, language } = useT('dashboard')
  return ({ title, titleAr }) => (language === 'ar' ? titleAr : title) || t('untitled')
}
