import type { QueryClient } from '@tanstack/react-query'
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

/** Calls `reloadUserIfUnverified` for the error of every mutation. @returns a function that ends it */
export const watchDealerStatus = (client: QueryClient): (() => void) =>
  client.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return
    const { error } = event.action
    if (error instanceof ApiError) reloadUserIfUnverified(client, [error.code])
  })
