import { sessionLimits } from '#shared/constants/sessions.ts'
import type { Factor } from '#shared/schemas/session.ts'

/** The part of a session that says which secrets its refresh cookie had: hashes, and when the last was replaced. */
type Rotation = { currentHash: string; previousHash: string | null; rotatedAt: string }

/**
 * The meaning of a secret that a refresh cookie presents. CURRENT: it is to be replaced. REPEATED: its successor was made a moment
 * ago, for another tab or for a response that was lost, and is handed out again. REUSED: somebody kept a copy of an older one, so
 * that two hold the session, and nobody can tell who is its owner (RFC 9700, 4.14.2).
 */
export type Presented = 'CURRENT' | 'REPEATED' | 'REUSED'

/** What the secret of this hash means to a session. */
export const presentedSecret = (hash: string, session: Rotation, at: Date): Presented => {
  if (hash === session.currentHash) return 'CURRENT'
  const age = at.getTime() - Date.parse(session.rotatedAt)
  return hash === session.previousHash && age <= sessionLimits.graceSeconds * 1000 ? 'REPEATED' : 'REUSED'
}

/** Whether a session has ended by itself: its time is over, or nobody has used it for long. */
export const isSessionOver = (
  { expiresAt, lastUsedAt }: { expiresAt: number; lastUsedAt: string },
  at: Date,
): boolean =>
  expiresAt * 1000 <= at.getTime() ||
  at.getTime() - Date.parse(lastUsedAt) > sessionLimits.idleDays * 86_400_000

/** Whether a session was proved by two factors: a passkey is had and unlocked, a code comes on top of something else. */
export const hasTwoFactors = ({ factors }: { factors: readonly Factor[] }): boolean =>
  factors.includes('passkey') ||
  (factors.some((factor) => factor === 'totp' || factor === 'recovery') &&
    factors.some((factor) => factor === 'password' || factor === 'code'))

/** Whether a proof of who one is, or a sign-in, is fresh enough for what asks for one. */
export const isProofFresh = ({ provedAt }: { provedAt: string }, at: Date): boolean =>
  at.getTime() - Date.parse(provedAt) <= sessionLimits.proofSeconds * 1000

type Used = { id: string; lastUsedAt: string }

/** The sessions that end when one more begins: those that were not used for the longest time. */
export const crowdedOut = <S extends Used>(sessions: readonly S[]): S[] =>
  sessions
    .toSorted((one, other) => other.lastUsedAt.localeCompare(one.lastUsedAt))
    .slice(sessionLimits.perPerson - 1)
