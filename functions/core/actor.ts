import type { Access } from '#shared/api/contract.ts'
import type { UserRecord } from '#functions/data/users.ts'

/** The caller, as our own store knows them at this moment. Nothing in it comes from the token but the id. */
export type Actor = UserRecord

/** What a handler is given: surely someone, perhaps someone, or nobody. */
export type ActorFor<A extends Access> = A extends 'public'
  ? undefined
  : A extends 'optional'
    ? Actor | undefined
    : Actor
