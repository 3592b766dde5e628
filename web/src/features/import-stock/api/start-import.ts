import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { startImport as contract } from '#shared/api/stock-imports.ts'
import { call } from '#web/api/client.ts'
import { importQuery } from './get-import.ts'

/** Carries out what the check showed. */
export const useStartImport = (id: string) => {
  const client = useQueryClient()
  const { queryKey } = importQuery(id)
  return useMutation({
    mutationFn: () => call<typeof contract>('POST /api/seller/imports/{id}/start', { params: { id } }),
    onSuccess: (started) => client.setQueryData(queryKey, started),
    // Another tab may have started it: look again.
    onError: () => void client.invalidateQueries({ queryKey }),
  })
}
