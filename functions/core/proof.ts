import { AppError } from './app-error.ts'
import type { Actor } from './caller.ts'
import { now } from './time.ts'
import { getSession } from '#functions/data/sessions.ts'
import { isProofFresh } from '#shared/rules/session.ts'

const live = { getSession, now }

/**
 * Makes sure that the session of a caller was proved a moment ago: a sign-in counts, a renewed token does not. The session is
 * read from the table, strongly consistent, and never from the token.
 * @throws AppError PROOF_REQUIRED
 */
export const requireProof = async (actor: Actor | undefined, deps = live): Promise<void> => {
  const at = deps.now()
  const session = actor?.session && (await deps.getSession(actor.id, actor.session, at))
  if (!session || !isProofFresh(session, at)) throw new AppError('PROOF_REQUIRED')
}
