import type { Access } from '#shared/api/contract.ts'
import type { UserRecord } from '#functions/data/users.ts'
import { isPlatformAdmin } from '#shared/rules/user.ts'
import { createHash } from 'node:crypto'
import type { RequestInfo } from './read-request.ts'

/** The caller, as our own store knows them at this moment. Nothing in it comes from the token but the id and the session's. */
export type Actor = UserRecord & {
  session?: string
  /** The member of staff who acts for this dealership; absent when the account acts for itself. */
  person?: UserRecord
}

/** The person behind a call: the member of staff, where one acts for a dealership. */
export const personBehind = (actor: Actor): UserRecord => actor.person ?? actor

/** The caller that a handler is given: always a user, a user or none, or never one. */
export type ActorFor<A extends Access> = A extends 'public'
  ? undefined
  : A extends 'optional'
    ? Actor | undefined
    : Actor

/** The owner and admins see a listing or a plate in every state. */
export const isOwnerOrAdmin = ({ ownerId }: { ownerId: string }, actor: Actor | undefined): boolean =>
  actor !== undefined && (actor.id === ownerId || isPlatformAdmin(actor))

/** A group of an IPv6 address as one text, however it was written; of the fourth, the eight bits that belong to the network. */
const group = (text: string, place: number): string =>
  (Number.parseInt(text, 16) & (place === 3 ? 0xff00 : 0xffff)).toString(16)

/**
 * The network a caller belongs to, for limits per address. One IPv6 subscriber is given a /56 (RIPE-690, section 4.2) and can change
 * address within it at will, so only the first 56 bits count, written out in full. An IPv4 address is itself, also where it is mapped into IPv6.
 */
export const networkOf = (ip: string): string => {
  if (!ip.includes(':')) return ip
  // All of IPv4 lies in one network of IPv6 (::ffff:203.0.113.7): as a network, everybody would share one limit.
  if (ip.includes('.')) return ip.slice(ip.lastIndexOf(':') + 1)
  const [head = '', tail] = ip.split('::')
  const groups = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const missing = tail === undefined ? 0 : 8 - groups.length - after.length
  return [...groups, ...Array.from({ length: missing }, () => '0'), ...after].slice(0, 4).map(group).join(':')
}

/** The data that identify a person for counting. */
export type Caller = {
  actor: Actor | undefined
  /** The name that the caller's browser gave itself. */
  visitor: string | undefined
  request: Pick<RequestInfo, 'ip' | 'userAgent'>
}

/** The key by which a signed-in user is counted. */
export const personOfUser = (userId: string): string => `user:${userId}`

/**
 * The key by which a caller is counted for a listing, so that one person counts once: `user:<id>`, or `visitor:<hash>`. The
 * hash is of this listing alone, so it cannot tell what else the same visitor looked at. Without a visitor name it is of
 * network and browser: many people of one carrier then count as one, which is better than one who counts as many.
 */
export const personOf = (listingId: string, { actor, visitor, request }: Caller): string => {
  if (actor) return personOfUser(actor.id)
  const name = visitor ?? `${networkOf(request.ip)} ${request.userAgent}`
  // 128 bits: no two visitors of a listing will ever share them.
  return `visitor:${createHash('sha256').update(`${name} ${listingId}`).digest('base64url').slice(0, 22)}`
}
