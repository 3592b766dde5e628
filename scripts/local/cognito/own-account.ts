import { checkPolicy, hashPassword } from './passwords.ts'
import { updateUser } from './pool.ts'
import type { Pool } from './pool.ts'
import { checkPassword } from './sign-in.ts'
import { revokeToken, userOfAccessToken } from './tokens.ts'

type Held = { AccessToken: string }

/** GlobalSignOut of the token's holder. Throws NotAuthorizedException. */
export const globalSignOut = (pool: Pool, { AccessToken }: Held): object => {
  pool.store.revokeSessionsOf(userOfAccessToken(pool, AccessToken).sub)
  return {}
}

/** ChangePassword of the token's holder; tokens stay, as in Cognito. Throws NotAuthorizedException. */
export const changePassword = async (
  pool: Pool,
  input: Held & { PreviousPassword: string; ProposedPassword: string },
): Promise<object> => {
  const user = userOfAccessToken(pool, input.AccessToken)
  checkPolicy(input.ProposedPassword)
  await checkPassword(user, input.PreviousPassword)
  const password = await hashPassword(input.ProposedPassword)
  updateUser(pool, userOfAccessToken(pool, input.AccessToken), { password, status: 'CONFIRMED' })
  return {}
}

/** RevokeToken: the refresh token and the access tokens made from it. Throws UnsupportedTokenTypeException. */
export const revoke = (pool: Pool, { Token }: { Token: string }): object => {
  revokeToken(pool, Token)
  return {}
}
