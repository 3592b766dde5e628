import { AppError } from './app-error.ts'
import type { Actor } from './caller.ts'
import { env } from './env.ts'
import { now } from './time.ts'
import { getSession } from '#functions/data/sessions.ts'
import { hasTwoFactors, isProofFresh } from '#shared/rules/session.ts'

const live = { getSession, now, staffFactors: () => env().STAFF_FACTORS }

/**
 * Makes sure that the session of a caller was proved a moment ago: a sign-in counts, a renewed token does not. The session is
 * read from the table, strongly consistent, and never from the token.
 * @throws AppError PROOF_REQUIRED
 */
export const requireProof = async (
  actor: Actor | undefined,
  deps: Omit<typeof live, 'staffFactors'> = live,
): Promise<void> => {
  const at = deps.now()
  const session = actor?.session && (await deps.getSession(actor.id, actor.session, at))
  if (!session || !isProofFresh(session, at)) throw new AppError('PROOF_REQUIRED')
}

/**
 * Makes sure that an admin has signed in with two factors, unless one was chosen to be enough: a stolen password alone must open
 * nothing of other people. Read from the table as well, so it also holds for a session from before somebody became an admin.
 * @throws AppError SECOND_FACTOR_NEEDED
 */
export const requireTwoFactors = async (actor: Actor | undefined, deps = live): Promise<void> => {
  if (deps.staffFactors() === 'one') return
  const session = actor?.session && (await deps.getSession(actor.id, actor.session, deps.now()))
  if (!session || !hasTwoFactors(session)) throw new AppError('SECOND_FACTOR_NEEDED')
}
