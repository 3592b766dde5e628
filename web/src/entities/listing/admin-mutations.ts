import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { decideListings, passListing, setListingFeatured, setListingStatus } from '#shared/api/admin.ts'
import type { BodyInput } from '#shared/api/contract.ts'
import type { AdminListing } from '#shared/schemas/admin-listing.ts'
import { ApiError, type ApiErrorCode } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { invalidateShown } from '#web/api/shown.ts'
import type { BulkResult } from '#web/api/in-chunks.ts'
import { noteVersion, presentVersion } from '#web/api/undoable.ts'
import { adminCountsQuery } from '#web/entities/admin/counts.ts'
import type { FeaturedChange } from '#web/entities/admin/featured.ts'
import { withoutItem } from '#web/entities/admin/loaded-pages.ts'
import { reportLists } from '#web/entities/report/admin-queries.ts'
import { sellerHistories } from '#web/entities/seller/queries.ts'
import {
  adminListingQuery,
  allListingPages,
  listingCountsQuery,
  listingQueues,
  type ListingQueue,
} from './admin-queries.ts'

/** A decision about a listing, with the reasons of a refusal. */
export type ListingDecision = Omit<BodyInput<typeof setListingStatus>, 'version'>

type Decided = { listing: Pick<AdminListing, 'id' | 'version' | 'status'>; decision: ListingDecision }

/**
 * Approves or rejects a listing, and moves it in what is loaded: its old queue would still name it for a moment. Resolves
 * once the page of all listings that is in sight has been loaded again.
 */
export const useSetListingStatus = () => {
  const client = useQueryClient()
  const markStale = (queryKey: readonly unknown[]) =>
    void client.invalidateQueries({ queryKey, refetchType: 'none' })
  return useMutation({
    // The version is the one that was looked at, so that nobody approves what the seller changed since.
    mutationFn: ({ listing: { id, version }, decision }: Decided) =>
      call<typeof setListingStatus>('PUT /api/admin/listings/{id}/status', {
        params: { id },
        body: { ...decision, version },
      }),
    onSuccess: (decided, { listing: { id, status: from } }) => {
      for (const name of [from, 'TO_CHECK'] as const)
        client.setQueriesData<ListingQueue>(
          { queryKey: [...listingQueues, name] },
          (queue) => queue && withoutItem(queue, 'listings', id),
        )
      client.setQueryData(
        listingCountsQuery.queryKey,
        (counts) =>
          counts && { ...counts, [from]: counts[from] - 1, [decided.status]: counts[decided.status] + 1 },
      )
      client.setQueryData(
        adminListingQuery(id).queryKey,
        (review) => review && { ...review, listing: decided },
      )
      markStale(adminListingQuery(id).queryKey)
      markStale([...listingQueues, decided.status])
      invalidateShown(client, 'listings')
    },
    onError: () => {
      void client.invalidateQueries({ queryKey: listingQueues })
      void client.invalidateQueries({ queryKey: listingCountsQuery.queryKey })
    },
    onSettled: () => {
      for (const queryKey of [adminCountsQuery.queryKey, reportLists, sellerHistories])
        void client.invalidateQueries({ queryKey })
      return client.invalidateQueries({ queryKey: allListingPages })
    },
  })
}

/** Says that a public listing that was to be looked at is fine, as it was seen. */
export const usePassListing = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, version }: Pick<AdminListing, 'id' | 'version'>) =>
      call<typeof passListing>('PUT /api/admin/listings/{id}/check', { params: { id }, body: { version } }),
    onSuccess: (_, { id }) => {
      client.setQueriesData<ListingQueue>(
        { queryKey: [...listingQueues, 'TO_CHECK'] },
        (queue) => queue && withoutItem(queue, 'listings', id),
      )
      void client.invalidateQueries({ queryKey: adminListingQuery(id).queryKey, refetchType: 'none' })
    },
    onError: () => client.invalidateQueries({ queryKey: listingQueues }),
    onSettled: () => client.invalidateQueries({ queryKey: adminCountsQuery.queryKey }),
  })
}

/** Puts an approved listing among the featured ones, or takes it away. */
export const useSetListingFeatured = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...body }: FeaturedChange) =>
      call<typeof setListingFeatured>('PUT /api/admin/listings/{id}/featured', {
        params: { id },
        body,
      }),
    onSuccess: (listing) => {
      client.setQueryData(
        adminListingQuery(listing.id).queryKey,
        (review) => review && { ...review, listing },
      )
      invalidateShown(client, 'listings')
    },
    onError: (_, { id }) => client.invalidateQueries({ queryKey: adminListingQuery(id).queryKey }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: listingQueues })
      return client.invalidateQueries({ queryKey: allListingPages })
    },
  })
}

/** The same done to several listings, with the reasons of a refusal. */
export type BulkDecision = Omit<BodyInput<typeof decideListings>, 'ids' | 'versions'>
export type BulkAction = BulkDecision['action']
/** What the sellers of deleted listings are told of why; nothing where nobody is told. */
export type DeletionReason = Pick<BulkDecision, 'reasonCodes' | 'rejectionReason'>

/** Deletes any listing for good, and tells its seller why. Succeeds too when somebody else has deleted it. */
export const useDeleteAnyListing = () => {
  const refresh = useRefreshListings()
  return useMutation({
    // As one of several: a call that deletes has no body that could say why.
    mutationFn: async ({
      listing,
      why,
    }: {
      listing: Pick<AdminListing, 'id' | 'version'>
      why: DeletionReason
    }) => {
      const [result] = await sendBulkDecision({ action: 'DELETE', ...why }, [listing])
      if (result?.failure)
        throw new ApiError(409, result.failure as ApiErrorCode, { message: `409: ${result.failure}` })
    },
    onSettled: refresh,
  })
}

/** Approves, rejects or deletes several listings as they were seen; of each, whether it was done. Throws ApiError. */
export const sendBulkDecision = async (
  decision: BulkDecision,
  listings: readonly Pick<AdminListing, 'id' | 'version'>[],
): Promise<BulkResult[]> => {
  const { done, failed, versions } = await call<typeof decideListings>('POST /api/admin/listings/decisions', {
    body: {
      ...decision,
      ids: listings.map(({ id }) => id),
      versions: Object.fromEntries(listings.map(({ id, version }) => [id, presentVersion(id, version)])),
    },
  })
  for (const { id, version } of listings) noteVersion(id, version, versions?.[id])
  return [
    ...done.map((id) => ({ id, failure: null })),
    ...failed.map(({ id, code }) => ({
      id,
      failure: decision.action === 'DELETE' && code === 'LISTING_NOT_FOUND' ? null : code,
    })),
  ]
}

/** Loads everything again that acts on several listings change. Resolves once what is in sight is there. */
export const useRefreshListings = (): (() => Promise<void>) => {
  const client = useQueryClient()
  return async () => {
    invalidateShown(client, 'listings')
    // Whether it came or not is shown by the list itself.
    await client.invalidateQueries({ queryKey: ['account', 'admin'] }).catch(() => {})
  }
}
