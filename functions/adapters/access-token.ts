import { CognitoJwtVerifier } from 'aws-jwt-verify'
import { JwkValidationError, JwksValidationError, JwtBaseError } from 'aws-jwt-verify/error'
import { SimpleJwksCache } from 'aws-jwt-verify/jwk'
import { env } from '#functions/core/env.ts'
import { storeUnavailable } from '#functions/core/app-error.ts'

/** The claims that we use of a token: user, session, and time of issue in epoch seconds. Never a permission. */
export type Claims = { userId: string; session: string; issuedAt: number }

// The same as a store's timeout for one try. The response is small, so this covers all of it.
const keysWithinMs = 2000

/** The pool's keys. @throws AppError STORE_UNAVAILABLE, also when something else than the pool answers */
const fetchKeys = async (poolsOwnUri: string): Promise<ArrayBuffer> => {
  const uri = env().USER_POOL_JWKS_URI ?? poolsOwnUri
  try {
    const answer = await fetch(uri, { redirect: 'error', signal: AbortSignal.timeout(keysWithinMs) })
    if (answer.ok) return await answer.arrayBuffer()
    throw new Error(`The pool's keys were answered with ${answer.status}`)
  } catch (error) {
    throw storeUnavailable(error)
  }
}

const createVerifier = () =>
  CognitoJwtVerifier.create(
    { userPoolId: env().USER_POOL_ID, clientId: env().USER_POOL_CLIENT_ID, tokenUse: 'access' },
    {
      jwksCache: new SimpleJwksCache({
        fetcher: { fetch: fetchKeys },
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
    // Keys that cannot be read say nothing about the token: its owner must not seem to be signed out.
    if (error instanceof JwksValidationError || error instanceof JwkValidationError)
      throw storeUnavailable(error)
    if (error instanceof JwtBaseError) return undefined
    throw error
  }
}
