import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { setPlateStatus as contract } from '#shared/api/admin.ts'
import type { AdminPlate } from '#shared/schemas/plate.ts'
import { call } from '#web/api/client.ts'
import { plateQueues } from './list-plates.ts'

export type PlateDecision = {
  plate: Pick<AdminPlate, 'id' | 'version'>
  status: 'APPROVED' | 'REJECTED'
  rejectionReason?: string
}

/** The version sent is the one that was looked at, so that nobody approves what the seller changed since. */
const setPlateStatus = ({ plate: { id, version }, status, rejectionReason }: PlateDecision) =>
  call<typeof contract>('PUT /api/admin/number-plates/{id}/status', {
    params: { id },
    body: { status, version, ...(rejectionReason !== undefined && { rejectionReason }) },
  })

/** Approves or rejects a plate. Whatever the answer, the lists are asked for again: somebody else may have been faster. */
export const useSetPlateStatus = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: setPlateStatus,
    onSettled: () => {
      void client.invalidateQueries({ queryKey: ['plates'] })
      return client.invalidateQueries({ queryKey: plateQueues })
    },
  })
}
