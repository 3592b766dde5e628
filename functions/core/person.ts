import { createHash } from 'node:crypto'
import type { Actor } from '#functions/core/actor.ts'
import { networkOf } from '#functions/core/network.ts'
import type { RequestInfo } from '#functions/core/read-request.ts'

/** What tells one person from another. */
export type Caller = {
  actor: Actor | undefined
  /** The name that the caller's browser gave itself. */
  visitor: string | undefined
  request: Pick<RequestInfo, 'ip' | 'userAgent'>
}

/** How a signed-in user is named in what counts people. */
export const personOfUser = (userId: string): string => `user:${userId}`

/**
 * Who calls about a listing, so that one person counts once: `user:<id>`, or `visitor:<hash>`. The hash is of this listing
 * alone, so it cannot tell what else the same visitor looked at. Without a name it is of network and browser: many people
 * of one carrier then count as one, which is better than one who counts as many.
 */
export const personOf = (listingId: string, { actor, visitor, request }: Caller): string => {
  if (actor) return personOfUser(actor.id)
  const name = visitor ?? `${networkOf(request.ip)} ${request.userAgent}`
  // 128 bits: no two visitors of a listing will ever share them.
  return `visitor:${createHash('sha256').update(`${name} ${listingId}`).digest('base64url').slice(0, 22)}`
}
