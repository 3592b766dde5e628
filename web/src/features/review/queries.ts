import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { BodyInput } from '#shared/api/contract.ts'
import type { addSellerNote, getSellerCard } from '#shared/api/sellers.ts'
import { call } from '#web/api/client.ts'

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
        (card) => card && { ...card, notes: [note, ...card.notes] },
      ),
  })
}
