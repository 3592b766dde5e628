import { CognitoJwtVerifier } from 'aws-jwt-verify'
import { FetchError, JwtBaseError } from 'aws-jwt-verify/error'
import { SimpleJwksCache } from 'aws-jwt-verify/jwk'
import { AppError } from '#functions/core/app-error.ts'
import { env } from '#functions/core/env.ts'

/** What we take from a token: whose it is, which session, and since when, in epoch seconds. Never a right. */
export type Claims = { userId: string; session: string; issuedAt: number }

const createVerifier = () =>
  CognitoJwtVerifier.create(
    { userPoolId: env().USER_POOL_ID, clientId: env().USER_POOL_CLIENT_ID, tokenUse: 'access' },
    {
      jwksCache: new SimpleJwksCache({
        fetcher: {
          fetch: async (poolsOwnUri) => (await fetch(env().USER_POOL_JWKS_URI ?? poolsOwnUri)).arrayBuffer(),
        },
      }),
    },
  )

let verifier: ReturnType<typeof createVerifier> | undefined

/** The claims of a genuine, unexpired access token of our pool and client, or undefined. @throws AppError STORE_UNAVAILABLE when the pool's keys cannot be had. */
export const verifyAccessToken = async (token: string): Promise<Claims | undefined> => {
  try {
    const payload = await (verifier ??= createVerifier()).verify(token)
    return {
      userId: payload.username,
      session: payload.origin_jti ?? payload.jti,
      issuedAt: payload.iat,
    }
  } catch (error) {
    if (error instanceof FetchError || error instanceof TypeError) {
      throw new AppError('STORE_UNAVAILABLE', { cause: error, retryAfterSeconds: 2 })
    }
    if (error instanceof JwtBaseError) return undefined
    throw error
  }
}
