import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { BodyInput } from '#shared/api/contract.ts'
import type { updatePlate as contract } from '#shared/api/plates.ts'
import { call } from '#web/api/client.ts'

type Change = { id: string; body: BodyInput<typeof contract> }

/** Changes one's own plate. Refused with EDIT_CONFLICT when it is no longer the version that was seen. */
export const useUpdatePlate = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, body }: Change) =>
      call<typeof contract>('PATCH /api/number-plates/{id}', { params: { id }, body }),
    // After a refusal too: what is shown may be old, and the next try is made of what is there now.
    onSettled: () => {
      void client.invalidateQueries({ queryKey: ['plates'] })
      return client.invalidateQueries({ queryKey: ['account', 'plates'] })
    },
  })
}
