import {
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { getAdminPlate, listAdminPlates, setPlateFeatured, setPlateStatus } from '#shared/api/admin.ts'
import type { BodyInput } from '#shared/api/contract.ts'
import type { AdminPlate } from '#shared/schemas/plate.ts'
import { call } from '#web/api/client.ts'
import { cursorPages } from '#web/api/cursor-pages.ts'
import { invalidateShown } from '#web/api/shown.ts'
import type { FeaturedChange } from '#web/entities/admin/featured.ts'
import { adminCountsQuery } from '#web/entities/admin/counts.ts'
import { withoutItem } from '#web/entities/admin/loaded-pages.ts'
import { reportLists } from '#web/entities/report/admin-queries.ts'
import { sellerHistories } from '#web/entities/seller/queries.ts'

/** Begins the key of the review queue of every status. */
const plateQueues = ['account', 'admin', 'plates'] as const

const plateQueueQuery = (status: AdminPlate['status'], search: string) =>
  infiniteQueryOptions({
    queryKey: [...plateQueues, status, search],
    queryFn: ({ pageParam: cursor, signal }) =>
      call<typeof listAdminPlates>('GET /api/admin/number-plates', {
        query: { status, search, cursor },
        signal,
      }),
    ...cursorPages,
    // Other admins and the sellers change it all the time: fresh whenever it comes into sight.
    staleTime: 0,
  })

/** The number plates of one status that a search finds, page after page; the longest waiting first. */
export const usePlateQueue = (status: AdminPlate['status'], search: string) =>
  useInfiniteQuery(plateQueueQuery(status, search))

type PlateQueue = NonNullable<ReturnType<typeof usePlateQueue>['data']>

const adminPlateQuery = (id: string) =>
  queryOptions({
    queryKey: ['account', 'admin', 'plate', id],
    queryFn: ({ signal }) =>
      call<typeof getAdminPlate>('GET /api/admin/number-plates/{id}', { params: { id }, signal }),
    staleTime: 30_000,
  })

/** The number plate under review; nothing is fetched without an id. */
export const useAdminPlate = (id: string | null) =>
  useQuery({ ...adminPlateQuery(id ?? ''), enabled: id !== null })

/** A decision about a plate, with the reasons of a refusal. */
export type PlateDecision = Omit<BodyInput<typeof setPlateStatus>, 'version'>

/** Approves or rejects a plate, and takes it out of the queue that it has left. */
export const useSetPlateStatus = () => {
  const client = useQueryClient()
  return useMutation({
    // The version is the one that was looked at, so that nobody approves what the seller changed since.
    mutationFn: ({ plate: { id, version }, decision }: { plate: AdminPlate; decision: PlateDecision }) =>
      call<typeof setPlateStatus>('PUT /api/admin/number-plates/{id}/status', {
        params: { id },
        body: { ...decision, version },
      }),
    onSuccess: (decided, { plate }) => {
      client.setQueriesData<PlateQueue>(
        { queryKey: [...plateQueues, plate.status] },
        (queue) => queue && withoutItem(queue, 'plates', plate.id),
      )
      client.setQueryData(adminPlateQuery(plate.id).queryKey, (shown) => shown && decided)
    },
    onSettled: () => {
      // With an approval others that waited for the number are rejected, and each page counts every queue.
      const stale = [plateQueues, adminCountsQuery.queryKey, reportLists, sellerHistories]
      for (const queryKey of stale) void client.invalidateQueries({ queryKey })
      invalidateShown(client, 'plates')
    },
  })
}

/** Puts an approved plate before the others, or back among them. */
export const useSetPlateFeatured = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...body }: FeaturedChange) =>
      call<typeof setPlateFeatured>('PUT /api/admin/number-plates/{id}/featured', {
        params: { id },
        body,
      }),
    onSuccess: (plate) => {
      client.setQueryData(adminPlateQuery(plate.id).queryKey, plate)
      invalidateShown(client, 'plates')
    },
    onError: (_, { id }) => client.invalidateQueries({ queryKey: adminPlateQuery(id).queryKey }),
    onSettled: () => void client.invalidateQueries({ queryKey: plateQueues }),
  })
}
