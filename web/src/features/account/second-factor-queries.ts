import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { BodyInput } from '#shared/api/contract.ts'
import type {
  confirmTotp,
  getSecondFactor,
  removeTotp,
  renewRecoveryCodes,
  startTotp,
} from '#shared/api/second-factor.ts'
import { call } from '#web/api/client.ts'

const secondFactorQuery = queryOptions({
  queryKey: ['account', 'second-factor'],
  queryFn: ({ signal }) => call<typeof getSecondFactor>('GET /api/user/second-factor', { signal }),
})

/** Whether the user signs in with a second factor, and how many recovery codes are left. */
export const useSecondFactor = () => useQuery(secondFactorQuery)

/** A change of the second factor, after which its state is asked for anew. */
const useChange = <Body, Answer>(mutationFn: (body: Body) => Promise<Answer>) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    // The answers are secrets that are shown once.
    gcTime: 0,
    onSuccess: () => client.invalidateQueries({ queryKey: secondFactorQuery.queryKey }),
  })
}

/** Begins a second factor: its secret, for an authenticator app. */
export const useStartTotp = () => useChange(() => call<typeof startTotp>('POST /api/user/totp'))

/** Turns the second factor on with a first code; the answer has the recovery codes. */
export const useConfirmTotp = () =>
  useChange((body: BodyInput<typeof confirmTotp>) =>
    call<typeof confirmTotp>('POST /api/user/totp/confirmation', { body }),
  )

/** Turns the second factor off. */
export const useRemoveTotp = () => useChange(() => call<typeof removeTotp>('DELETE /api/user/totp'))

/** Replaces the recovery codes. */
export const useRenewRecoveryCodes = () =>
  useChange(() => call<typeof renewRecoveryCodes>('POST /api/user/recovery-codes'))
