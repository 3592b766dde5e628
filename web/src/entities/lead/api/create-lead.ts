import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { BodyInput } from '#shared/api/contract.ts'
import type { createLead as contract } from '#shared/api/leads.ts'
import { call } from '#web/api/client.ts'

const createLead = (body: BodyInput<typeof contract>) => call<typeof contract>('POST /api/leads', { body })

/** Every list of conversations. */
export const leadsKey = ['account', 'leads'] as const

/** Sends a contact request; the lists of conversations are then out of date. */
export const useCreateLead = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: createLead,
    onSuccess: () => void client.invalidateQueries({ queryKey: leadsKey }),
  })
}
