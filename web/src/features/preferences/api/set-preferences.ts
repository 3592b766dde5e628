import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { BodyInput } from '#shared/api/contract.ts'
import type { setPreferences as contract } from '#shared/api/preferences.ts'
import { call } from '#web/api/client.ts'
import { preferencesQuery } from './get-preferences.ts'

const setPreferences = (body: BodyInput<typeof contract>) =>
  call<typeof contract>('PUT /api/user/preferences', { body })

/** Replaces the preferences. */
export const useSetPreferences = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: setPreferences,
    onSuccess: (preferences) => client.setQueryData(preferencesQuery.queryKey, preferences),
    // Somebody else has changed them: what is shown is not what is there.
    onError: () => void client.invalidateQueries({ queryKey: preferencesQuery.queryKey }),
  })
}
