import { now } from '#functions/adapters/clock.ts'
import { setPassword, signInWithPassword } from '#functions/adapters/identity-pool.ts'
import { accountLetterWrite } from '#functions/commands/account-letter.ts'
import { endSessions } from '#functions/commands/end-sessions.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { checkPassword } from '#functions/identity/check-password.ts'
import { toSignedIn } from '#functions/identity/signed-in.ts'
import { changePassword as route } from '#shared/api/identity.ts'

const live = { checkPassword, setPassword, accountLetterWrite, endSessions, signInWithPassword, now }

/** Sets a new password for who knows the present one, ends every session, and begins one anew. */
export const changePassword = async ({ actor, body, request }: Input<typeof route>, deps = live) => {
  await deps.checkPassword(actor.id, body.currentPassword, request.ip)
  const letter = await deps.accountLetterWrite(actor, { kind: 'PASSWORD_CHANGED' }, deps.now())
  await deps.setPassword(actor.id, body.newPassword)
  await deps.endSessions(actor.id, [letter])
  return toSignedIn(actor, await deps.signInWithPassword(actor.id, body.newPassword))
}

export const handler = routeHandler(route, changePassword)
