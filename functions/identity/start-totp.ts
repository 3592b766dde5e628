import { AppError } from '#functions/core/app-error.ts'
import { provenHandler } from '#functions/core/proven-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { beginTotp } from '#functions/data/factors.ts'
import { newTotpSecret, totpAddress } from './totp.ts'
import { startTotp as route } from '#shared/api/second-factor.ts'

const live = { beginTotp, newTotpSecret }

/**
 * Begins a second factor, anew if one was begun and not confirmed. Not before the address is confirmed: who registered with a stranger's
 * address must not lock out its owner, whom every way in would ask for a code.
 */
export const startTotp = async ({ actor }: Input<typeof route>, deps = live) => {
  if (actor.emailConfirmedAt === null) throw new AppError('EMAIL_UNCONFIRMED')
  const secret = deps.newTotpSecret()
  if (!(await deps.beginTotp(actor.id, secret))) throw new AppError('CONFLICT')
  return { secret, address: totpAddress(secret, actor.username) }
}

export const handler = provenHandler(route, startTotp)
