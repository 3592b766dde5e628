import {
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { BodyInput, Query } from '#shared/api/contract.ts'
import type { addSellerNote, getSellerCard, listSellerHistory } from '#shared/api/sellers.ts'
import { call } from '#web/api/client.ts'
import { cursorPages } from '#web/api/cursor-pages.ts'

const sellerCardQuery = (id: string) =>
  queryOptions({
    queryKey: ['account', 'admin', 'seller', id],
    queryFn: ({ signal }) =>
      call<typeof getSellerCard>('GET /api/admin/sellers/{id}', { params: { id }, signal }),
    // Several of one seller's things are often reviewed one after another.
    staleTime: 30_000,
  })

/** A seller as admins know them, with their notes. */
export const useSellerCard = (id: string) => useQuery(sellerCardQuery(id))

/** Keeps a note about a seller; it is on their card at once. */
export const useAddSellerNote = (id: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyInput<typeof addSellerNote>) =>
      call<typeof addSellerNote>('POST /api/admin/sellers/{id}/notes', { params: { id }, body }),
    onSuccess: (note) =>
      client.setQueryData(
        sellerCardQuery(id).queryKey,
        // One that was sent again is answered with the note that is there.
        (card) => card && { ...card, notes: [note, ...card.notes.filter(({ id }) => id !== note.id)] },
      ),
  })
}

/** The lists about a seller that load page by page. */
export type SellerPart = NonNullable<Query<typeof listSellerHistory>['part']>

/** Begins the key of every list about a seller: each decision about what they offer changes some of it. */
export const sellerHistories = ['account', 'admin', 'sellerHistory'] as const

const sellerHistoryQuery = (id: string, part: SellerPart) =>
  infiniteQueryOptions({
    queryKey: [...sellerHistories, id, part],
    queryFn: ({ pageParam: cursor, signal }) =>
      call<typeof listSellerHistory>('GET /api/admin/sellers/{id}/history', {
        params: { id },
        query: { part, cursor },
        signal,
      }),
    ...cursorPages,
    staleTime: 0,
  })

/** A seller's offers, or the reports about them, newest first, page after page. */
export const useSellerHistory = (id: string, part: SellerPart) =>
  useInfiniteQuery(sellerHistoryQuery(id, part))
