import { now } from '#functions/core/time.ts'
import { phoneConfirmationWrites } from '#functions/commands/send-code.ts'
import { AppError } from '#functions/core/app-error.ts'
import { provenHandler } from '#functions/core/proven-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { transact } from '#functions/data/transact.ts'
import { activeWrite } from '#functions/data/users.ts'
import { sendPhoneCode as route } from '#shared/api/reach.ts'
import { rateLimits } from '#shared/constants/limits.ts'

const live = { phoneConfirmationWrites, transact, now }

/**
 * Texts a code to the caller's number. Whether another account has it is not said here, but to who has proved that the number is
 * theirs: else anybody could ask whose numbers are known.
 */
export const sendPhoneCode = async ({ actor }: Input<typeof route>, deps = live) => {
  if (actor.phoneConfirmedAt !== null) return
  // Who signed up with an address alone has given no number yet.
  if (actor.phoneNumber === '') throw new AppError('CONFLICT')
  const writes = await deps.phoneConfirmationWrites(actor, deps.now())
  if (!writes) throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: rateLimits.codeText.seconds })
  await deps.transact([...writes, activeWrite(actor.id)])
}

export const handler = provenHandler(route, sendPhoneCode)
