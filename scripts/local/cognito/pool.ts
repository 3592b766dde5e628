import { CognitoError } from './errors.ts'
import type { PoolKeys } from './keys.ts'
import type { Store, User } from './store.ts'

/** A code to reset a password, on its way to the address it would be mailed to. */
export type MailedCode = { username: string; code: string; destination: string }

/** What every operation works with. `now` gives ms since 1970. */
export type Pool = {
  poolId: string
  clientId: string
  issuer: string
  store: Store
  keys: PoolKeys
  now: () => number
  onCode: (code: MailedCode) => void | Promise<void>
}

/** The user an admin call names. Throws UserNotFoundException. */
export const requireUser = ({ store }: Pool, name: string): User => {
  const user = store.findUser(name)
  if (!user) throw new CognitoError('UserNotFoundException', 'User does not exist.')
  return user
}

/** Saves a change to a user and when it was made. */
export const updateUser = ({ store, now }: Pool, user: User, change: Partial<User>): void =>
  store.saveUser({ ...user, ...change, modified: now() })
