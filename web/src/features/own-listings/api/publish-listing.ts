import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { updateListing as contract } from '#shared/api/listings.ts'
import { statusAfterSubmit } from '#shared/rules/listing.ts'
import type { OwnListing } from '#shared/schemas/listing.ts'
import type { Role } from '#shared/schemas/user.ts'
import { call } from '#web/api/client.ts'
import { ownListingsQuery } from './list-own-listings.ts'

type Draft = Pick<OwnListing, 'id' | 'version'>

const publishListing = ({ id, version }: Draft, seller: { role: Role }) =>
  call<typeof contract>('PATCH /api/listings/{id}', {
    params: { id },
    body: { status: statusAfterSubmit(seller), version },
  })

/** Submits a draft as it is: published for a verified dealer, sent to review for a private seller. */
export const usePublishListing = (seller: { role: Role }) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (draft: Draft) => publishListing(draft, seller),
    onSuccess: (published) => {
      client.setQueryData(ownListingsQuery.queryKey, (listings) =>
        listings?.map((listing) => (listing.id === published.id ? published : listing)),
      )
      void client.invalidateQueries({ queryKey: ['listings'] })
    },
    // Somebody else, or another tab, may have changed it: what is shown may be old.
    onError: () => void client.invalidateQueries({ queryKey: ownListingsQuery.queryKey }),
  })
}
