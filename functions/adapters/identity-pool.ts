import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminInitiateAuthCommand,
  AdminRespondToAuthChallengeCommand,
  AdminSetUserPasswordCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  RevokeTokenCommand,
  UserNotFoundException,
  type AuthenticationResultType,
  type AuthFlowType,
} from '@aws-sdk/client-cognito-identity-provider'
import * as z from 'zod/mini'
import { AppError, storeUnavailable } from '#functions/core/app-error.ts'
import { env } from '#functions/core/env.ts'
import { endWithRequest, storeTimeouts } from '#functions/core/time.ts'

// Accounts in the pool are named by our user id: people sign in with a username or e-mail that our own guards resolve,
// so both can change and neither is ever shown to the pool. Passwords live in the pool alone.

let client: CognitoIdentityProviderClient | undefined
const pool = () =>
  (client ??= endWithRequest(
    new CognitoIdentityProviderClient({ maxAttempts: 3, requestHandler: storeTimeouts() }),
  ))

/** A bearer token, the session that it is of (its claim `origin_jti`), and when that began. */
export type Tokens = { accessToken: string; session: string; signedInAt: Date }
/** The tokens of a new session. */
export type SignedIn = Tokens & { refreshToken: string }

/** An id that no account has: an unknown name takes the same calls as a known one, so response times reveal nothing. */
export const nobody = 'usr_00000000000000000000000000'

const account = (userId: string) => ({ UserPoolId: env().USER_POOL_ID, Username: userId })

/**
 * Creates the account of an id with its password, which must already satisfy `shared/schemas/account.ts`. One that is there was made by a
 * try whose answer was lost, or by another link of the same person at the same moment: it gets the password.
 */
export const createAccount = async (userId: string, password: string): Promise<void> => {
  try {
    await pool().send(new AdminCreateUserCommand({ ...account(userId), MessageAction: 'SUPPRESS' }))
  } catch (error) {
    if (!(error instanceof Error && error.name === 'UsernameExistsException')) throw error
  }
  await setPassword(userId, password)
}

/**
 * Gives an account another password, which must satisfy `shared/schemas/account.ts`. Its sessions go on.
 * @throws AppError UNAUTHORIZED when there is no such account: it has just been deleted, or the pool is a new one
 */
export const setPassword = async (userId: string, password: string): Promise<void> => {
  const asked = { ...account(userId), Password: password, Permanent: true }
  try {
    await pool().send(new AdminSetUserPasswordCommand(asked))
  } catch (cause) {
    throw cause instanceof UserNotFoundException ? new AppError('UNAUTHORIZED', { cause }) : cause
  }
}

const orGone = async (call: Promise<unknown>): Promise<void> => {
  try {
    await call
  } catch (error) {
    if (!(error instanceof UserNotFoundException)) throw error
  }
}

/** Revokes every refresh token of an account, if it exists. Issued access tokens are refused by the table. */
export const endAllSessions = (userId: string): Promise<void> =>
  orGone(pool().send(new AdminUserGlobalSignOutCommand(account(userId))))

/** Removes an account with its password and sessions. One that is gone already is no error. */
export const deleteAccount = (userId: string): Promise<void> =>
  orGone(pool().send(new AdminDeleteUserCommand(account(userId))))

const refused = new Set(['NotAuthorizedException', 'UserNotFoundException', 'PasswordResetRequiredException'])

const claims = z.object({ origin_jti: z.string(), auth_time: z.number() })

/** Reads a token that has just come from the pool itself, so that its signature need not be checked. */
const sessionOf = (accessToken: string) => {
  const payload = Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString('utf8')
  const { origin_jti: session, auth_time: signedIn } = claims.parse(JSON.parse(payload))
  return { session, signedInAt: new Date(signedIn * 1000) }
}

type Issued = Tokens & { refreshToken: string | undefined }

const clientOf = () => ({ UserPoolId: env().USER_POOL_ID, ClientId: env().USER_POOL_CLIENT_ID })

/** The tokens that the pool has issued. A refusal of the pool is thrown as `code`, and a trigger of it that fails as a busy store. */
const issued = async (
  code: 'INVALID_CREDENTIALS' | 'UNAUTHORIZED',
  ask: () => Promise<{ AuthenticationResult?: AuthenticationResultType | undefined }>,
): Promise<Issued> => {
  try {
    const { AuthenticationResult: { AccessToken, RefreshToken } = {} } = await ask()
    if (!AccessToken) throw new AppError(code)
    return { accessToken: AccessToken, refreshToken: RefreshToken, ...sessionOf(AccessToken) }
  } catch (error) {
    if (error instanceof Error && refused.has(error.name)) throw new AppError(code, { cause: error })
    throw error instanceof Error && /Lambda\w*Exception$/.test(error.name) ? storeUnavailable(error) : error
  }
}

// Signing in needs our own rights at AWS: were it open to every client, our limits on guessing could be walked around.
const initiate = (AuthFlow: AuthFlowType, AuthParameters: Record<string, string>) =>
  pool().send(new AdminInitiateAuthCommand({ ...clientOf(), AuthFlow, AuthParameters }))

/** Tokens for a password. Pass undefined for an unknown user. @throws AppError INVALID_CREDENTIALS */
export const signInWithPassword = async (userId: string | undefined, password: string): Promise<SignedIn> => {
  const parameters = { USERNAME: userId ?? nobody, PASSWORD: password }
  const { refreshToken, ...tokens } = await issued('INVALID_CREDENTIALS', () =>
    initiate('ADMIN_USER_PASSWORD_AUTH', parameters),
  )
  // Cognito gives one with every password; the type is of all flows.
  return { ...tokens, refreshToken: refreshToken ?? '' }
}

/**
 * Tokens for a ticket that was written for this user a moment ago. The pool asks a function of ours about it
 * (`functions/internal/pool-triggers.ts`), which uses it up.
 * @throws AppError UNAUTHORIZED when the ticket is not good, or the pool has no such account
 */
export const signInWithTicket = async (userId: string, ticket: string): Promise<SignedIn> => {
  const { refreshToken, ...tokens } = await issued('UNAUTHORIZED', async () => {
    const { Session } = await initiate('CUSTOM_AUTH', { USERNAME: userId })
    return pool().send(
      new AdminRespondToAuthChallengeCommand({
        ...clientOf(),
        ChallengeName: 'CUSTOM_CHALLENGE',
        Session,
        ChallengeResponses: { USERNAME: userId, ANSWER: ticket },
      }),
    )
  })
  return { ...tokens, refreshToken: refreshToken ?? '' }
}

/** A new access token for a refresh token. @throws AppError UNAUTHORIZED when it was revoked or has run out. */
export const signInWithRefreshToken = (refreshToken: string): Promise<Tokens> =>
  issued('UNAUTHORIZED', () => initiate('REFRESH_TOKEN_AUTH', { REFRESH_TOKEN: refreshToken }))

/** Ends a refresh token for good. One that is unknown or already ended is no error. */
export const revokeRefreshToken = async (refreshToken: string): Promise<void> => {
  try {
    await pool().send(new RevokeTokenCommand({ Token: refreshToken, ClientId: env().USER_POOL_CLIENT_ID }))
  } catch (error) {
    const isGone =
      error instanceof Error &&
      /^(NotAuthorized|InvalidParameter|UnsupportedTokenType|UnauthorizedException)/.test(error.name)
    if (!isGone) throw error
  }
}
