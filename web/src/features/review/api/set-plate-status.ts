import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { setPlateStatus as contract } from '#shared/api/admin.ts'
import type { PlateReasonCode } from '#shared/reference/moderation-codes.ts'
import type { AdminPlate } from '#shared/schemas/plate.ts'
import { call } from '#web/api/client.ts'
import { withoutItem } from '#web/entities/admin/loaded-pages.ts'
import type { Refusal } from '#web/features/review/refusal.ts'
import { adminCountsQuery } from '#web/entities/admin/counts.ts'
import { adminPlateQuery } from './get-admin-plate.ts'
import { plateQueues, type PlateQueue } from './list-plates.ts'

export type PlateDecision = {
  plate: Pick<AdminPlate, 'id' | 'version' | 'status'>
  /** Null approves. */
  refusal: Refusal | null
}

/** The version sent is the one that was looked at, so that nobody approves what the seller changed since. */
const setPlateStatus = ({ plate: { id, version }, refusal }: PlateDecision) =>
  call<typeof contract>('PUT /api/admin/number-plates/{id}/status', {
    params: { id },
    body: refusal
      ? {
          status: 'REJECTED',
          version,
          reasonCodes: refusal.codes as PlateReasonCode[],
          rejectionReason: refusal.text.trim(),
        }
      : { status: 'APPROVED', version },
  })

/** Approves or rejects a plate, and takes it out of the list that it has left. */
export const useSetPlateStatus = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: setPlateStatus,
    onSuccess: (decided, { plate }) => {
      client.setQueriesData<PlateQueue>(
        { queryKey: [...plateQueues, plate.status] },
        (queue) => queue && withoutItem(queue, 'plates', plate.id),
      )
      client.setQueryData(adminPlateQuery(plate.id).queryKey, (shown) => shown && decided)
      void client.invalidateQueries({
        queryKey: [...plateQueues, decided.status],
        refetchType: 'none',
      })
    },
    onError: () => void client.invalidateQueries({ queryKey: plateQueues }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: adminCountsQuery.queryKey })
      void client.invalidateQueries({ queryKey: ['plates'] })
    },
  })
}
