import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { updatePlate as contract } from '#shared/api/plates.ts'
import { call } from '#web/api/client.ts'
import { ownPlatesQuery, showChanged } from './list-own-plates.ts'

type NewPrice = { id: string; version: number; price: number }

/** Gives one's own plate another price. Refused with EDIT_CONFLICT when it is no longer the version that was seen. */
export const useChangePlatePrice = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, version, price }: NewPrice) =>
      call<typeof contract>('PATCH /api/number-plates/{id}', { params: { id }, body: { price, version } }),
    onSuccess: (changed) => showChanged(client, changed),
    // What is shown may be old: the next try is made of what is there now.
    onError: () => client.invalidateQueries({ queryKey: ownPlatesQuery.queryKey }),
  })
}
