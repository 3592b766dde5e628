import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { agreeToTerms } from '#shared/api/preferences.ts'
import { presentAgreement } from '#shared/rules/agreements.ts'
import { call } from '#web/api/client.ts'
import { currentLanguage } from '#web/stores/language.ts'
import { currentUserQuery } from './queries.ts'

/** Agrees to the present terms and privacy policy, as they are read in the language of the page. */
export const useAgreeToTerms = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () =>
      call<typeof agreeToTerms>('POST /api/user/terms', {
        body: { agreedVersion: presentAgreement(), language: currentLanguage() },
      }),
    onSuccess: (user) => {
      client.setQueryData(currentUserQuery.queryKey, user)
      void client.invalidateQueries({ queryKey: ['account', 'consents'] })
    },
  })
}
