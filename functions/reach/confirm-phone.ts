import { now } from '#functions/core/time.ts'
import { accountEmailWrite } from '#functions/commands/account-email.ts'
import { AppError } from '#functions/core/app-error.ts'
import { provenHandler } from '#functions/core/proven-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { tryCode, usedCodeWrite } from '#functions/data/one-time-codes.ts'
import { editUser } from '#functions/data/user-edits.ts'
import { toCurrentUser } from '#functions/data/user-views.ts'
import { confirmPhone as route } from '#shared/api/reach.ts'

const live = { tryCode, editUser, accountEmailWrite, now }

/**
 * Confirms the caller's number by the code that was texted to it, and takes it: one account may have it. It signs in from then on, so
 * the account's address is told.
 */
export const confirmPhone = async ({ actor, body }: Input<typeof route>, deps = live) => {
  if (actor.phoneConfirmedAt !== null) return toCurrentUser(actor)
  const at = deps.now()
  const sent = await deps.tryCode(actor.id, 'PHONE', { code: body.code, sentTo: actor.phoneNumber }, at)
  if (!sent) throw new AppError('CODE_INVALID')
  const changes = { phoneConfirmedAt: at.toISOString() }
  const mail = await deps.accountEmailWrite(actor, { kind: 'PHONE_CONFIRMED' }, at)
  await deps.editUser(
    actor,
    changes,
    at,
    [usedCodeWrite(sent), mail],
    [
      'status',
      'phoneNumber',
      // A session that ends at this moment, as the address's owner takes the account, must not leave a way in.
      'tokensValidAfter',
    ],
  )
  return toCurrentUser({ ...actor, ...changes })
}

export const handler = provenHandler(route, confirmPhone)
