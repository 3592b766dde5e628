import type { QueryClient } from '@tanstack/react-query'
import { type Acting, actingFor, isSameActing, useActing } from '#web/stores/acting.ts'
import { ApiError, type ApiErrorCode } from './api-error.ts'

/** The key of the signed-in user. */
export const userKey = ['account', 'user'] as const

const unverified: ApiErrorCode = 'DEALERSHIP_NOT_VERIFIED'

/**
 * Loads the user again when one of these codes says that their dealership is no longer verified: the pages offer what its status
 * allows, and nothing is fetched again by itself.
 */
export const reloadUserIfUnverified = (client: QueryClient, codes: readonly string[]): void => {
  if (codes.includes(unverified)) void client.invalidateQueries({ queryKey: userKey })
}

/** The key of the user's employment. */
export const employmentKey = ['account', 'employment'] as const

/**
 * Loads what is out of date: for an error of any call the user for `reloadUserIfUnverified`, and the role of who acts for a dealership and
 * was refused, since its owner may have changed it; and that role, too, when another tab has learnt of another one.
 * @returns a function that ends it
 */
export const watchDealerStatus = (client: QueryClient): (() => void) => {
  const onEvent = (event: { type: string; action?: { type: string; error?: unknown } }) => {
    const error = event.type === 'updated' && event.action?.type === 'error' && event.action.error
    if (!(error instanceof ApiError)) return
    reloadUserIfUnverified(client, [error.code])
    if (error.code === 'FORBIDDEN' && actingFor()) void client.invalidateQueries({ queryKey: employmentKey })
  }
  // Otherwise each of two tabs would write down what it knows over what the other one does, without end.
  const onActing = ({ acting }: { acting: Acting | null }) => {
    const known = client.getQueryData<{ employment: Acting | null }>(employmentKey)
    if (acting && known && !isSameActing(acting, known.employment))
      void client.invalidateQueries({ queryKey: employmentKey })
  }
  const ends = [
    client.getMutationCache().subscribe(onEvent),
    client.getQueryCache().subscribe(onEvent),
    useActing.subscribe(onActing),
  ]
  return () => ends.forEach((end) => end())
}
