import { useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { AdminListing } from '#shared/schemas/listing.ts'
import { adminListingQuery } from './api/get-admin-listing.ts'

// What is seen of a review before anybody scrolls.
const photosAhead = 3

/** Fetches what the review of the next listing shows first, while the present one is looked at. */
export const usePreload = (next: AdminListing | undefined): void => {
  const client = useQueryClient()
  useEffect(() => {
    if (!next) return
    void client.prefetchQuery(adminListingQuery(next.id))
    next.images.slice(0, photosAhead).forEach(({ imageUrl }, index) => {
      new Image().src = `${imageUrl}?w=${index === 0 ? 1280 : 640}`
    })
    // By id: the list is made anew with every page of it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [client, next?.id])
}
