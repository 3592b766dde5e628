import type { SignedIn } from '#functions/adapters/identity-pool.ts'
import { newSecret } from '#functions/adapters/ids.ts'
import { accountEmailWrite } from '#functions/commands/account-email.ts'
import { endOneSession } from '#functions/commands/end-sessions.ts'
import { asAppError, hasCode } from '#functions/core/app-error.ts'
import { secretHash } from '#functions/core/hash.ts'
import { logger } from '#functions/core/logger.ts'
import { eachAtOnce, now, retry } from '#functions/core/time.ts'
import type { RequestInfo } from '#functions/core/read-request.ts'
import {
  deviceWrite,
  getSession,
  insertSession,
  listSessions,
  readDevices,
  type SessionRecord,
} from '#functions/data/sessions.ts'
import { sharedBrowserWrites } from '#functions/data/shared-browsers.ts'
import { ConditionsFailed, transact, type Write } from '#functions/data/transact.ts'
import type { UserRecord } from '#functions/data/users.ts'
import { deviceName, deviceOf } from './device.ts'
import { endByCookie } from './end-by-cookie.ts'
import { sealToken } from './session-secret.ts'
import { readRefreshCookie, type RefreshCookie, toSignedIn } from './session.ts'
import { crowdedOut } from '#shared/rules/session.ts'
import type { Factor } from '#shared/schemas/session.ts'
import { keptUntil } from '#functions/data/kept-until.ts'

/** Notes that a browser has two accounts. A hint for admins: no sign-in fails for its sake. */
const noteSharedBrowser = async (userId: string, otherId: string, at: Date): Promise<void> => {
  try {
    await transact(sharedBrowserWrites(userId, otherId, at))
  } catch (error) {
    if (!(error instanceof ConditionsFailed)) logger.error('a shared browser was not noted', error)
  }
}

const live = {
  getSession,
  noteSharedBrowser,
  listSessions,
  readDevices,
  insertSession,
  endByCookie,
  endOneSession,
  accountEmailWrite,
  newSecret,
  now,
}

/** A sign-in: its tokens, and how the person proved that the account is theirs. */
type Proved = {
  tokens: SignedIn
  factors: readonly Factor[]
  /** Writes of the same transaction, such as one that uses the proof up. */
  together?: readonly Write[]
}

/** The item of a session, whose cookie holds `secret`. */
export const newSession = (
  user: Pick<UserRecord, 'id'>,
  { tokens, factors }: Proved,
  { secret, startedAt, userAgent }: { secret: string; startedAt: Date; userAgent: string },
  at: Date,
): SessionRecord => ({
  id: tokens.session,
  userId: user.id,
  startedAt: startedAt.toISOString(),
  lastUsedAt: at.toISOString(),
  provedAt: startedAt.toISOString(),
  factors: [...factors],
  ...deviceOf(userAgent),
  currentHash: secretHash(secret),
  previousHash: null,
  salt: null,
  rotatedAt: at.toISOString(),
  sealed: sealToken(tokens.refreshToken, secret, tokens.session),
  expiresAt: keptUntil('session', startedAt),
})

const isOwn = (cookie: RefreshCookie | undefined, { id }: UserRecord): boolean =>
  cookie !== undefined && ('poolToken' in cookie || cookie.userId === id)

/** The other account whose session the browser holds, which its cookie proves; undefined where there is none. */
const otherIn = async (
  cookie: RefreshCookie | undefined,
  user: Pick<UserRecord, 'id'>,
  at: Date,
  deps: Pick<typeof live, 'getSession'>,
): Promise<string | undefined> => {
  if (!cookie || 'poolToken' in cookie || cookie.userId === user.id) return undefined
  const session = await deps.getSession(cookie.userId, cookie.session, at)
  const isProved = session && [session.currentHash, session.previousHash].includes(secretHash(cookie.secret))
  return isProved ? cookie.userId : undefined
}

/**
 * Starts a session for a user who has just proved who they are, and returns the response to the sign-in. The account is told by
 * email of a device that it has not seen within a year, unless it has seen none: then it has just registered. When there are too
 * many sessions, those end that were not used for the longest time. The one that the same person had in this browser ends too.
 */
export const startSession = async (
  user: UserRecord,
  proved: Proved,
  request: Pick<RequestInfo, 'userAgent' | 'cookies' | 'origin' | 'host'>,
  deps = live,
) => {
  const at = deps.now()
  const secret = deps.newSecret()
  const session = newSession(user, proved, { secret, startedAt: at, userAgent: request.userAgent }, at)
  const [others, known] = await Promise.all([deps.listSessions(user.id, at), deps.readDevices(user.id)])
  const device = deviceName(session)
  const isNew = known !== undefined && !known.some(({ name }) => name === device)
  const { browser, system } = session
  const mails = isNew ? [await deps.accountEmailWrite(user, { kind: 'NEW_DEVICE', browser, system }, at)] : []
  await deps.insertSession(session, [
    deviceWrite(user.id, device, known ?? [], at),
    ...mails,
    ...(proved.together ?? []),
  ])
  const cookie = readRefreshCookie(request)
  if (isOwn(cookie, user)) await deps.endByCookie(request, at)
  const other = await otherIn(cookie, user, at, deps)
  if (other) await deps.noteSharedBrowser(user.id, other, at)
  await eachAtOnce(crowdedOut(others), 5, (other) => deps.endOneSession(user, other.id, at))
  return toSignedIn(user, proved.tokens.accessToken, { session, secret }, at)
}

const isStoreFault = (error: unknown): boolean => hasCode(asAppError(error), 'STORE_UNAVAILABLE')

type SignIn = {
  signInWithPassword: (userId: string, password: string) => Promise<SignedIn>
  startSession: typeof startSession
}

/**
 * Signs in a user whose password has just been set, at a second try where a store fails: the act is done, and cannot be repeated for
 * the sake of the response.
 */
export const signInAnew = (
  user: UserRecord,
  { password, factors }: { password: string } & Pick<Proved, 'factors'>,
  request: Parameters<typeof startSession>[2],
  deps: SignIn,
) => {
  const signIn = async () => {
    const tokens = await deps.signInWithPassword(user.id, password)
    return deps.startSession(user, { tokens, factors }, request)
  }
  return retry(signIn, { tries: 2, when: isStoreFault })
}
