import { now } from '#functions/core/time.ts'
import { confirmEmailWith } from '#functions/commands/confirm-email.ts'
import { AppError } from '#functions/core/app-error.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { tryCode } from '#functions/data/one-time-codes.ts'
import { toCurrentUser } from '#functions/data/user-views.ts'
import { confirmEmail as route } from '#shared/api/reach.ts'
import { emailToConfirm } from '#shared/rules/reach.ts'

const live = { tryCode, confirmEmailWith, now }

/** Confirms the caller's address by the code that was mailed there. Nothing to confirm is no error: an answer may have been lost. */
export const confirmEmail = async ({ actor, body }: Input<typeof route>, deps = live) => {
  const sentTo = emailToConfirm(actor)
  if (sentTo === null) return toCurrentUser(actor)
  const at = deps.now()
  const sent = await deps.tryCode(actor.id, 'EMAIL', { code: body.code, sentTo }, at)
  if (!sent) throw new AppError('CODE_INVALID')
  return toCurrentUser(await deps.confirmEmailWith(actor, sent, at))
}

export const handler = routeHandler(route, confirmEmail)
