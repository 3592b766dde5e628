import type { QueryClient } from '@tanstack/react-query'
import { ApiError, type ApiErrorCode } from './api-error.ts'

/** The key of the signed-in user. */
export const userKey = ['account', 'user'] as const

const lost: ApiErrorCode = 'DEALERSHIP_NOT_VERIFIED'

/**
 * Asks for the user anew when one of these codes says that their dealership is not verified by now: what they are offered
 * follows from how they stand, and nothing is fetched again by itself.
 */
export const reloadIfLost = (client: QueryClient, codes: readonly string[]): void => {
  if (codes.includes(lost)) void client.invalidateQueries({ queryKey: userKey })
}

/** Calls `reloadIfLost` for the error of every mutation. @returns how to end it */
export const watchStanding = (client: QueryClient): (() => void) =>
  client.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return
    const { error } = event.action
    if (error instanceof ApiError) reloadIfLost(client, [error.code])
  })
