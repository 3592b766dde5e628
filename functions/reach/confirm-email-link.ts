import { now } from '#functions/core/time.ts'
import { confirmEmailWith } from '#functions/commands/confirm-email.ts'
import { AppError, hasCode } from '#functions/core/app-error.ts'
import { limitedHandler } from '#functions/core/limited-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { findByLink } from '#functions/data/one-time-codes.ts'
import { getUserById } from '#functions/data/users.ts'
import { confirmEmailLink as route } from '#shared/api/reach.ts'

const live = { findByLink, getUserById, confirmEmailWith, now }

/** Confirms an address by the link that was mailed there, in whichever browser it was opened. */
export const confirmEmailLink = async ({ body }: Input<typeof route>, deps = live) => {
  const at = deps.now()
  const [userId = '', secret = ''] = body.token.split('.')
  const sent = await deps.findByLink(userId, 'EMAIL', secret, at)
  const user = sent && (await deps.getUserById(userId))
  if (!user || user.status !== 'ACTIVE') throw new AppError('CONFIRMATION_LINK_INVALID')
  try {
    await deps.confirmEmailWith(user, sent, at)
  } catch (error) {
    const isUsed = hasCode(error, 'CODE_INVALID')
    throw isUsed ? new AppError('CONFIRMATION_LINK_INVALID', { cause: error }) : error
  }
}

export const handler = limitedHandler(route, confirmEmailLink)
