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

/** Gives a listing's title in the language in use; a draft without make and model has none yet. */
export const useListingTitle = (): ((listing: Pick<OwnListing, 'title' | 'titleAr'>) => string) => {
  const { t, language } = useT('dashboard')
  return ({ title, titleAr }) => (language === 'ar' ? titleAr : title) || t('untitled')
}
