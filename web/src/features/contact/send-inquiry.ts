import { useMutation } from '@tanstack/react-query'
import type { BodyInput } from '#shared/api/contract.ts'
import type { sendPlateInquiry as contract } from '#shared/api/leads.ts'
import { call } from '#web/api/client.ts'

/** Sends a contact request to the seller of a plate. */
export const useSendInquiry = (plateId: string) =>
  useMutation({
    mutationFn: (body: BodyInput<typeof contract>) =>
      call<typeof contract>('POST /api/number-plates/{id}/inquiries', { params: { id: plateId }, body }),
  })
