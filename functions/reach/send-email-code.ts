import { now } from '#functions/core/time.ts'
import { emailConfirmationWrites } from '#functions/commands/send-code.ts'
import { AppError } from '#functions/core/app-error.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { transact } from '#functions/data/transact.ts'
import { activeWrite } from '#functions/data/users.ts'
import { sendEmailCode as route } from '#shared/api/reach.ts'
import { rateLimits } from '#shared/constants/limits.ts'
import { emailToConfirm } from '#shared/rules/reach.ts'

const live = { emailConfirmationWrites, transact, now }

/** Mails another code and link to the address that the caller is to confirm. */
export const sendEmailCode = async ({ actor, request: { ip } }: Input<typeof route>, deps = live) => {
  const address = emailToConfirm(actor)
  if (address === null) return
  const writes = await deps.emailConfirmationWrites(actor, address, deps.now(), { ip })
  if (!writes)
    throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: rateLimits.confirmationLetter.seconds })
  await deps.transact([...writes, activeWrite(actor.id)])
}

export const handler = routeHandler(route, sendEmailCode)
